import Foundation
@_spi(Runtime) import TallyCore
import TallyScene
@_spi(Runtime) import TallyUI

/// Follows a finger that goes along a row, and leaves one that goes up or down to what scrolls around.
struct SegmentDrag: _PrimitiveGesture {
    typealias Body = Never

    /// Points from the left edge.
    struct Value: Equatable {
        let start: CGFloat
        let end: CGFloat
    }

    @MainActor static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> { SegmentDragRecognizer() }
    @MainActor static func _update(_ recognizer: _Recognizer<Value>, to gesture: Self) {}
}

private final class SegmentDragRecognizer: _Recognizer<SegmentDrag.Value> {
    private var start: Point?

    override func react(
        to event: GestureEvent, _ effects: inout GestureEffects
    ) -> GesturePhase<SegmentDrag.Value> {
        switch event.kind {
        case .down: start = event.point
        case .moved, .up: break
        case .tick: return phase
        case .spread, .spreadEnded: return .failed
        }
        guard let start else { return .failed }
        let value = SegmentDrag.Value(
            start: event.site.convert(start, to: .local).x, end: event.site.convert(event.point, to: .local).x)
        let isUp = event.kind == .up
        if case .active = phase { return isUp ? .ended(value) : .active(value) }
        if isUp { return .failed }
        guard start.distance(to: event.point) > GestureLimits.tapDistance else { return .possible(nil) }
        let (x, y) = (event.point.x - start.x, event.point.y - start.y)
        return abs(x) > abs(y) ? .active(value) : .failed
    }

    override func restart() { start = nil }
}
