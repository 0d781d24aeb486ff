import Foundation
@_spi(Runtime) import TallyCore
import TallyScene
import TallyUI

private struct MarksSelectionKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether rows have a mark that tells whether they are selected, while the list is edited.
    var marksSelection: Bool {
        get { self[MarksSelectionKey.self] }
        set { self[MarksSelectionKey.self] = newValue }
    }
}

/// The circle at the start of a row of which several can be selected: it comes when the list is edited, and has a check mark while the row is
/// selected. What stands for no value that can be has none, and no room for one.
struct SelectionMark: ViewModifier {
    let selection: ListSelection
    let isEditing: Bool

    func body(content: Content) -> some View {
        content
            .modifier(SelectionRoom(accepts: isEditing ? selection.accepts : nil))
            .modifier(RowControl.at(.leading) { mark })
            .animation(.snappy(duration: 0.3), value: isEditing)
    }

    /// What the row is told by assistive technology is that it is selected, by itself.
    @ViewBuilder private var mark: some View {
        if isEditing {
            ZStack {
                Image(systemName: "circle").foregroundStyle(.tertiary)
                    .modifier(TagShown(selection: selection.tags(), isInverted: true))
                Image(systemName: "checkmark.circle.fill").foregroundStyle(.white, .tint)
                    .modifier(TagShown(selection: selection.tags()))
            }
            .imageScale(.large)
            .modifier(SelectableShown(accepts: selection.accepts))
            .accessibilityHidden(true)
            .transition(.move(edge: .leading).combined(with: .opacity))
        }
    }
}

extension Element {
    /// Whether the view is a row that stands for a value of those that can be selected.
    fileprivate func isSelectable(_ accepts: @MainActor (AnyHashable) -> Bool) -> Bool {
        layoutValue(SectionPartKey.self) == .content && (tag.map(accepts) ?? false)
    }
}

/// Moves a row aside for its mark, if it has one; as wide as it may be.
private nonisolated struct SelectionRoom: ElementModifier {
    typealias Body = Never
    /// Whether a tag is one of what can be selected; nil: there are no marks.
    let accepts: (@MainActor (AnyHashable) -> Bool)?

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        SelectionRoomSlot(element, applied)
    }
}

private final class SelectionRoomSlot: Slot {
    private var room: CGFloat {
        guard let accepts = modifier(SelectionRoom.self).accepts, element.isSelectable(accepts) else { return 0 }
        return RowControl.room
    }

    override func apply(isFirst: Bool) { if !isFirst { element.invalidateLayout() } }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { Swift.max(0, $0 - room) }, height: proposal.height)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = element.size(level, inner(proposal))
        let offered = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 0
        return CGSize(width: Swift.max(size.width + room, offered), height: size.height).sanitized
    }

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        let offer = inner(proposal)
        let size = element.size(level, offer)
        let isMirrored = applied.environment.layoutDirection == .rightToLeft
        let x = isMirrored ? rect.maxX - Double(room + size.width) : rect.minX + Double(room)
        element.place(level, Rect(x: x, y: rect.minY, width: size.width, height: size.height), offer)
    }

    override func explicitAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        let offer = inner(proposal)
        return element.explicitAlignment(level, key, element.size(level, offer), offer).map {
            key.isVertical ? $0 : $0 + room
        }
    }
}

/// Shows the view if that over which it stands can be selected.
private nonisolated struct SelectableShown: ElementModifier {
    typealias Body = Never
    let accepts: @MainActor (AnyHashable) -> Bool

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        SelectableShownSlot(element, applied, around: Segment())
    }
}

private final class SelectableShownSlot: Slot {
    private var isShown: Bool { carrier.isSelectable(modifier(SelectableShown.self).accepts) }

    override func apply(isFirst: Bool) { element.needsRecord() }
    override var opacity: Double { isShown ? 1 : 0 }
    override func draw(around inner: Segment) { around?.setChildren(isShown ? [inner] : []) }
}
