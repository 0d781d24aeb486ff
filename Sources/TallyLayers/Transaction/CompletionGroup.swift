/// Counts the animations that a completion block waits for.
package final class CompletionGroup {
    private var waiting = 0
    private var isClosed = false
    private var block: (() -> Void)?

    init(_ block: @escaping () -> Void) { self.block = block }

    func begin() { waiting += 1 }

    func end() {
        waiting -= 1
        finishIfOver()
    }

    /// No animation joins it any more.
    func close() {
        isClosed = true
        finishIfOver()
    }

    private func finishIfOver() {
        guard isClosed, waiting <= 0, let block else { return }
        self.block = nil
        block()
    }
}
