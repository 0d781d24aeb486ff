import SwiftUI

/// Has a component's place and size move as one, and shows it in another font, or another size of type, as a text is shown: as a whole, growing
/// or shrinking with the animation there is.
///
/// Its parts are there at once: else they would go to their new places by themselves, in a window that is not as large yet. A change of the
/// value in the same transaction moves in its own time. Rows of columns, which have a window of their own, have it do the same.
struct FontChanges<Shown: Board>: ViewModifier {
    let holder: BoardHolder<Shown>
    /// The holder's, which this is evaluated for.
    let fonts: ShownFonts
    let said: Fonts

    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.layoutDirection) private var layoutDirection

    /// - Parameter said: What the component's place says of its texts.
    init(_ holder: BoardHolder<Shown>, _ said: Fonts) {
        self.holder = holder
        fonts = holder.fonts
        self.said = said
    }

    func body(content: Content) -> some View {
        let shown = fonts.shown ?? said
        return FontRoom(
            growth: FontGrowth(changes: fonts.changes), anchor: alignment.anchor(in: layoutDirection),
            space: holder.space
        ) {
            content.environment(\.dynamicTypeSize, shown.size).still(inside: shown)
                .modifier(RollFit(space: holder.space))
            if fonts.isHeldOff {
                line(in: shown)
                line(in: said)
            }
            if holder.holdsBack { HeldChange(holder) }
        }
        // A size without an animation is there at once, also where another one is under way.
        .transaction(value: fonts.changes) { holder.growth.prepare(&$0) }
        .geometryGroup()
    }

    private func line(in fonts: Fonts) -> some View {
        Text(verbatim: "0").fixedSize().hidden().set(in: fonts)
    }
}

/// Offers a component that is shown smaller, or larger, as much more or less room, and is as large as it is shown.
private struct FontRoom: Layout {
    var growth: FontGrowth
    /// Where the component stands that is wider than its room has become: 0 at the left end, 1 at the right.
    let anchor: Double
    let space: RollSpace

    var animatableData: Double {
        get { growth.changes }
        set { growth.changes = newValue }
    }

    func makeCache(subviews: Subviews) -> FontGrowth.Memory { FontGrowth.Memory() }
    func updateCache(_ cache: inout FontGrowth.Memory, subviews: Subviews) {}

    /// Returns how much smaller, or larger, the component is shown, and how wide it is of itself, while that is needed.
    private func shown(
        _ content: LayoutSubview, _ subviews: Subviews, _ cache: inout FontGrowth.Memory
    ) -> (scale: Double, ideal: Double) {
        let factor = factor(subviews)
        if factor == 1, growth.isOver(&cache) { return (1, 0) }
        let size = content.sizeThatFits(.unspecified)
        let line = Double(size.height)
        return (growth.scale(line: line, goal: line * factor, &cache), Double(size.width) * factor)
    }

    /// Returns how many times as high a line is in the font that the component goes over to, if it is laid out in another one.
    private func factor(_ subviews: Subviews) -> Double {
        guard subviews.count > 2 else { return 1 }
        let (old, new) = (subviews[1].sizeThatFits(.unspecified).height, subviews[2].sizeThatFits(.unspecified).height)
        return old > 0 && new > 0 ? Double(new / old) : 1
    }

    private func offer(_ proposal: ProposedViewSize, _ scale: Double) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { $0 / CGFloat(scale) }, height: proposal.height.map { $0 / CGFloat(scale) })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout FontGrowth.Memory) -> CGSize {
        guard let content = subviews.first else { return .zero }
        let (scale, ideal) = shown(content, subviews, &cache)
        let size = content.sizeThatFits(offer(proposal, scale))
        return CGSize(
            width: growth.width(Double(size.width) * factor(subviews), ideal: ideal, cache),
            height: Double(size.height) * scale)
    }

    func spacing(subviews: Subviews, cache: inout FontGrowth.Memory) -> ViewSpacing {
        subviews.first?.spacing ?? ViewSpacing()
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout FontGrowth.Memory
    ) {
        guard let content = subviews.first else { return }
        let (scale, ideal) = shown(content, subviews, &cache)
        let offer = offer(proposal, scale)
        let size = content.sizeThatFits(offer)
        let factor = factor(subviews)
        if subviews.count > 2 { space.note(isSameLine: abs(factor - 1) < 0.0001) }
        let width = Double(size.width) * factor
        cache.note(
            line: Double(size.height) * scale, width: growth.width(width, ideal: ideal, cache), inner: width)
        space.note(isEmpty: proposal == .zero, scale: scale)
        content.place(
            at: CGPoint(
                x: bounds.minX + CGFloat(anchor) * (bounds.width - size.width * CGFloat(scale)),
                y: bounds.midY - size.height * CGFloat(scale) / 2),
            proposal: offer)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout FontGrowth.Memory
    ) -> CGFloat? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline, let content = subviews.first else {
            return nil
        }
        let scale = shown(content, subviews, &cache).scale
        return bounds.minY + content.dimensions(in: offer(proposal, scale))[guide] * CGFloat(scale)
    }
}
