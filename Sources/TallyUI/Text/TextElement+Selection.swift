@_spi(Runtime) import TallyCore
import TallyScene

extension TextElement {
    /// Applies the modifiers that the text has a use for, innermost the one that drags begin with.
    func applyModifiers(_ node: _ViewNode, _ update: inout _ViewUpdate) {
        let needed = (hasLinks: hasLinks, isSelectable: isSelectable)
        if needed != applied {
            // What the node remembers goes by the order, and each has a place of its own.
            node.remembered.removeSubrange(Swift.min(update.rememberedCount, node.remembered.count)...)
            applied = needed
        }
        if needed.hasLinks { TextLinkModifier.apply(value: TextLinkModifier(), node, &update) }
        if needed.isSelectable { TextSelectionModifier.apply(value: TextSelectionModifier(), node, &update) }
    }

    /// What a person selects in; nil where that is not allowed.
    var selection: TextSelectionSlot? {
        guard isSelectable else { return nil }
        for slot in slots { if let slot = slot as? TextSelectionSlot { return slot } }
        return nil
    }

    var isSelected: Bool { selection?.hasSelection ?? false }

    /// The characters of the lines, in as many bytes as the shaper counts: of a picture the one in its place.
    var characters: String {
        // Shown for U+0000.
        runs.map(\.text).joined().replacing("\0", with: "\u{FFFD}")
    }

    static let pictureCharacter: Character = "\u{FFFC}"
}
