import Foundation

/// A CSV file, and which of its columns to show.
struct CSVSource {
    /// How errors call it.
    let name: String
    private let rows: [CSVParser.Row]
    private let commaIsPoint: Bool

    init(_ bytes: [UInt8], name: String) throws(CommandError) {
        self.name = name
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw CommandError(.badData, "\(name) is written in UTF-16; save it as UTF-8.")
        }
        let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
        let parser = CSVParser(String(decoding: bytes.dropFirst(hasMark ? 3 : 0), as: UTF8.self))
        if let line = parser.openQuoteLine {
            throw CommandError(
                .badData, "\(name), line \(line): a quotation mark is opened and never closed; close it.")
        }
        guard !parser.rows.isEmpty else {
            throw CommandError(.badData, "\(name) is empty; it needs at least one row with a number.")
        }
        rows = parser.rows
        commaIsPoint = parser.separator == ";"
    }

    /// Returns the numbers of a column with the texts of another.
    ///
    /// A column is asked for by its heading, in any case if none is equal, or by its place counted from 1. Without a
    /// name the only column is taken. The first row is a heading when it is asked for by name or holds no number.
    func script(column: String?, label: String?) throws(CommandError) -> Script {
        let first = rows[0].cells
        guard column != nil || first.count == 1 else {
            throw CommandError(.usage, "\(name) has several columns; choose one with --column: \(columnList).")
        }
        let (index, isNamed) = try find(column ?? "1")
        let labelled = try label.map { (text) throws(CommandError) in try find(text) }
        let hasHeading = isNamed || labelled?.isNamed == true || !isValue(first[index])
        var script = Script()
        for row in rows.dropFirst(hasHeading ? 1 : 0) {
            let cell = index < row.cells.count ? row.cells[index] : ""
            if cell.allSatisfy(\.isWhitespace) {
                script.skipped += 1
                continue
            }
            do throws(NumberReader.Refusal) {
                let value = try NumberReader.parse(cell, commaIsPoint: commaIsPoint)
                let text = labelled.flatMap { $0.index < row.cells.count ? row.cells[$0.index] : nil }
                script.entries.append(Script.Entry(value: value, label: text))
            } catch {
                throw CommandError(.badData, "\(name), line \(row.line): \"\(cell)\" \(error.reason)")
            }
        }
        guard !script.entries.isEmpty else {
            throw CommandError(.badData, "\(name) has no number in the column \"\(column ?? "1")\"; choose another.")
        }
        return script
    }

    /// An empty cell counts as data: a heading has a text.
    private func isValue(_ cell: String) -> Bool {
        cell.allSatisfy(\.isWhitespace) || (try? NumberReader.parse(cell, commaIsPoint: commaIsPoint)) != nil
    }

    private func find(_ wanted: String) throws(CommandError) -> (index: Int, isNamed: Bool) {
        let headings = rows[0].cells.map { $0.trimmingCharacters(in: .whitespaces) }
        // A first row of nothing but numbers is data before it is a row of headings.
        if let place = Int(wanted), headings.indices.contains(place - 1), headings.allSatisfy(isValue) {
            return (place - 1, false)
        }
        if let index = headings.firstIndex(of: wanted) { return (index, true) }
        if let index = headings.firstIndex(where: { $0.lowercased() == wanted.lowercased() }) { return (index, true) }
        if let place = Int(wanted), (1...headings.count).contains(place) { return (place - 1, false) }
        throw CommandError(.noInput, "\(name) has no column \"\(wanted)\"; it has: \(columnList).")
    }

    private var columnList: String {
        rows[0].cells.prefix(50).enumerated()
            .map { "\($0.offset + 1) \"\($0.element.trimmingCharacters(in: .whitespaces))\"" }.joined(separator: ", ")
    }
}
