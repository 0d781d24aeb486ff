@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene

/// A character, or a whole text, on its way through a content transition. Used again for another when it is done.
@MainActor
final class GlyphPiece {
    let drawing = TurningGlyph()
    private(set) var glyph: TextGlyph?
    /// x, and the factors by which the width and the height differ.
    private let place: Attribute
    /// The points below its place, and the opacity.
    private let fade: Attribute
    /// It goes faster than it would by itself: two newer ones have come.
    private(set) var isHurried = false
    /// Whether the change under way has found what it stands for.
    var isMatched = false

    init(_ element: Element) {
        place = Attribute(element, isPartOfContent: true)
        fade = Attribute(element, isPartOfContent: true)
    }

    var isMoving: Bool { place.isMoving || fade.isMoving }
    /// Whether one that leaves has gone, whatever its place does.
    var hasFaded: Bool { !fade.isMoving }
    func summaries(at time: Double) -> [MotionSummary] { [place, fade].compactMap { $0.summary(at: time) } }
    var shownPlace: Vector4 { place.presented }
    var shownOpacity: Double { fade.presented[1] }

    /// Puts a glyph somewhere, with nothing under way.
    func put(_ glyph: TextGlyph, place: Vector4, below: Double, opacity: Double) {
        self.glyph = glyph
        isHurried = false
        self.place.jump(to: place)
        fade.jump(to: .init(below, opacity))
        drawing.text = glyph.text
    }

    func move(to place: Vector4, scope: TransactionScope) { self.place.set(place, scope: scope) }

    /// Comes, or comes back.
    func appear(scope: TransactionScope) { fade.set(.init(0, 1), scope: scope) }

    /// Goes, by a distance in points downwards.
    func leave(by distance: Double, scope: TransactionScope) { fade.set(.init(distance, 0), scope: scope) }

    /// Goes on to where it goes by the scope's animation, not by the one that it began with.
    func hurry(scope: TransactionScope) {
        guard !isHurried, fade.isMoving else { return }
        isHurried = true
        let goal = fade.model
        fade.jump(to: fade.presented)
        fade.set(goal, scope: scope)
    }

    /// Stands for the same glyph of a text that came after.
    func become(_ new: TextGlyph) {
        glyph = new
        drawing.text = new.text
    }

    func stop() {
        place.jump(to: place.model)
        fade.jump(to: fade.model)
        drawing.text = nil
        glyph = nil
    }

    /// Writes what is drawn in this frame.
    ///
    /// - Parameter staysInPlace: Whether it is drawn by the element's own segment: the frames to come are then written without
    ///   asking the element, where it does nothing but turn.
    func draw(staysInPlace: Bool) {
        let (place, fade) = (place.presented, fade.presented)
        guard let glyph, glyph.key != .whole else {
            return drawing.show(
                .init(x: place[0], y: fade[0], scaleX: place[1], scaleY: place[2], opacity: fade[1]))
        }
        let (share, distance) = GlyphTurn.settled(fade[1], fade[0])
        let look = GlyphTurn.look(share, of: glyph.text.size)
        drawing.show(
            .init(
                x: place[0] + look.inset.x, y: distance + look.inset.y, scaleX: look.scale, scaleY: look.scale,
                opacity: look.opacity, blur: look.blur))
        if staysInPlace, !self.place.isMoving {
            self.fade.turn(drawing, atX: place[0], y: 0)
        } else {
            // It may have turned by itself, where it stood before.
            self.fade.endDirect()
        }
    }
}
