extension RollChange {
    /// Faces that a drum shows in one change: thirty a second over the 0.9 s of the styles' own motion. The eye follows no more.
    static let faceLimit = 27
    /// Faces beyond the last one, for springs that go too far: as far as a drum can go that has turned by one turn.
    private static let marginLimit = 9

    /// Turns a drum through the faces between, and puts more of them beyond the last.
    ///
    /// Of more than `faceLimit`, those half-way are left out, where it is fastest.
    func roll(_ cell: inout RollCell, _ column: RollPlan.Column) {
        let step = column.steps < 0 ? -1 : 1
        let first = column.fromDigit ?? 0
        let direction = direction(column)
        // The digits of other scripts may reach into the next line: there is nothing on their drums but what is passed.
        if new.numerals == .latin, abs(column.steps) <= Self.faceLimit,
            cell.strip.spin(
                from: first, steps: column.steps, count: column.faces, direction: direction,
                margin: min(abs(column.steps), Self.marginLimit))
        {
            cell.digit = column.toDigit
            return
        }
        let count = min(abs(column.steps), Self.faceLimit)
        func glyph(_ face: Int) -> String {
            // A sum that is below zero by less than a turn.
            new.glyph(for: ((face % column.faces) + column.faces) % column.faces)
        }
        let last = first + column.steps % column.faces
        let head = count < abs(column.steps) ? count / 2 : 0
        let path = (0..<count).map { index in
            index < head ? glyph(first + step * (index + 1)) : glyph(last - step * (count - 1 - index))
        }
        cell.strip.turn(through: path, direction: direction)
        cell.digit = column.toDigit
        // A column that comes back may have left on another face than the one that it would come in by.
        if path.isEmpty, cell.strip.face != glyph(last) {
            cell.strip.turn(through: [glyph(last)], direction: direction)
        }
        let margin = (0..<min(count, Self.marginLimit)).map { glyph(last + step * ($0 + 1)) }
        cell.strip.addMargin(margin, direction: direction)
    }
}
