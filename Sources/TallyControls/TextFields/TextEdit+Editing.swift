import TallyUI

extension TextEdit {
    /// Puts a text in place of what is selected, or of what an input method shows.
    ///
    /// - Parameter isTyped: true for a keystroke, which is undone with those before it.
    package mutating func insert(_ string: String, isTyped: Bool = false) {
        setMarked(nil)
        if string.isEmpty && selection.isCaret { return }
        let isRun = isTyped && !string.contains(where: \.isNewline)
        change(isRun ? .typing : nil) { $0.replace($0.selection.range, with: string) }
    }

    /// Removes what is selected, else what the movement goes over.
    ///
    /// - Returns: false if there is nothing to remove.
    @discardableResult
    package mutating func delete(_ movement: TextMovement, forward: Bool, lines: [Range<Int>] = []) -> Bool {
        setMarked(nil)
        var range = selection.range
        var run: TextHistory.Run?
        if range.isEmpty {
            let other = place(movement, forward: forward, from: selection.head, lines: lines)
            range = Swift.min(selection.head, other)..<Swift.max(selection.head, other)
            if movement == .character { run = forward ? .deletingForward : .deletingBackward }
        }
        if range.isEmpty { return false }
        change(run) { $0.replace(range, with: "") }
        return true
    }

    /// Shows what an input method has so far, in place of what is selected; an empty text takes it away.
    package mutating func mark(_ string: String) {
        if string.isEmpty { return setMarked(nil) }
        if !selection.isCaret { change { $0.replace($0.selection.range, with: "") } }
        setMarked(string)
    }

    /// Makes what the input method shows part of the text.
    package mutating func commitMarked() { if let marked { insert(marked, isTyped: true) } }

    /// Takes over a text that became another one without an edit here, or as the answer to one. The caret keeps its
    /// place in what is the same.
    ///
    /// Behind as many characters if what stands before it is the same; else before as many if what follows is; else
    /// behind as many characters, or at the end.
    package mutating func adopt(_ new: String) {
        let old = text
        if old.isIdentical(to: new) { return }
        let marked = marked
        let caret = selection.head
        let before = old.commonPrefix(new)
        let after = old.commonSuffix(new)
        let count = old[..<index(caret)].count
        let place =
            if caret <= before {
                caret
            } else if old.utf8.count - caret <= after {
                new.utf8.count - (old.utf8.count - caret)
            } else {
                new.prefix(count).utf8.count
            }
        replace(0..<end, with: new)
        select(place)
        setMarked(marked)
    }
}

extension String {
    /// Returns how many bytes both begin with.
    fileprivate func commonPrefix(_ other: String) -> Int {
        var count = 0
        for (a, b) in zip(utf8, other.utf8) {
            if a != b { break }
            count += 1
        }
        return count
    }

    /// Returns how many bytes both end with.
    fileprivate func commonSuffix(_ other: String) -> Int {
        var count = 0
        for (a, b) in zip(utf8.reversed(), other.utf8.reversed()) {
            if a != b { break }
            count += 1
        }
        return count
    }
}
