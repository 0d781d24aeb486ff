/// A view on its way out: to what it describes, the states around it answer as before it left.
///
/// What it keeps itself goes on. So closures that it left for later, as those of `ForEach` and `GeometryReader`, find what
/// they were made for: the rows that it showed, the item that was there.
@MainActor
struct Departure {
    /// The group in whose update it left.
    let group: Int
    let root: _ViewNode

    func holds(_ node: _ViewNode) -> Bool {
        sequence(first: node, next: \.parent).contains { $0 === root }
    }
}

extension _ViewNode {
    /// Runs what the view here describes.
    ///
    /// - Complexity: O(1) while nothing leaves, else O(depth).
    func describing<R>(_ body: () -> R) -> R {
        let pass = runtime.updatePass
        guard pass.departureCount > 0 else { return body() }
        let outer = pass.departure
        let root = sequence(first: self, next: \.parent).first { $0.departureGroup >= 0 }
        pass.departure = root.map { Departure(group: $0.departureGroup, root: $0) }
        defer { pass.departure = outer }
        return body()
    }

    /// Called when the view begins to leave.
    func beginLeaving() {
        if departureGroup < 0 { runtime.updatePass.departureCount += 1 }
        departureGroup = runtime.updatePass.group
        runtime.departuresChanged()
    }

    /// Called when it has gone, or is there again.
    func endLeaving() {
        guard departureGroup >= 0 else { return }
        departureGroup = -1
        runtime.updatePass.departureEnded()
    }
}

extension NodeLink {
    /// Runs what the view here describes by a closure that it was given.
    package func describe<R>(_ content: () -> R) -> R { living?.describing(content) ?? content() }
}

extension UpdatePass {
    fileprivate func departureEnded() {
        departureCount -= 1
        guard departureCount == 0 else { return }
        for state in remembering { state.forgetEarlier() }
        remembering = []
    }
}
