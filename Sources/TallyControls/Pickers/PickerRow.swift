import Foundation
@_spi(Runtime) import TallyCore
import TallyScene
import TallyUI

/// A view of a picker as a row: a press chooses it, a mark says that it is chosen.
struct PickerRow: ViewModifier {
    let selection: Set<AnyHashable>
    let choose: (AnyHashable) -> Void
    @Environment(\.isInMenu) private var isInMenu
    @Environment(\.isInList) private var isInList
    @Environment(\.menuDepth) private var depth
    @Environment(\.dismiss) private var dismiss
    @Environment(\.menuActionDismissBehavior) private var behavior

    init(selection: Set<AnyHashable>, choose: @escaping (AnyHashable) -> Void) {
        self.selection = selection
        self.choose = choose
    }

    /// Points before the view, where the mark stands in a menu.
    private static var indent: CGFloat { 24 }

    func body(content: Content) -> some View {
        content
            .modifier(
                OptionRoom(
                    insets: EdgeInsets(
                        top: 0, leading: isInMenu ? Self.indent : 0, bottom: 0, trailing: isInMenu ? 0 : Self.indent))
            )
            .frame(maxWidth: .infinity, alignment: .leading)
            .overlay(alignment: isInMenu ? .leading : .trailing) {
                MenuMark()
                    .foregroundStyle(isInMenu ? AnyShapeStyle(.primary) : AnyShapeStyle(.tint))
                    .modifier(TagShown(selection: selection))
            }
            .modifier(OptionRoom(insets: insets, minHeight: isInList ? 0 : 44))
            .contentShape(Rectangle())
            .modifier(PressModifier(rowPart: .button, action: {}, choose: pick) { _ in })
            .modifier(
                AccessibilityAttachmentModifier(
                    AccessibilityChange(
                        addedTraits: .isButton, isElement: true, choose: pick, selection: selection)))
    }

    private var insets: EdgeInsets {
        let (beside, above): (CGFloat, CGFloat) = (isInMenu ? 16 : 0, isInList ? 0 : 11)
        return EdgeInsets(
            top: above, leading: beside + (isInMenu ? CGFloat(depth) * 16 : 0), bottom: above, trailing: beside)
    }

    private func pick(_ tag: AnyHashable) {
        choose(tag)
        if isInMenu, behavior != .disabled { dismiss() }
    }
}

/// Shows the view if its tag, or that of the view over which it stands, is a selected one, or if it is none.
nonisolated struct TagShown: ElementModifier {
    typealias Body = Never
    // unsafe: never changed; tags are compared on the main actor alone.
    nonisolated(unsafe) let selection: Set<AnyHashable>
    /// The others are shown in place of those.
    var isInverted = false

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        TagShownSlot(element, applied, around: Segment())
    }
}

final class TagShownSlot: Slot {
    private var isShown: Bool {
        guard let shown = (applied as? TypedAppliedModifier<TagShown>)?.modifier else { return false }
        if shown.isInverted, (element.tag == nil ? carrier : element).rowTraits.isSelectionDisabled { return false }
        guard !shown.selection.isEmpty, let tag = element.tag ?? carrier.tag else { return shown.isInverted }
        return shown.selection.isChosen(tag) != shown.isInverted
    }

    override func apply(isFirst: Bool) { element.needsRecord() }
    override var opacity: Double { isShown ? 1 : 0 }
    override func allowsHit(_ point: Point) -> Bool { false }
    override func draw(around inner: Segment) { around?.setChildren(isShown ? [inner] : []) }
}
