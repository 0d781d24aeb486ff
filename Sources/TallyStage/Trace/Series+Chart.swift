extension Series {
    /// Returns the values over time as a drawing in letters, for a document or a message.
    ///
    /// - Parameters:
    ///   - columns: Letters across, at least 2; between frames the line is straight.
    ///   - rows: Lines, at least 2; the lowest value stands on the last.
    public func chart(columns: Int = 60, rows: Int = 9) -> String {
        let columns = max(2, columns)
        let rows = max(2, rows)
        let finite = values.filter(\.isFinite)
        guard let low = finite.min(), let high = finite.max(), let first = times.first, let last = times.last else {
            return "\(title): no values"
        }
        var lines = Array(repeating: Array(repeating: Character(" "), count: columns), count: rows)
        for column in 0..<columns {
            let time = first + (last - first) * Double(column) / Double(columns - 1)
            guard let value = value(at: time), value.isFinite else { continue }
            let height = high > low ? (value - low) / (high - low) : 0
            lines[rows - 1 - Int((height * Double(rows - 1)).rounded())][column] = "•"
        }
        let labels = [high.printed, low.printed]
        let width = labels.map(\.count).max() ?? 0
        func padded(_ label: String) -> String { String(repeating: " ", count: width - label.count) + label }
        var text = title + "\n"
        for (row, line) in lines.enumerated() {
            let label = row == 0 ? labels[0] : row == rows - 1 ? labels[1] : ""
            var drawn = String(line)
            while drawn.last == " " { drawn.removeLast() }
            text += padded(label) + " │" + drawn + "\n"
        }
        let end = last.printedTime + " s"
        let start = first.printedTime + " s"
        let gap = max(1, columns - start.count - end.count)
        return text + String(repeating: " ", count: width + 2) + start + String(repeating: " ", count: gap) + end
    }
}
