@_spi(Runtime) import TallyCore
import TallyScene

/// Tells assistive technology what other views say in place of what is seen. Those are made, and neither laid out nor drawn.
package nonisolated struct SpokenModifier<Words: View>: ElementModifier {
    package typealias Body = Never
    let words: Words

    package nonisolated init(words: Words) { self.words = words }

    @MainActor package func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        SpokenSlot<Words>(element, applied)
    }
}

/// A slot that has other words for what is inside.
@MainActor
protocol AccessibilityWordSource: Slot {
    /// What assistive technology says for the view; if empty, what is inside speaks for itself.
    var words: String { get }
}

private final class SpokenSlot<Words: View>: Slot, ElementListOwner, AccessibilityWordSource {
    private lazy var list = ElementList(runtime: element.runtime, owner: self)

    override func apply(isFirst: Bool) {
        guard let modifier = (applied as? TypedAppliedModifier<SpokenModifier<Words>>)?.modifier else { return }
        list.reconcile(modifier.words, parent: element.node, applied.update)
    }

    var words: String {
        var items: [AccessibilityItem] = []
        list.collectAccessibility(into: &items, Projection())
        return items.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    }

    func elementListChanged(_ list: ElementList) {}
    func elementAnswersChanged(_ element: Element) {}
    override func destroy() { list.destroy() }
}
