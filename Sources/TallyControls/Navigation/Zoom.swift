import Foundation
import TallyCore
import TallyScene
import TallyUI

/// The way of a screen out of a view and back into it.
@MainActor
final class Zoom {
    private let slot: TransitionSourceSlot
    private var source: Rect
    let look: _MatchedTransitionSourceLook
    /// What the shape is filled with behind the screen, and its shadow: both between the source and a whole screen.
    private let ground = Segment()
    private let shade = Segment()

    /// The share of the way on which the screen fades in over its source.
    private static let fade = 0.35

    /// Nil where the source has no place.
    init?(_ slot: TransitionSourceSlot, in deck: DeckElement) {
        guard let source = Self.place(of: slot, in: deck) else { return nil }
        self.slot = slot
        self.source = source
        look = slot.look
    }

    /// Returns the source in the space that the deck is laid out in, as it is shown.
    private static func place(of slot: TransitionSourceSlot, in deck: DeckElement) -> Rect? {
        guard let shown = slot.shownOnStage else { return nil }
        return Site(element: deck, level: 0).toStage.inverse?.apply(shown)
    }

    /// Follows a source that moves; one that has gone is where it was.
    func follow(in deck: DeckElement) { if let now = Self.place(of: slot, in: deck) { source = now } }

    /// Returns the frame of the growing shape.
    func frame(_ share: Double, _ whole: Rect) -> Rect {
        func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
        return Rect(
            x: between(source.minX, whole.minX), y: between(source.minY, whole.minY),
            width: Swift.max(0, between(source.width, whole.width)),
            height: Swift.max(0, between(source.height, whole.height)))
    }

    /// Returns the map from the screen in its place to where it is shown: as wide as the shape, its top at the shape's
    /// top.
    func map(_ share: Double, _ whole: Rect) -> Affine {
        let frame = frame(share, whole)
        let scale = whole.width > 0 ? frame.width / whole.width : 1
        return Affine.translation(x: -whole.minX, y: -whole.minY)
            .concatenating(.scale(x: scale, y: scale))
            .concatenating(.translation(x: frame.minX, y: frame.minY))
    }

    func radius(_ share: Double) -> Double { Swift.max(0, Double(look.cornerRadius) * (1 - share)) }

    /// Returns how much of the screen is seen over its source.
    func opacity(_ share: Double) -> Double { Swift.min(Swift.max(share / Self.fade, 0), 1) }

    /// Returns the shape's ground and shadow, behind the screen; none for a look that has neither.
    func backing(_ share: Double, _ whole: Rect, _ environment: EnvironmentValues) -> [Segment] {
        let share = Swift.min(Swift.max(share, 0), 1)
        let frame = frame(share, whole)
        var segments: [Segment] = []
        if let shadow = look.shadow, share < 1 {
            var color = shadow.color.resolve(in: environment).rgba
            color.alpha *= 1 - share
            // Smaller than the screen, whose edge it would darken where that covers a part of a pixel.
            shade.content = .roundedRect(
                frame.insetBy(Swift.min(1, frame.width / 2, frame.height / 2)), radius: radius(share),
                .color(.black))
            shade.effect = .shadow(
                color, deviation: Double(shadow.radius) * LayerEffectSlot.shadowDeviation,
                x: Double(shadow.offset.width), y: Double(shadow.offset.height))
            // The shape itself is not to be seen through the screen that fades in: only what lies around it.
            shade.opacity = opacity(share)
            segments.append(shade)
        }
        // Once the screen hides it, it would show at the edges only.
        if let background = look.background, opacity(share) < 1 {
            ground.content = .roundedRect(
                frame, radius: radius(share), .color(background.resolve(in: environment).rgba))
            segments.append(ground)
        }
        return segments
    }
}
