public import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// A frame whose size comes from the container that a view scrolls in, or from the stage.
nonisolated struct ContainerRelativeFrame: ElementModifier {
    typealias Body = Never

    enum Length {
        case whole
        case columns(count: Int, span: Int, spacing: CGFloat)
        case custom((CGFloat, Axis) -> CGFloat)
    }

    let axes: Axis.Set
    let alignment: Alignment
    let length: Length

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        ContainerRelativeSlot(element, applied)
    }

    func length(of container: CGFloat, _ axis: Axis) -> CGFloat {
        switch length {
        case .whole: return container
        case .columns(let count, let span, let spacing):
            let count = CGFloat(Swift.max(1, count))
            let span = CGFloat(Swift.max(1, span))
            let spacing = spacing.orZero
            return (container - spacing * (count - 1)) / count * span + spacing * (span - 1)
        case .custom(let length): return length(container, axis)
        }
    }
}

extension View {
    /// Makes the view as long as its container along the axes. That is the window of the nearest scroll view around,
    /// without its margins, or where there is none, the stage.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: .whole))
    }

    /// Makes the view as long as some of the columns, or rows, that the container holds.
    ///
    /// - Parameters:
    ///   - count: how many the container holds; below 1 counts as 1.
    ///   - span: how many the view takes; below 1 counts as 1.
    ///   - spacing: points between two.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        modifier(
            ContainerRelativeFrame(
                axes: axes, alignment: alignment, length: .columns(count: count, span: span, spacing: spacing)))
    }

    /// Makes the view as long as a function of the container's length says; what is negative or no number counts as 0.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: .custom(length)))
    }
}

final class ContainerRelativeSlot: FrameSlot {
    private var known: CGSize?
    private var isListed = false

    override func apply(isFirst: Bool) {
        known = nil
        if !isFirst { element.invalidateLayout() }
    }

    override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        updateFrame()
        return super.sizeThatFits(proposal)
    }

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        updateFrame()
        super.placeInside(rect, proposal)
    }

    private func updateFrame() {
        let scroll = element.scrollAround
        if !isListed {
            isListed = true
            scroll?.relatives.add(self)
            element.runtime.root.relatives.add(self)
        }
        let size = scroll?.relatives.size ?? element.runtime.root.size
        if size == known { return }
        known = size
        let modifier = modifier(ContainerRelativeFrame.self)
        fix(
            width: modifier.axes.contains(.horizontal)
                ? modifier.length(of: size.width, .horizontal).sanitizedExtent : nil,
            height: modifier.axes.contains(.vertical)
                ? modifier.length(of: size.height, .vertical).sanitizedExtent : nil,
            modifier.alignment)
    }
}
