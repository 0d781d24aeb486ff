/// A view on its way out: to what it describes, the states around it answer as before it left.
///
/// What it keeps itself goes on. So closures that it left for later, as those of `ForEach` and `GeometryReader`, find what
/// they were made for: the rows that it showed, the item that was there.
@MainActor
final class Departure {
    /// The group in whose update it left.
    let group: Int
    // unowned: the node has it.
    private unowned let root: _ViewNode

    init(_ root: _ViewNode) {
        self.root = root
        group = root.runtime.updatePass.group
    }

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
        pass.departure = sequence(first: self, next: \.parent).lazy.compactMap(\.departure).first
        defer { pass.departure = outer }
        return body()
    }

    /// Called when the view begins to leave.
    func beginLeaving() {
        if departure == nil { runtime.updatePass.departureCount += 1 }
        departure = Departure(self)
    }

    /// Called when it has gone, or is there again.
    func endLeaving() {
        guard departure != nil else { return }
        departure = nil
        runtime.updatePass.departureCount -= 1
    }
}
