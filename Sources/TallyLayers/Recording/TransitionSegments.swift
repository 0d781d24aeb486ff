internal import Foundation
internal import TallyCore
internal import TallyScene

/// A transition as it stands in a frame.
struct RunningTransition {
    let before: Segment?
    let type: CATransitionType
    let subtype: CATransitionSubtype?
    /// 0...1, as `startProgress` and `endProgress` leave it.
    let progress: Double
}

/// The old look of a layer and the new one, on their way.
final class TransitionSegments {
    let group = Segment()
    private let old = Segment()
    private let new = Segment()

    /// What the old look is called, which a snapshot may leave out.
    static let oldLook: StaticString = "old look"

    init() { old.label = Self.oldLook }

    /// - Parameter inner: what the layer shows now.
    func show(_ transition: RunningTransition, new inner: Segment, bounds: CGRect) {
        let p = transition.progress
        if let before = transition.before { old.setOnlyChild(before) } else { old.setChildren([]) }
        new.setOnlyChild(inner)
        let isTurn = transition.turn(bounds, old: old, new: new)
        if isTurn { return group.setChildren(old, new) }
        let way = transition.way(bounds)
        var (from, to) = (Point.zero, Point.zero)
        var isOldInFront = false
        var fades = false
        switch transition.type {
        case .push:
            (from, to) = (way.times(-p), way.times(1 - p))
            fades = true
        case .moveIn: to = way.times(1 - p)
        case .reveal:
            from = way.times(-p)
            isOldInFront = true
        default: fades = true
        }
        old.projection = nil
        new.projection = nil
        old.transform = .translation(x: from.x, y: from.y)
        new.transform = .translation(x: to.x, y: to.y)
        old.opacity = fades ? min(max(1 - p, 0), 1) : 1
        new.opacity = fades ? min(max(p, 0), 1) : 1
        // Light is added, so that what both show keeps its own.
        let isDissolve = transition.type != .push && fades
        new.effect = isDissolve ? .blended(.plusLighter) : nil
        group.effect = isDissolve ? .group : nil
        if isOldInFront { group.setChildren(new, old) } else { group.setChildren(old, new) }
    }
}

extension RunningTransition {
    /// Where the new look comes from, as a distance from its place.
    ///
    /// `fromTop` is up on iOS's screens: the new look enters from below.
    func way(_ bounds: CGRect) -> Point {
        switch subtype {
        case .fromRight?: Point(x: bounds.width, y: 0)
        case .fromTop?: Point(x: 0, y: bounds.height)
        case .fromBottom?: Point(x: 0, y: -bounds.height)
        default: Point(x: -bounds.width, y: 0)
        }
    }

    /// Turns both looks about the middle, as two sides of a card; false: it is no turn.
    fileprivate func turn(_ bounds: CGRect, old: Segment, new: Segment) -> Bool {
        guard type == .flip else { return false }
        let isVertical = subtype == .fromTop || subtype == .fromBottom
        let sign: Double = subtype == .fromRight || subtype == .fromTop ? -1 : 1
        let angle = sign * progress * .pi
        let isPast = progress >= 0.5
        let distance = max(bounds.width, bounds.height, 1) * Self.eyeDistance
        func map(_ radians: Double) -> Projection {
            SpaceTransform.translation(-bounds.midX, -bounds.midY, 0)
                .concatenating(.rotation(radians, isVertical ? 1 : 0, isVertical ? 0 : 1, 0))
                .concatenating(.perspective(-1 / distance)).concatenating(.translation(bounds.midX, bounds.midY, 0))
                .projection
        }
        old.transform = .identity
        new.transform = .identity
        old.projection = map(angle)
        new.projection = map(angle - sign * .pi)
        old.opacity = isPast ? 0 : 1
        new.opacity = isPast ? 1 : 0
        new.effect = nil
        return true
    }

    /// How many of the longer side the eye is away; nothing public tells the distance of iOS's.
    private static var eyeDistance: Double { 2 }
}

extension CATransitionType {
    /// The turn of a card, as views' transitions have it.
    package static let flip = CATransitionType(rawValue: "flip")
}

extension Point {
    fileprivate func times(_ factor: Double) -> Point { Point(x: x * factor, y: y * factor) }
}
