public import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// A modifier that puts space around a view.
nonisolated public struct _PaddingLayout: ElementModifier, Equatable, Sendable {
    public typealias Body = Never
    let edges: Edge.Set
    let insets: EdgeInsets?

    @MainActor package func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        PaddingSlot(element, applied)
    }

    /// Points of padding where no length is given.
    package static let standard: CGFloat = 16

    var resolved: EdgeInsets {
        let insets =
            insets
            ?? EdgeInsets(top: Self.standard, leading: Self.standard, bottom: Self.standard, trailing: Self.standard)
        return insets.sanitized.keeping(edges)
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
        insets = (applied as? TypedAppliedModifier<_PaddingLayout>)?.modifier.resolved ?? EdgeInsets()
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
        return CGSize(width: size.width + horizontal, height: size.height + vertical).sanitized
    }

    override func adjust(_ spacing: inout ViewSpacing) {
        var edges: Edge.Set = []
        if insets.top != 0 { edges.insert(.top) }
        if insets.bottom != 0 { edges.insert(.bottom) }
        if insets.leading != 0 { edges.insert(.leading) }
        if insets.trailing != 0 { edges.insert(.trailing) }
        spacing.reset(edges)
    }

    private var left: CGFloat {
        applied.environment.layoutDirection == .rightToLeft ? insets.trailing : insets.leading
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
            $0 + (key.isVertical ? insets.top : insets.leading)
        }
    }
}
