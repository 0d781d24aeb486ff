public import Foundation
import TallyScene

/// Space around a view.
nonisolated public struct _PaddingLayout: ElementModifier, Equatable, Sendable {
    public typealias Body = Never
    let edges: Edge.Set
    let insets: EdgeInsets?

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot {
        PaddingSlot(element, entry)
    }

    /// Points of padding where no length is given.
    static let standard: CGFloat = 16

    var resolved: EdgeInsets {
        let insets =
            insets
            ?? EdgeInsets(top: Self.standard, leading: Self.standard, bottom: Self.standard, trailing: Self.standard)
        return insets.sane.keeping(edges)
    }
}

extension View {
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        modifier(_PaddingLayout(edges: .all, insets: insets))
    }

    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(
            _PaddingLayout(
                edges: edges,
                insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
    }

    public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }
}

final class PaddingSlot: Slot {
    private var insets = EdgeInsets()

    override func apply(isFirst: Bool) {
        insets = (entry as? TypedChainEntry<_PaddingLayout>)?.modifier.resolved ?? EdgeInsets()
        if !isFirst { element.invalidateLayout() }
    }

    private var horizontal: CGFloat { insets.leading + insets.trailing }
    private var vertical: CGFloat { insets.top + insets.bottom }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { Swift.max(0, $0 - horizontal) },
            height: proposal.height.map { Swift.max(0, $0 - vertical) })
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = element.size(level, inner(proposal))
        return CGSize(width: size.width + horizontal, height: size.height + vertical).sane
    }

    private var left: CGFloat {
        element.environment.layoutDirection == .rightToLeft ? insets.trailing : insets.leading
    }

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        let size = element.size(level, inner(proposal))
        element.place(
            level,
            Rect(
                x: rect.minX + Double(left), y: rect.minY + Double(insets.top), width: size.width,
                height: size.height), inner(proposal))
    }

    override func explicitAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        let inside = CGSize(width: size.width - horizontal, height: size.height - vertical)
        return element.explicitAlignment(level, key, inside, inner(proposal)).map {
            $0 + (key.isVertical ? insets.top : left)
        }
    }
}

/// Ideal size along one or both axes, whatever is proposed.
nonisolated public struct _FixedSizeLayout: ElementModifier, Equatable, Sendable {
    public typealias Body = Never
    let horizontal: Bool
    let vertical: Bool

    @usableFromInline init(horizontal: Bool, vertical: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot {
        FixedSizeSlot(element, entry)
    }
}

extension View {
    @inlinable public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(_FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    }

    @inlinable public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
}

final class FixedSizeSlot: Slot {
    private var horizontal = false
    private var vertical = false

    override func apply(isFirst: Bool) {
        guard let modifier = (entry as? TypedChainEntry<_FixedSizeLayout>)?.modifier else { return }
        horizontal = modifier.horizontal
        vertical = modifier.vertical
        if !isFirst { element.invalidateLayout() }
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.size(level, inner(proposal)) }

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        element.place(level, rect, inner(proposal))
    }

    override func explicitAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        element.explicitAlignment(level, key, size, inner(proposal))
    }
}

/// A size of a given ratio of width to height; nil: the ratio of the ideal size.
nonisolated public struct _AspectRatioLayout: ElementModifier, Equatable, Sendable {
    public typealias Body = Never
    let ratio: CGFloat?
    let contentMode: ContentMode

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot {
        AspectRatioSlot(element, entry)
    }
}

extension View {
    /// A ratio that is not above 0 counts as nil.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
    }

    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

final class AspectRatioSlot: Slot {
    private var modifier = _AspectRatioLayout(ratio: nil, contentMode: .fit)

    override func apply(isFirst: Bool) {
        modifier = (entry as? TypedChainEntry<_AspectRatioLayout>)?.modifier ?? modifier
        if !isFirst { element.invalidateLayout() }
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var ratio = modifier.ratio ?? 0
        if !(ratio > 0 && ratio.isFinite) {
            let ideal = element.size(level, .unspecified)
            guard ideal.width > 0, ideal.height > 0 else { return proposal }
            ratio = ideal.width / ideal.height
        }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return ProposedViewSize(element.size(level, .unspecified))
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            let fitsWidth = (width / ratio <= height) == (modifier.contentMode == .fit)
            return fitsWidth
                ? ProposedViewSize(width: width, height: width / ratio)
                : ProposedViewSize(width: height * ratio, height: height)
        }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.size(level, inner(proposal)) }

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        element.place(level, rect, inner(proposal))
    }
}

/// Puts the middle of a view at a position in the space of its container, which it takes whole.
nonisolated public struct _PositionLayout: ElementModifier, Equatable, Sendable {
    public typealias Body = Never
    let position: CGPoint

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot {
        PositionSlot(element, entry)
    }
}

extension View {
    public nonisolated func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }

    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}

final class PositionSlot: Slot {
    private var position = CGPoint.zero

    override func apply(isFirst: Bool) {
        position = (entry as? TypedChainEntry<_PositionLayout>)?.modifier.position ?? .zero
        if !isFirst { element.invalidateLayout() }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let content = element.size(level, proposal)
        return CGSize(width: proposal.width ?? content.width, height: proposal.height ?? content.height).sane
    }

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        let size = element.size(level, proposal)
        element.place(
            level,
            Rect(
                x: rect.minX + Double(position.x.orZero - size.width / 2),
                y: rect.minY + Double(position.y.orZero - size.height / 2), width: size.width, height: size.height),
            proposal)
    }
}
