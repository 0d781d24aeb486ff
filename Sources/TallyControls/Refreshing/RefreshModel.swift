@_spi(Runtime) import TallyCore

/// One action that refreshes: whether it runs, and the scroll view that has been pulled for it.
@MainActor
final class RefreshModel: NodeEndObserver, StateHolding {
    /// As the view says it now.
    var action: @Sendable () async -> Void = {}
    private let node: NodeLink
    private var task: Task<Void, Never>?
    private(set) var isRunning = false
    /// Tells one run of the action from the next.
    private var serial = 0
    private weak var element: ScrollElement?

    init(_ node: NodeLink) {
        self.node = node
        node.keep(Bool.self, in: self, restore: { isRunning = $0 }, read: { $0.isRunning })
    }

    var holdsState: Bool { isRunning }

    /// Takes note of a scroll view that may be pulled. Where nobody knows which one was, it was that.
    func attach(_ element: ScrollElement) { if isRunning, self.element == nil { self.element = element } }

    /// Whether the action runs for a pull of the scroll view.
    func isRunning(for element: ScrollElement) -> Bool { isRunning && self.element === element }

    /// Runs the action for a pull, unless it is running.
    func begin(_ element: ScrollElement) {
        guard !isRunning, let runtime = node.runtime else { return }
        isRunning = true
        self.element = element
        serial += 1
        runtime.taskEnqueued()
        task = Task { [weak runtime, weak self, action, serial] in
            runtime?.taskStarted()
            await action()
            self?.ended(serial)
        }
    }

    private func ended(_ serial: Int) {
        guard serial == self.serial, isRunning else { return }
        isRunning = false
        task = nil
        guard let runtime = node.runtime, let element, element.isAlive else { return }
        runtime.hosting { element.refreshEnded() }
    }

    func nodeEnded(_ runtime: Runtime) {
        task?.cancel()
        task = nil
        isRunning = false
    }

    deinit { task?.cancel() }
}
