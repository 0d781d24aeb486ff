import Foundation
import TallyCore
import TallyScene
@_spi(Runtime) import TallyUI

/// A view that is lifted over all others, or a preview in its place, and the menu beside it.
struct LiftedMenu<Items: View, Preview: View>: View {
    let place: FloatingPlace
    let items: Items
    /// Nil: a picture of the view.
    let preview: Preview?

    @Environment(\.isPresentationIn) private var isIn
    @Environment(\.dismiss) private var dismiss
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @State private var hasCome = false

    /// How large the preview and the menu are where they come from, as a share of their size.
    private static var smallness: CGFloat { 0.3 }

    var body: some View {
        let isUp = reducesMotion || hasCome && isIn
        LiftedMenuLayout(place: place, isUp: isUp) {
            Rectangle().fill(.ultraThinMaterial)
                .opacity(isUp ? 1 : 0)
                .contentShape(Rectangle())
                .onTapGesture { dismiss() }
                .accessibilityHidden(true)
            Group {
                if let preview {
                    platter(isUp) { preview.environment(\.layoutDirection, layoutDirection) }
                        .scaleEffect(isUp ? 1 : Self.smallness)
                        .opacity(isUp ? 1 : 0)
                } else if let lifted = place.lifted {
                    platter(isUp) { SnapshotView(lifted.picture) }
                        // It has no place to go back to where its view has gone.
                        .opacity(isIn || !place.isLeaving ? 1 : 0)
                }
            }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
            MenuItems(content: items)
                .environment(\.layoutDirection, layoutDirection)
                .modifier(FloatingCard())
                .scaleEffect(isUp ? 1 : Self.smallness)
                .opacity(isUp ? 1 : 0)
        }
        .animation(reducesMotion ? nil : ScreenElement.animation, value: isUp)
        .modifier(FloatingTarget(place: place))
        // The place is one of the stage, which has no direction.
        .environment(\.layoutDirection, .leftToRight)
        .onAppear { hasCome = true }
        .onChange(of: isIn) { if !$1, preview != nil { place.lower() } }
    }

    private func platter(_ isUp: Bool, @ViewBuilder _ content: () -> some View) -> some View {
        let shape = LiftedShape(outline: place.lifted?.outline, radius: isUp ? FloatingCard.cornerRadius : 0)
        let shadow = FloatingCard.shadow(colorScheme)
        return content()
            .clipShape(shape)
            .background {
                shape.fill(.background).shadow(color: shadow.color, radius: shadow.radius, y: shadow.y)
                    .opacity(isUp ? 1 : 0)
            }
    }
}

/// The outline of what is lifted: the one that it says it has, else a rounded rectangle.
private struct LiftedShape: Shape {
    let outline: (@Sendable (CGRect) -> Path)?
    /// In points.
    var radius: CGFloat

    var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    // The outline is already as it is seen.
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
        outline?(rect) ?? RoundedRectangle(cornerRadius: max(0, radius), style: .continuous).path(in: rect)
    }
}

/// The first subview over the whole stage, the second where the view stands that is lifted, the third below that where it fits there,
/// else above; where neither has room, the second moves up as far as it can.
///
/// What is not up yet, or no longer, is where the view is.
private struct LiftedMenuLayout: Layout {
    let place: FloatingPlace
    let isUp: Bool

    /// Points free at the edges of the stage, and between the view and the menu.
    private static var margin: CGFloat { 8 }
    private static var gap: CGFloat { 10 }

    /// Where the view was when it was last there.
    func makeCache(subviews: Subviews) -> CGRect? { nil }
    func updateCache(_ cache: inout CGRect?, subviews: Subviews) {}

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGRect?) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGRect?) {
        guard let ground = subviews.first, let menu = subviews.last, subviews.count == 3 else { return }
        ground.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        let place = place
        let room = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let source = onMain { place.rect } ?? cache ?? CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
        cache = source
        let width = min(MenuItems<EmptyView>.width, room.width)
        let items = menu.sizeThatFits(ProposedViewSize(width: width, height: nil))
        let card = CGSize(width: width, height: min(items.height, room.height))
        let free = max(0, room.height - Self.gap - card.height)
        let size = subviews[1].sizeThatFits(ProposedViewSize(width: room.width, height: free))
        let target = origin(of: size, beside: source, with: card, in: room)
        let middle = CGPoint(x: source.midX, y: source.midY)
        subviews[1].place(
            at: isUp ? CGPoint(x: target.view.midX, y: target.view.midY) : middle, anchor: .center,
            proposal: ProposedViewSize(size))
        // It comes out of the edge that it stands at.
        let edge = CGPoint(x: middle.x, y: target.menu.midY < target.view.midY ? source.minY : source.maxY)
        menu.place(
            at: isUp ? CGPoint(x: target.menu.midX, y: target.menu.midY) : edge, anchor: .center,
            proposal: ProposedViewSize(card))
    }

    private func origin(
        of size: CGSize, beside source: CGRect, with card: CGSize, in room: CGRect
    ) -> (view: CGRect, menu: CGRect) {
        func within(_ x: CGFloat, _ width: CGFloat) -> CGFloat { max(room.minX, min(x, room.maxX - width)) }
        var view = CGRect(
            origin: CGPoint(x: source.midX - size.width / 2, y: source.midY - size.height / 2), size: size)
        // A view that is wider than the room stays where it is.
        if size.width <= room.width { view.origin.x = within(view.minX, size.width) }
        view.origin.y = max(room.minY, view.minY)
        let needed = Self.gap + card.height
        let isAbove = view.maxY + needed > room.maxY && view.minY - needed >= room.minY && view.maxY <= room.maxY
        if !isAbove { view.origin.y = max(room.minY, min(view.minY, room.maxY - needed - size.height)) }
        let isLeft = view.midX <= room.midX
        let x = within(isLeft ? view.minX : view.maxX - card.width, card.width)
        let y = isAbove ? view.minY - needed : min(view.maxY + Self.gap, room.maxY - card.height)
        return (view, CGRect(origin: CGPoint(x: x, y: y), size: card))
    }
}

private struct IsPresentationInKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Whether what is presented here is to be seen, and not on its way out.
    var isPresentationIn: Bool {
        get { self[IsPresentationInKey.self] }
        set { self[IsPresentationInKey.self] = newValue }
    }
}
