import Foundation
@_spi(Runtime) import TallyCore

/// What a view says of the row that it is.
struct ListRowTraits {
    var insets: EdgeInsets?
    var separator = Visibility.automatic
    /// Of the line below the row; nil: that of the list.
    var separatorTint: Color?
    /// Of the line below the last row of a section, and above the first.
    var sectionSeparator = Visibility.automatic
    var sectionSeparatorTint: Color?
    var isSelectionDisabled = false
    /// Whether the view says itself what the row stands on.
    var hasGround = false
    /// Points further in than other rows, the line below included.
    var indent: CGFloat = 0
}

/// A change of what a view says of its row; the outermost of a kind counts.
nonisolated struct ListRowTrait: ElementModifier {
    typealias Body = Never
    let change: @MainActor (inout ListRowTraits) -> Void

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        ListRowTraitSlot(element, applied)
    }
}

final class ListRowTraitSlot: Slot {
    override func apply(isFirst: Bool) {
        if let lines = applied.environment.listLines { lines.note(element.rowTraits) }
        if !isFirst { element.rowFrame?.traitsChanged() }
    }

    func change(_ traits: inout ListRowTraits) {
        (applied as? TypedAppliedModifier<ListRowTrait>)?.modifier.change(&traits)
    }
}

extension Element {
    var rowTraits: ListRowTraits {
        var traits = ListRowTraits()
        for slot in slots { (slot as? ListRowTraitSlot)?.change(&traits) }
        return traits
    }
}
