extension Explanation: CustomStringConvertible {
    public var description: String {
        var lines = ["\(subject) at \(time.printedTime) s " + (moving.isEmpty ? "does not move." : "moves:")]
        lines += moving.map { "- \($0.description)" }
        lines += remarks.map { "- \($0)." }
        let reasons = stillness
        if !reasons.isEmpty {
            lines.append(moving.isEmpty ? "Why not:" : "What rests:")
            lines += reasons
        }
        if !hasReasons {
            lines.append("What rests says why if the stage's recordsExplanations is on before the change.")
        }
        return lines.joined(separator: "\n")
    }

    /// What rests and why; what rests where it was for the same reason shares a line.
    private var stillness: [String] {
        var lines: [String] = []
        var shared: [(reason: String, values: [String])] = []
        for value in still {
            guard let reason = value.reason else { continue }
            if value.from != nil {
                lines.append("- \(value.description)")
            } else if let place = shared.firstIndex(where: { $0.reason == reason }) {
                shared[place].values.append(value.atRest)
            } else {
                shared.append((reason, [value.atRest]))
            }
        }
        // Where there is more to say, what nobody has touched is not the question.
        let untouched = still.filter { $0.reason == nil }
        if hasReasons, moving.isEmpty, lines.isEmpty, shared.isEmpty, !untouched.isEmpty {
            shared.append(
                (
                    "not written since explanations are recorded; what stays equal, or is not animatable, starts nothing",
                    untouched.map(\.atRest)
                ))
        }
        return lines + shared.map { "- \($0.values.joined(separator: ", ")): \($0.reason)." }
    }
}

extension Explanation.Value: CustomStringConvertible {
    public var description: String {
        if let writer { return "\(title) is \(shown)" + path + ": written anew in every frame, by \(writer)." }
        guard let run else { return "\(title) is \(shown)" + path + (reason.map { ": \($0)." } ?? ".") }
        var text = "\(title): " + (from.map { "from \($0) " } ?? "") + "to \(target), now \(shown); " + run.description
        if let velocity { text += ", at \(velocity)" }
        text += "."
        if from == shown, run.elapsed > 0 { text += " It is still where it began." }
        if let source { text += " Set off by \(source)." }
        if !interrupted.isEmpty { text += " It interrupted \(interrupted.joined(separator: ", and "))." }
        if let keptVelocity { text += " It took over a velocity of \(keptVelocity)." }
        if let reason { text += " It \(reason)." }
        return text
    }

    private var title: String { name + (owner.map { " of \($0) \(isInside ? "inside" : "around") it" } ?? "") }

    fileprivate var atRest: String { "\(title) \(shown)" }

    private var path: String {
        guard let from, from != target else { return "" }
        return ", from \(from)"
    }
}

extension Explanation.Run: CustomStringConvertible {
    public var description: String {
        duration < .infinity
            ? "\(elapsed.printed) of \(duration.printed) s under \(animation)"
            : "\(elapsed.printed) s, without a known end, under \(animation)"
    }
}
