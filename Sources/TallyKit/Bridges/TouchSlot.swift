@_spi(Runtime) import TallyCore
import Foundation
internal import TallyScene
@_spi(Runtime) import TallyUI

/// Brings presses to the views of UIKit inside.
nonisolated struct TouchModifier: ElementModifier {
    typealias Body = Never

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        TouchSlot(element, applied)
    }
}

final class TouchSlot: GestureSlot {
    private(set) weak var host: ViewHostElement?

    override init(_ element: Element, _ applied: AppliedModifier, around: Segment? = nil) {
        host = element as? ViewHostElement
        super.init(element, applied, around: around)
    }

    // SwiftUI's own views inside of UIKit's.
    override var overlayList: ElementList? { host?.hosted?.list }

    override func makeRecognizer(_ site: GestureSite) -> _Recognizer<Void>? {
        SlotRecognizer(TouchRecognizer(self), site)
    }

    /// Maps a point of the stage to the space of the host's root view.
    func toRoot(_ point: Point) -> CGPoint {
        let laidOut = (self.site.toStage.inverse ?? .identity).apply(point)
        let place = host?.shownFrame ?? Rect(x: 0, y: 0, width: 0, height: 0)
        return CGPoint(x: laidOut.x - place.minX, y: laidOut.y - place.minY)
    }
}

/// Follows one pointer for the views of UIKit.
private final class TouchRecognizer: _Recognizer<Void> {
    private let slot: TouchSlot
    private var isDown = false
    private var place = CGPoint.zero

    init(_ slot: TouchSlot) { self.slot = slot }

    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
        guard !slot.isGone, let touches = slot.host?.touches else { return .failed }
        place = slot.toRoot(event.point)
        let place = place
        switch event.kind {
        case .down:
            guard touches.wants(place) else { return .failed }
            isDown = true
            effects.add { touches.began(place, at: event.time) }
            // Whether the views take it up is known when they have been told.
            return .possible(nil)
        case .moved:
            if touches.isLeft {
                undo(&effects)
                return .failed
            }
            effects.add { touches.moved(place, at: event.time) }
        case .up:
            isDown = false
            effects.add { touches.ended(place, at: event.time) }
            return touches.isLeft ? .failed : .ended(())
        case .tick: return phase
        case .spread(let factor, let radians):
            // Two fingers come without a press before: they count as one touch between them.
            if !isDown {
                guard touches.wants(place) else { return .failed }
                isDown = true
                effects.add { touches.began(place, at: event.time) }
            }
            effects.add { touches.spread(factor, radians) }
        case .spreadEnded(let factor, let radians):
            isDown = false
            effects.add { touches.spreadEnded(factor, radians) }
            return .ended(())
        }
        return .active(())
    }

    override func undo(_ effects: inout GestureEffects) {
        guard isDown else { return }
        isDown = false
        let slot = slot
        effects.add { slot.host?.touches.cancel() }
    }

    override func restart() { isDown = false }
    override var holdsPointer: Bool { slot.host?.touches.holdsPointer(at: place) ?? false }
}
