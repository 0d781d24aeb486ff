/// A column in which one glyph takes the place of another: each moves a little and fades, and none passes between them.
///
/// What is on its way out stays until the motion is over, so a change finds everything that is seen where it is.
struct RollStack: Equatable {
    /// In the order they came.
    private(set) var glyphs: [RollGlyph]
    /// The one that gives the column its width: the one shown, or the one that was shown last.
    private(set) var widthID: Int
    private var nextID = 1

    /// Lines that a glyph moves while it fades, whatever the two are.
    static let amplitude = 0.5
    /// More glyphs than come in the time that one takes to leave, at 60 a second; the oldest go first.
    private static let leavingLimit = 32

    /// At rest.
    init(face: String) {
        glyphs = [RollGlyph(id: 0, text: face, entrance: 0)]
        widthID = 0
    }

    /// The glyph that comes to rest in the column; empty if none does.
    var face: String { glyphs.last { !$0.isLeaving }?.text ?? "" }
    /// As `face`, or what was shown last.
    var lastFace: String { glyphs.last { $0.id == widthID }?.text ?? "" }
    var hasLeaving: Bool { glyphs.count > 1 }

    /// Lets a glyph take the place of the one that is there. If it is on its way out, it turns round.
    ///
    /// - Parameters:
    ///   - direction: +1 if glyphs travel up and the new one comes from below, −1 if down, 0 if they fade in place.
    ///   - isAgain: Whether a glyph like the one that is there takes its place.
    mutating func show(_ text: String, direction: Int, isAgain: Bool = false) {
        if !isAgain, let current = glyphs.last(where: { !$0.isLeaving }), current.text == text { return }
        clear(direction: direction)
        if !isAgain, let index = glyphs.lastIndex(where: { $0.text == text }) {
            glyphs[index].isLeaving = false
            glyphs[index].place = 0
            widthID = glyphs[index].id
            return
        }
        glyphs.append(RollGlyph(id: nextID, text: text, entrance: Double(direction) * Self.amplitude))
        widthID = nextID
        nextID += 1
        let excess = glyphs.count - 1 - Self.leavingLimit
        if excess > 0 { glyphs.removeFirst(excess) }
    }

    /// Lets the glyph leave that is there.
    mutating func clear(direction: Int) {
        guard let index = glyphs.lastIndex(where: { !$0.isLeaving }) else { return }
        glyphs[index].isLeaving = true
        glyphs[index].place = -Double(direction) * Self.amplitude
    }

    /// Drops what has left.
    mutating func dropLeaving() { glyphs.removeAll { $0.isLeaving && $0.id != widthID } }
}
