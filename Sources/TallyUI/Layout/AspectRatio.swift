public import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// A size of a given ratio of width to height; nil: the ratio of the ideal size.
nonisolated public struct _AspectRatioLayout: ElementModifier, Equatable, Sendable {
    public typealias Body = Never
    let ratio: CGFloat?
    let contentMode: ContentMode

    @MainActor package func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        AspectRatioSlot(element, applied)
    }
}

extension View {
    /// Holds the view to a ratio of width to height; one that is not above 0 counts as nil.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
    }

    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(
            aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }
}

final class AspectRatioSlot: Slot {
    private var modifier = _AspectRatioLayout(ratio: nil, contentMode: .fit)

    override func apply(isFirst: Bool) {
        modifier = (applied as? TypedAppliedModifier<_AspectRatioLayout>)?.modifier ?? modifier
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
