import Foundation
@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene
@_spi(Runtime) import TallyUI

/// Which way a screen can be dragged out.
enum ScreenDragDirection {
    /// The finger goes from the leading edge of the deck to the trailing one.
    case fromEdge
    /// The finger goes downwards, from anywhere.
    case down
}

/// Whose screens can be dragged.
@MainActor
protocol ScreenDragTarget: AnyObject {
    var deck: DeckElement? { get }
    func mayDrag(_ direction: ScreenDragDirection) -> Bool
    /// Returns how far in a finger can bring the screen; 1 is its place.
    func limits(_ length: Double) -> ClosedRange<Double>
    /// Brings the screen out, or back to its place, as the finger has let go.
    ///
    /// - Parameter share: how far in the screen would come to rest by itself.
    func dragEnded(at share: Double, _ length: Double)
}

extension ScreenDragTarget {
    func limits(_ length: Double) -> ClosedRange<Double> { 0...1 }
}

/// A drag that takes the topmost screen along, and out if it is thrown or taken far enough.
struct ScreenDrag: _PrimitiveGesture, SurroundingGesture {
    typealias Body = Never
    let target: any ScreenDragTarget
    let direction: ScreenDragDirection

    @MainActor static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Void> { ScreenDragRecognizer(gesture) }
    @MainActor static func _update(_ recognizer: _Recognizer<Void>, to gesture: Self) {}
}

private final class ScreenDragRecognizer: _Recognizer<Void> {
    private let target: any ScreenDragTarget
    private let direction: ScreenDragDirection
    private var start: Point?
    private var origin = 0.0
    private var last = 0.0
    private var screen: ScreenElement?
    private var sampler = VelocitySampler<AnimatablePair<Double, Double>>()

    /// Points that the finger goes before it is known what it wants.
    private static let slack = GestureLimits.tapDistance

    init(_ gesture: ScreenDrag) {
        target = gesture.target
        direction = gesture.direction
    }

    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
        guard let deck = target.deck, deck.isAlive, length(deck) > 0 else { return .failed }
        switch event.kind {
        case .down:
            guard target.mayDrag(direction), begins(event, deck) else { return .failed }
            start = event.point
            sampler.reset()
        case .moved, .up: break
        case .tick: return phase
        case .spread, .spreadEnded: return .failed
        }
        guard let start else { return .failed }
        let way = way(from: start, to: event.point, deck)
        // Released where it rested, it has moved no more since.
        if event.kind != .up || way.along != last { sampler.add(AnimatablePair(way.along, 0), at: event.time) }
        last = way.along
        let limits = target.limits(length(deck))
        if let screen {
            let share = limits.nearest(to: origin - way.along / length(deck))
            if event.kind == .up { return end(share, deck, at: event.time, &effects) }
            effects.add { if screen.isAlive { screen.drag(to: share) } }
            return .active(())
        }
        if event.kind == .up { return .failed }
        guard start.distance(to: event.point) > Self.slack else { return .possible(nil) }
        let isOutwards = way.along > way.across
        let isInwards = limits.upperBound > 1 && -way.along > way.across
        guard isOutwards || isInwards, let top = deck.top else { return .failed }
        screen = top
        origin = top.share
        let share = limits.nearest(to: origin - way.along / length(deck))
        effects.add {
            guard top.isAlive else { return }
            top.beginDrag()
            top.drag(to: share)
        }
        return .active(())
    }

    private func end(
        _ share: Double, _ deck: DeckElement, at time: Double, _ effects: inout GestureEffects
    ) -> GesturePhase<Void> {
        let length = length(deck)
        let ahead = share - sampler.velocity(at: time).first * ScreenMeasures.foresight / length
        endDrag(at: ahead, length, &effects)
        return .ended(())
    }

    override func undo(_ effects: inout GestureEffects) {
        if screen != nil, let deck = target.deck { endDrag(at: 1, length(deck), &effects) }
        screen = nil
    }

    private func endDrag(at share: Double, _ length: Double, _ effects: inout GestureEffects) {
        effects.add { [target, screen] in
            screen?.endDrag()
            target.dragEnded(at: share, length)
        }
        screen = nil
    }

    private func begins(_ event: GestureEvent, _ deck: DeckElement) -> Bool {
        guard direction == .fromEdge else { return true }
        let x = Double(event.site.convert(event.point, to: .local).x)
        return (isMirrored(deck) ? deck.rect.width - x : x) <= ScreenMeasures.edge
    }

    /// Returns how far the finger has gone outwards, and how far to a side.
    private func way(from start: Point, to end: Point, _ deck: DeckElement) -> (along: Double, across: Double) {
        let x = (end.x - start.x) * (isMirrored(deck) ? -1 : 1)
        let y = end.y - start.y
        return direction == .fromEdge ? (x, abs(y)) : (y, abs(x))
    }

    private func length(_ deck: DeckElement) -> Double {
        direction == .fromEdge ? deck.rect.width : deck.rect.height
    }

    private func isMirrored(_ deck: DeckElement) -> Bool { deck.environment.layoutDirection == .rightToLeft }
}

extension ClosedRange<Double> {
    fileprivate func nearest(to value: Double) -> Double { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
