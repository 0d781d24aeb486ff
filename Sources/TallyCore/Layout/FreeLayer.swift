import Foundation

/// Views of the runtime's own that belong to no view of the program: over all that is there, and not reached unless it is said.
@MainActor
package final class FreeLayer: StageLayer {
    private let runtime: Runtime
    package private(set) lazy var list = ElementList(runtime: runtime, owner: self)
    package private(set) var order = 0
    package var isReached = false
    package var letsThrough = true
    /// Uses keys that nobody has used, while it is reached.
    package var keys: (KeyEquivalent) -> Bool = { _ in false }

    package init(_ runtime: Runtime) { self.runtime = runtime }

    /// Puts the view over all that is there, in an environment of the caller's; to be called once.
    package func show<V: View>(_ view: V, in environment: EnvironmentValues) {
        runtime.root.add(self, &order)
        runtime.changeAtOnce {
            let update = _ViewUpdate(
                runtime: runtime, environment: environment, scope: runtime.rootScope, chain: nil, content: nil,
                list: list)
            withUnsafePointer(to: view) { view in
                let node = _ViewNode.make(view, parent: nil, update)
                list.root = node
                node.begin(view, update)
            }
            runtime.root.elementListChanged(list)
        }
    }

    package func remove() {
        list.destroy()
        list.needsCollection()
        runtime.root.presentations.removeAll { $0 === self }
        runtime.root.elementListChanged(list)
    }

    package func keyPressed(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        if modifiers.isEmpty, keys(key) { return true }
        return letsThrough && below?.keyPressed(key, modifiers) ?? false
    }

    /// What is reached below.
    private var below: (any StageLayer)? {
        let layers = runtime.root.presentations
        return layers.firstIndex { $0 === self }.flatMap { layers[..<$0].last { $0.isReached } }
    }

    package func elementListChanged(_ list: ElementList) { runtime.root.elementListChanged(list) }
    package func elementAnswersChanged(_ element: Element) { runtime.root.elementAnswersChanged(element) }
}
