public import Foundation
import TallyCore
import TallyScene
import TallyUI

/// Beside which part of a view a popover stands.
public enum PopoverAttachmentAnchor {
    /// A rectangle of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view; from 0 to 1 in either direction.
    case point(UnitPoint)

    func part(of bounds: CGRect) -> CGRect {
        switch self {
        case .rect(let source): source.anchor(Rect(bounds), .identity).value
        case .point(let point):
            CGRect(
                x: bounds.minX + bounds.width * point.x, y: bounds.minY + bounds.height * point.y, width: 0, height: 0)
        }
    }
}

extension View {
    /// Shows a card beside the view while the binding is true; on a stage that is compact across, a sheet.
    ///
    /// A tap outside, Escape and `dismiss` make the binding false. The card is as large as its content, stands below the
    /// view where it fits there and else above, with an arrow to it: `arrowEdge` is of no account, as on iOS. With
    /// `presentationCompactAdaptation(.popover)` in the content it is a card on a compact stage, too.
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        // unsafe: a part of the value made here, and used by views alone, on the main actor.
        nonisolated(unsafe) let (content, anchor) = (content, attachmentAnchor)
        return modifier(
            making { PopoverModifier(isPresented: isPresented, anchor: anchor, popover: content) })
    }

    /// Shows a card about the item while there is one. Of another item the same card tells.
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        // unsafe: a part of the value made here, and used by views alone, on the main actor.
        nonisolated(unsafe) let content = content
        nonisolated(unsafe) let anchor = attachmentAnchor
        return modifier(making { ItemPopoverModifier(item: item, anchor: anchor, popover: content) })
    }
}

private struct PopoverModifier<Popover: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let anchor: PopoverAttachmentAnchor
    let popover: () -> Popover
    private let model = NodeMemory<PresentationModel>()
    @Environment(\.presentationTurn) private var turn

    init(
        isPresented: Binding<Bool>, anchor: PopoverAttachmentAnchor, @ViewBuilder popover: @escaping () -> Popover
    ) {
        self.isPresented = isPresented
        self.anchor = anchor
        self.popover = popover
    }

    func body(content: Content) -> some View {
        let presenter = model.wrapped
        let _ = presenter.place.part = anchor.part
        let _ = presenter.update(
            .popover, adapts: true, isWanted: isPresented.wrappedValue, turn: turn,
            end: { isPresented.wrappedValue = false })
        content.modifier(FloatingSource(place: presenter.place))
        PresentationHost(model: presenter, version: presenter.version, content: popover)
    }
}

private struct ItemPopoverModifier<Item: Identifiable, Popover: View>: ViewModifier {
    let item: Binding<Item?>
    let anchor: PopoverAttachmentAnchor
    let popover: (Item) -> Popover

    init(item: Binding<Item?>, anchor: PopoverAttachmentAnchor, popover: @escaping (Item) -> Popover) {
        self.item = item
        self.anchor = anchor
        self.popover = popover
    }

    func body(content: Content) -> some View {
        let now = item.wrappedValue
        let isPresented = Binding(get: { now != nil }, set: { if !$0 { item.wrappedValue = nil } })
        content.modifier(
            PopoverModifier(
                isPresented: isPresented, anchor: anchor, popover: { if let now { popover(now) } }))
    }
}
