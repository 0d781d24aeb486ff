import Foundation

/// Views of the runtime's own that belong to no view of the program: over all that is there, and never reached.
@MainActor
package final class FreeLayer: StageLayer {
    private let runtime: Runtime
    package private(set) lazy var list = ElementList(runtime: runtime, owner: self)
    package private(set) var order = 0
    package var isReached: Bool { false }
    package var letsThrough: Bool { true }

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

    package func keyPressed(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool { false }
    package func elementListChanged(_ list: ElementList) { runtime.root.elementListChanged(list) }
    package func elementAnswersChanged(_ element: Element) { runtime.root.elementAnswersChanged(element) }
}
