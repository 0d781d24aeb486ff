/// What happens over time, as text: a letter or `[text]` is a value, `|` the end, `#` a failure, `-` a moment without
/// anything, and what stands in `( )` happens in one moment.
struct Marbles {
    enum Event: Equatable {
        case value(String)
        case finished
        case failed
    }

    var moments: [[Event]] = []

    init(_ text: String) {
        var group: [Event]?
        var rest = Substring(text)
        func event() -> Event {
            let first = rest.removeFirst()
            switch first {
            case "|": return .finished
            case "#": return .failed
            case "[":
                let value = rest.prefix { $0 != "]" }
                rest = rest.dropFirst(value.count + 1)
                return .value(String(value))
            default: return .value(String(first))
            }
        }
        while let next = rest.first {
            switch next {
            case "-":
                rest.removeFirst()
                moments.append([])
            case "(":
                rest.removeFirst()
                group = []
            case ")":
                rest.removeFirst()
                moments.append(group ?? [])
                group = nil
            default:
                let one = event()
                if group != nil { group?.append(one) } else { moments.append([one]) }
            }
        }
    }

    /// What was noted, in the same way, without the moments at the end in which nothing happens.
    static func text(_ events: [(time: Int, event: Event)]) -> String {
        var text = ""
        let end = events.map(\.time).max() ?? -1
        for time in 0..<(end + 1) {
            let moment = events.filter { $0.time == time }.map { Self.text(of: $0.event) }
            text += moment.isEmpty ? "-" : moment.count == 1 ? moment[0] : "(" + moment.joined() + ")"
        }
        return text
    }

    private static func text(of event: Event) -> String {
        switch event {
        case .finished: "|"
        case .failed: "#"
        case .value(let value): value.count == 1 ? value : "[\(value)]"
        }
    }
}
