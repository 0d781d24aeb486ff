import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// From where to where the line below a row goes, in points from the row's leading side; no end: to the end of the row.
struct LineRange: Equatable {
    var start: CGFloat
    var end: CGFloat?
}

/// The line below a row, over which it stands.
nonisolated struct ListRowLine: ElementModifier, Equatable {
    typealias Body = Never

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        ListRowLineSlot(element, applied, around: Segment())
    }
}

final class ListRowLineSlot: Slot {
    private var frame: ListRowFrameSlot? { carrier.rowFrame }

    override func apply(isFirst: Bool) {
        frame?.line = element
        element.needsRecord()
    }

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        guard let range = frame?.lineRange else { return super.placeInside(rect, proposal) }
        frame?.shownLineRange = range
        let start = Double(range.start)
        let end = range.end.map { Double($0) } ?? rect.width
        let width = Swift.max(0, end - start)
        let isMirrored = applied.environment.layoutDirection == .rightToLeft
        let x = isMirrored ? rect.maxX - start - width : rect.minX + start
        let inner = Rect(x: x, y: rect.minY, width: width, height: rect.height)
        super.placeInside(inner, ProposedViewSize(width: CGFloat(width), height: proposal.height))
    }

    override func draw(around inner: Segment) { around?.setChildren(frame?.showsLine == false ? [] : [inner]) }
}
