import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// Screens one over another, of which the topmost is reached and those that can be seen are drawn.
final class DeckElement: ContainerElement {
    private(set) var rect = Rect(x: 0, y: 0, width: 0, height: 0)
    private var drawn: [ScreenElement] = []

    private var screens: [ScreenElement] { list.elements.compactMap { $0 as? ScreenElement } }

    /// The screen that a person deals with; those above it are on their way out.
    var top: ScreenElement? { screens.last { $0.isIn } }

    override func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions().sanitized
    }

    override func placeContent(_ rect: Rect, _ proposal: ProposedViewSize) {
        self.rect = rect
        list.collect()
        screensChanged()
        for element in list.elements { element.place(at: rect.origin, ProposedViewSize(CGSize(rect.size))) }
        needsRecord()
    }

    /// Screens have come or gone, or go elsewhere.
    func screensChanged() {
        let screens = screens
        let top = top
        let seen = screens.filter { !$0.isSkipped }
        for screen in screens {
            screen.isOffstage = screen !== top
            screen.upper = nil
            screen.lower = nil
        }
        for (lower, upper) in zip(seen, seen.dropFirst()) {
            lower.upper = upper
            upper.lower = lower
        }
        for screen in seen { screen.needsRecord() }
        needsRecord()
    }

    private var visible: [ScreenElement] {
        let seen = screens.filter { !$0.isSkipped && !$0.isOut }
        let lowest = seen.lastIndex { $0.coversAll } ?? 0
        return Array(seen.dropFirst(lowest))
    }

    /// Called when a screen is shown elsewhere than before: others may have come to light, or have been covered.
    func screenMoved() {
        let now = visible
        if now.count != drawn.count || zip(now, drawn).contains(where: { $0 !== $1 }) || isClipped != (now.count > 1) {
            needsRecord()
        }
    }

    private var isClipped: Bool { contentSegment.clip != nil }

    override func drawContent() -> Affine {
        drawn = visible
        contentSegment.setChildren(drawn.map(\.segment))
        // What moves stays inside; what rests may throw a shadow outside.
        contentSegment.clip = drawn.count > 1 ? .rect(rect) : nil
        return .identity
    }
}
