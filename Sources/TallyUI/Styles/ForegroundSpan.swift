@_spi(Runtime) import TallyCore

/// Where a gradient runs that several views share: over the bounds of the view that was given it, as they are shown.
@MainActor
package final class ForegroundSpan {
    fileprivate(set) weak var slot: ForegroundSpanSlot?

    package nonisolated init() {}
}

/// Says that the bounds of a view are those that a gradient runs over elsewhere.
nonisolated struct ForegroundSpanModifier: ElementModifier, Equatable {
    typealias Body = Never
    let span: ForegroundSpan

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        ForegroundSpanSlot(element, applied)
    }

    static func == (a: Self, b: Self) -> Bool { a.span === b.span }
}

extension View {
    /// Lets the views with this span as their `sharedForeground(in:)` share one gradient, over the bounds of this view.
    package nonisolated func foregroundSpan(_ span: ForegroundSpan) -> some View {
        modifier(ForegroundSpanModifier(span: span))
    }
}

final class ForegroundSpanSlot: FramedSlot {
    override var measures: Bool { false }

    override func apply(isFirst: Bool) { modifier(ForegroundSpanModifier.self).span.slot = self }

    override func reportMotion(to report: inout MotionReport) {
        report.add("frame of the foreground's span", .rect, frame)
    }
}
