public import Foundation
@_spi(Runtime) import TallyCore

/// What a view does with addresses that the program is given.
nonisolated private struct OpenURLModifier: ViewModifier {
    typealias Body = Never
    let action: (URL) -> Void

    final class Memory: NodeEndObserver {
        var action: (URL) -> Void
        init(_ action: @escaping (URL) -> Void) { self.action = action }
        func nodeEnded(_ runtime: Runtime) { runtime.service(GivenURLs.self).remove(self) }
    }

    @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let (action, runtime) = (modifier.pointee.action, update.runtime)
        let memory = update.remember(node) {
            let made = Memory(action)
            runtime.service(GivenURLs.self).takers.append(made)
            return made
        }
        memory.action = action
        C._reconcile(content, node, &update)
    }
}

/// The views of a window that take addresses.
private final class GivenURLs: RuntimeService {
    fileprivate var takers: [OpenURLModifier.Memory] = []
    init(_ runtime: Runtime) {}
    func remove(_ taker: OpenURLModifier.Memory) { takers.removeAll { $0 === taker } }
}

extension Runtime {
    /// Hands an address to the views that take some.
    ///
    /// - Returns: false: there are none.
    package func take(_ url: URL) -> Bool {
        let takers = service(GivenURLs.self).takers
        hosting { for taker in takers { taker.action(url) } }
        return !takers.isEmpty
    }
}

extension View {
    /// Runs the action with an address that the program is given to open: as an argument, `notes://today`, or in a test by
    /// `Stage.open(_:)`. The views of the frontmost window that has any get it, all of them.
    public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}
