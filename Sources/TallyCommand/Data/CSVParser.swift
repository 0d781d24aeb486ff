/// Reads comma-separated values after RFC 4180, and what spreadsheets make of it.
///
/// Rows end with CR LF, LF or CR; the last one need not. A cell in quotes may hold separators, line ends and
/// doubled quotes. The separator is the one of `,`, `;` and tab that the first row has most of outside quotes.
struct CSVParser {
    struct Row: Hashable {
        var cells: [String]
        /// Where it begins, counted from 1.
        var line: Int
    }

    let separator: Character
    private(set) var rows: [Row] = []
    /// The line of a quotation mark that is never closed.
    private(set) var openQuoteLine: Int?

    /// Empty lines are left out.
    init(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        separator = Self.separator(scalars)
        read(scalars)
    }

    private static func separator(_ scalars: [Unicode.Scalar]) -> Character {
        var counts = [0, 0, 0]
        var isQuoted = false
        for scalar in scalars {
            switch scalar {
            case "\"": isQuoted.toggle()
            case "\n", "\r":
                if !isQuoted && counts != [0, 0, 0] { return best(counts) }
                if !isQuoted { continue }
            case "," where !isQuoted: counts[0] += 1
            case ";" where !isQuoted: counts[1] += 1
            case "\t" where !isQuoted: counts[2] += 1
            default: continue
            }
        }
        return best(counts)
    }

    private static func best(_ counts: [Int]) -> Character {
        if counts[1] > counts[0] && counts[1] >= counts[2] { return ";" }
        return counts[2] > counts[0] ? "\t" : ","
    }

    private mutating func read(_ scalars: [Unicode.Scalar]) {
        let mark = separator.unicodeScalars.first!
        var row = Row(cells: [], line: 1)
        var cell = String.UnicodeScalarView()
        var line = 1
        var quoteLine: Int?
        var wasQuoted = false
        var index = 0
        func endRow() {
            if row.cells.isEmpty && cell.isEmpty && !wasQuoted { return }
            row.cells.append(String(cell))
            rows.append(row)
        }
        while index < scalars.count {
            let scalar = scalars[index]
            index += 1
            let following = index < scalars.count ? scalars[index] : nil
            if quoteLine != nil {
                if scalar == "\"" && following == "\"" {
                    cell.append("\"")
                    index += 1
                } else if scalar == "\"" {
                    quoteLine = nil
                } else {
                    if scalar == "\n" || scalar == "\r" && following != "\n" { line += 1 }
                    cell.append(scalar)
                }
            } else if scalar == "\"" && cell.isEmpty {
                quoteLine = line
                wasQuoted = true
            } else if scalar == mark {
                row.cells.append(String(cell))
                cell = String.UnicodeScalarView()
                wasQuoted = false
            } else if scalar == "\n" || scalar == "\r" {
                if scalar == "\r" && following == "\n" { index += 1 }
                endRow()
                line += 1
                row = Row(cells: [], line: line)
                cell = String.UnicodeScalarView()
                wasQuoted = false
            } else {
                cell.append(scalar)
            }
        }
        endRow()
        openQuoteLine = quoteLine
    }
}
