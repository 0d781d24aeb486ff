public import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// A fixed extent along one or both axes.
nonisolated public struct _FrameLayout: ElementModifier, Equatable, Sendable {
    public typealias Body = Never
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    @MainActor package func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        FrameSlot(element, applied)
    }
}

/// Limits and an ideal for the extent along each axis.
nonisolated public struct _FlexFrameLayout: ElementModifier, Equatable, Sendable {
    public typealias Body = Never
    let minWidth: CGFloat?
    let idealWidth: CGFloat?
    let maxWidth: CGFloat?
    let minHeight: CGFloat?
    let idealHeight: CGFloat?
    let maxHeight: CGFloat?
    let alignment: Alignment

    @MainActor package func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        FrameSlot(element, applied)
    }
}

extension View {
    /// Puts the view into a frame. Negative and not-a-number extents count as 0, infinite ones as none given.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }
}

/// One axis of a frame, fixed or flexible.
private struct FrameAxis {
    var fixed: CGFloat?
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?

    var isSet: Bool { fixed != nil || least != nil || ideal != nil || most != nil }
    var isLimited: Bool { fixed == nil && (least != nil || most != nil) }

    /// Returns what the frame offers to the view inside.
    func offered(_ proposal: CGFloat?) -> CGFloat? {
        if let fixed { return fixed }
        guard let proposal = proposal ?? ideal else { return nil }
        return Swift.min(Swift.max(proposal, least ?? 0), most ?? .infinity)
    }

    /// Returns the frame's own extent, from what was proposed and what the view inside takes.
    func extent(_ proposal: CGFloat?, content: CGFloat) -> CGFloat {
        if let fixed { return fixed }
        // Only with a maximum does the frame take what is proposed beyond its content, only with a minimum less.
        guard let proposal = proposal ?? ideal else {
            return Swift.min(Swift.max(content, least ?? 0), most ?? .infinity)
        }
        let low = least ?? Swift.min(content, most ?? content)
        let high = most ?? Swift.max(content, least ?? content)
        return Swift.min(Swift.max(proposal, low), high)
    }
}

class FrameSlot: Slot {
    private var horizontal = FrameAxis()
    private var vertical = FrameAxis()
    private var alignment = Alignment.center

    override func apply(isFirst: Bool) {
        if let applied = applied as? TypedAppliedModifier<_FrameLayout> {
            let frame = applied.modifier
            horizontal = FrameAxis(fixed: frame.width?.validExtent)
            vertical = FrameAxis(fixed: frame.height?.validExtent)
            alignment = frame.alignment
        } else if let applied = applied as? TypedAppliedModifier<_FlexFrameLayout> {
            let frame = applied.modifier
            horizontal = FrameAxis(
                least: frame.minWidth?.limit, ideal: frame.idealWidth?.limit, most: frame.maxWidth?.limit)
            vertical = FrameAxis(
                least: frame.minHeight?.limit, ideal: frame.idealHeight?.limit, most: frame.maxHeight?.limit)
            alignment = frame.alignment
        }
        if !isFirst { element.invalidateLayout() }
    }

    /// Gives the frame its extents; nil: those of the view inside.
    final func fix(width: CGFloat?, height: CGFloat?, _ alignment: Alignment) {
        horizontal = FrameAxis(fixed: width)
        vertical = FrameAxis(fixed: height)
        self.alignment = alignment
    }

    private func offered(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: horizontal.offered(proposal.width), height: vertical.offered(proposal.height))
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if let width = horizontal.fixed, let height = vertical.fixed { return CGSize(width: width, height: height) }
        let content = element.size(level, offered(proposal))
        return CGSize(
            width: horizontal.extent(proposal.width, content: content.width),
            height: vertical.extent(proposal.height, content: content.height)
        ).sanitized
    }

    override func adjust(_ spacing: inout ViewSpacing) {
        // A spacer asks for nothing, whatever its length.
        if element.isSpacer { return }
        if horizontal.isSet { spacing.reset(.horizontal) }
        if vertical.isSet { spacing.reset(.vertical) }
    }

    private func inner(_ size: CGSize, _ proposal: ProposedViewSize) -> (CGRect, ProposedViewSize) {
        // A flexible frame offers the view inside the size it took itself.
        let offered = ProposedViewSize(
            width: horizontal.isLimited ? size.width : horizontal.offered(proposal.width),
            height: vertical.isLimited ? size.height : vertical.offered(proposal.height))
        let content = element.size(level, offered)
        let guides = ViewDimensions(level: level, element, size: content, proposal: offered)
        let outer = ViewDimensions(element: nil, size: size)
        var x = outer[alignment.horizontal] - guides[alignment.horizontal]
        let y = outer[alignment.vertical] - guides[alignment.vertical]
        if applied.environment.layoutDirection == .rightToLeft { x = size.width - x - content.width }
        return (CGRect(x: x, y: y, width: content.width, height: content.height), offered)
    }

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        let (frame, offered) = inner(CGSize(rect.size), proposal)
        element.place(
            level,
            Rect(x: rect.minX + frame.minX, y: rect.minY + frame.minY, width: frame.width, height: frame.height),
            offered)
    }

    override func explicitAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        guard key.isOfTexts || element.runtime.layoutPass.usedGuides.contains(key) else { return nil }
        let (frame, offered) = inner(size, proposal)
        let isMirrored = applied.environment.layoutDirection == .rightToLeft
        let leading = isMirrored ? size.width - frame.maxX : frame.minX
        return element.explicitAlignment(level, key, frame.size, offered).map {
            $0 + (key.isVertical ? frame.minY : leading)
        }
    }
}

extension CGFloat {
    /// A frame's fixed extent: nil where none can be meant.
    fileprivate var validExtent: CGFloat? { self == .infinity ? nil : sanitizedExtent }
    /// A frame's limit: infinity may stand.
    fileprivate var limit: CGFloat { isNaN || self < 0 ? 0 : self }
}

extension ViewDimensions {
    /// The guides of an element with its innermost modifiers only.
    @MainActor init(level: Int, _ element: Element, size: CGSize, proposal: ProposedViewSize) {
        self.init(element: element, size: size, proposal: proposal, level: level)
    }
}
