import Foundation

/// A line of a dump, taken apart to say in words what differs.
struct DumpLine {
    /// What the element is and reads: all before its place.
    var subject: String
    var fields: [(name: String, value: String)]

    init(_ line: String) {
        // What an element reads may hold anything but ends with the last quotation mark.
        let quoteEnd = line.lastIndex(of: "\"").map { line.index(after: $0) } ?? line.startIndex
        guard let open = line[quoteEnd...].firstIndex(of: "("), let close = line[open...].firstIndex(of: ")") else {
            subject = line
            fields = []
            return
        }
        subject = line[..<open].trimmingCharacters(in: .whitespaces)
        let numbers = line[line.index(after: open)..<close].split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        fields = zip(["x", "y", "width", "height"], numbers).map { ($0, $1) }
        addState(line[line.index(after: close)...])
    }

    private mutating func addState(_ state: Substring) {
        var words = state.split(separator: " ")[...]
        while let word = words.popFirst() {
            switch word {
            case "opacity": fields.append(("opacity", String(words.popFirst() ?? "")))
            case "clip":
                let end = words.firstIndex { $0.hasSuffix(")") } ?? words.endIndex - 1
                fields.append(("clip", words[...end].joined(separator: " ")))
                words = words[(end + 1)...]
            default: fields.append((word.hasPrefix("#") ? "colour" : "state", String(word)))
            }
        }
    }

    /// What a field that is left out stands for.
    private static let absent = ["opacity": "1.00", "clip": "none", "colour": "none", "state": "none"]

    private func value(_ name: String) -> String? { fields.first { $0.name == name }?.value }

    /// Returns how this differs from what is expected of the same element: "y 31.20, expected 30.10".
    func differences(from expected: DumpLine) -> [String] {
        var names = fields.map(\.name)
        for field in expected.fields where !names.contains(field.name) { names.append(field.name) }
        return names.compactMap { name in
            let mine = value(name) ?? Self.absent[name] ?? ""
            let other = expected.value(name) ?? Self.absent[name] ?? ""
            return mine == other ? nil : "\(name) \(mine), expected \(other)"
        }
    }

    /// Returns how far apart the two stand: of elements that read the same, the nearest is meant.
    private func distance(to other: DumpLine) -> Double {
        zip(fields, other.fields).prefix(2).reduce(0) { sum, pair in
            sum + abs((Double(pair.0.value) ?? 0) - (Double(pair.1.value) ?? 0))
        }
    }

    private var place: String { "(\(fields.prefix(2).map(\.value).joined(separator: ", ")))" }

    /// Returns what differs between the lines of two frames, element by element in the order of the frame.
    static func findings(_ lines: [String], expected: [String]) -> [String] {
        var missing = expected.map(DumpLine.init)
        var findings: [String] = []
        var extra: [DumpLine] = []
        for line in lines.map(DumpLine.init) {
            let alike = missing.indices.filter { missing[$0].subject == line.subject }
            guard let index = alike.min(by: { line.distance(to: missing[$0]) < line.distance(to: missing[$1]) }) else {
                extra.append(line)
                continue
            }
            let differences = line.differences(from: missing.remove(at: index))
            if !differences.isEmpty { findings.append("\(line.subject) at \(differences.joined(separator: ", "))") }
        }
        findings += missing.map { "\($0.subject), expected at \($0.place), is missing" }
        findings += extra.map { "\($0.subject) at \($0.place) is not expected" }
        return findings.isEmpty ? ["the same elements in another order"] : findings
    }
}
