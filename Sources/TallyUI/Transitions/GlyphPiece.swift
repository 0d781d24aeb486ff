@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene

/// A character, or a whole text, on its way through a content transition. Used again for another when it is done.
@MainActor
final class GlyphPiece {
    let segment = Segment()
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
        segment.label = "text"
    }

    var isMoving: Bool { place.isMoving || fade.isMoving }
    /// Whether one that leaves has gone, whatever its place does.
    var hasFaded: Bool { !fade.isMoving }
    func summaries(at time: Double) -> [MotionSummary] { [place, fade].compactMap { $0.summary(at: time) } }
    var shownPlace: Vector4 { place.presented }
    var shownOpacity: Double { fade.presented[1] }

    /// Puts a glyph somewhere, with nothing under way.
    func put(_ glyph: TextGlyph, place: Vector4, below: Double, opacity: Double, color: RGBA) {
        self.glyph = glyph
        isHurried = false
        self.place.jump(to: place)
        fade.jump(to: .init(below, opacity))
        paint(color)
    }

    func paint(_ color: RGBA) {
        guard let glyph else { return }
        segment.content = .text(glyph.text, color: color)
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
    func become(_ new: TextGlyph, color: RGBA) {
        let isDrawnSame = glyph?.text === new.text
        glyph = new
        if !isDrawnSame { paint(color) }
    }

    func stop() {
        place.jump(to: place.model)
        fade.jump(to: fade.model)
        segment.content = .nothing
        glyph = nil
    }

    /// Writes the segment for this frame.
    ///
    /// - Parameter staysInPlace: Whether its segment stands in the element's own: the frames to come are then written
    ///   without asking it, where it does nothing but turn.
    func draw(staysInPlace: Bool) {
        let (place, fade) = (place.presented, fade.presented)
        guard let glyph, glyph.key != .whole else {
            segment.transform =
                place[1] == 1 && place[2] == 1
                ? .translation(x: place[0], y: fade[0])
                : Affine(a: place[1], b: 0, c: 0, d: place[2], tx: place[0], ty: fade[0])
            segment.opacity = Swift.min(Swift.max(fade[1], 0), 1)
            segment.textBlur = 0
            return
        }
        let (share, distance) = GlyphTurn.settled(fade[1], fade[0])
        let look = GlyphTurn.look(share, of: glyph.text.size)
        if look.opacity == 1 || !segment.cell.turn(share, distance, atX: place[0], y: 0) {
            segment.transform = Affine(
                a: look.scale, b: 0, c: 0, d: look.scale, tx: place[0] + look.inset.x, ty: distance + look.inset.y)
            segment.opacity = look.opacity
            segment.textBlur = look.blur
        }
        if staysInPlace, look.opacity < 1, !self.place.isMoving { self.fade.turn(segment, atX: place[0], y: 0) }
    }
}
