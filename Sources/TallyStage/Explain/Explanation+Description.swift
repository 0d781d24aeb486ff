extension Explanation: CustomStringConvertible {
    public var description: String {
        var lines = ["\(subject) at \(time.printedTime) s " + (moving.isEmpty ? "does not move." : "moves:")]
        lines += moving.map { "- \($0.description)" }
        lines += remarks.map { "- \($0)." }
        let reasons = still.filter { $0.reason != nil }
        if !reasons.isEmpty {
            lines.append(moving.isEmpty ? "Why not:" : "What rests:")
            lines += reasons.map { "- \($0.description)" }
        }
        if !hasReasons {
            lines.append("What rests says why if the stage's recordsExplanations is on before the change.")
        }
        return lines.joined(separator: "\n")
    }
}

extension Explanation.Value: CustomStringConvertible {
    public var description: String {
        let title = name + (owner.map { " of \($0) \(isInside ? "inside" : "around") it" } ?? "")
        guard let run else { return "\(title) is \(shown)" + path + (reason.map { ": \($0)." } ?? ".") }
        var text = "\(title): " + (from.map { "from \($0) " } ?? "") + "to \(target), now \(shown); " + run.description
        if let velocity { text += ", at \(velocity)" }
        text += "."
        if let source { text += " Set off by \(source)." }
        if !interrupted.isEmpty { text += " It interrupted \(interrupted.joined(separator: ", and "))." }
        if let keptVelocity { text += " It took over a velocity of \(keptVelocity)." }
        if let reason { text += " It \(reason)." }
        return text
    }

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
