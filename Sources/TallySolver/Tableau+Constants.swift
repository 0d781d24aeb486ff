extension Tableau {
    /// The constant of a row from the offsets of its markers, and the sum of the sizes of what it is made of.
    ///
    /// A marker m stands in its equation only as m - offset. So a row is homogeneous in the differences, and what is left of
    /// each, with m at 0, is coefficient · -offset.
    ///
    /// - Complexity: O(length of the row)
    func derivedConstant(of slot: Int) -> (value: Double, size: Double) {
        var value = offsets[basics[slot]]
        var size = abs(value)
        for cell in rows[slot] {
            let part = cell.coefficient * offsets[cell.symbol]
            value -= part
            size += abs(part)
        }
        return (value, size)
    }

    /// Takes rounding errors of earlier steps out of all constants. - Complexity: O(cells)
    mutating func deriveConstants() {
        for slot in rows.indices where basics[slot] >= 0 { constants[slot] = derivedConstant(of: slot).value }
    }

    /// Moves a marker's offset, and with it the constants of its column; rows may then be infeasible.
    ///
    /// - Complexity: O(rows that have the marker)
    mutating func setOffset(_ offset: Double, of marker: Int) {
        let change = offset - offsets[marker]
        offsets[marker] = offset
        if slots[marker] >= 0 {
            constants[slots[marker]] += change
        } else {
            for entry in column(of: marker) { constants[entry.symbol] -= entry.coefficient * change }
        }
    }
}
