extension AmountInput {
    /// Moves the caret over characters of the raw text, and so over a group mark together with the digit beside it.
    ///
    /// One step leaves what is selected at the end that lies in the direction.
    /// - Parameters:
    ///   - distance: Characters to the right, in the order of the digits; negative to the left. What is too far goes to the end.
    ///   - extends: Whether one end of the selection stays where it is.
    public mutating func moveCaret(by distance: Int, extending extends: Bool = false) {
        run = nil
        let first = raw.first == .minus ? 1 : 0
        func place(_ start: Int) -> Int {
            let (sum, overflows) = start.addingReportingOverflow(distance)
            return min(max(overflows ? (distance < 0 ? 0 : raw.count) : sum, first), raw.count)
        }
        if extends {
            head = place(head)
        } else if head != anchor, abs(max(distance, -2)) == 1 {
            head = distance < 0 ? selection.lowerBound : selection.upperBound
            head = max(head, first)
            anchor = head
        } else {
            head = place(head)
            anchor = head
        }
    }

    /// Selects everything.
    public mutating func selectAll() { selection = 0..<raw.count }

    /// Returns the place in `text`, in characters, of a place in the raw text; what is outside is brought inside.
    ///
    /// It is the one behind the digit, before a group mark that follows.
    public func textPlace(ofRaw place: Int) -> Int {
        let place = min(max(place, 0), raw.count)
        guard place > 0 else { return 0 }
        var characters = 0
        for piece in format.pieces(of: raw) {
            characters += piece.text.count
            if piece.kind == .raw(place - 1) { break }
        }
        return characters
    }

    /// Returns the place in the raw text that is nearest to one in `text`; both sides of a group mark are the same
    /// place.
    public func rawPlace(ofText place: Int) -> Int {
        var characters = 0
        var raw = 0
        for piece in format.pieces(of: self.raw) {
            let next = characters + piece.text.count
            if case .raw(let index) = piece.kind {
                guard place > characters, 2 * place > characters + next || place >= next else { break }
                raw = index + 1
            }
            characters = next
        }
        return legal(raw..<raw).lowerBound
    }
}
