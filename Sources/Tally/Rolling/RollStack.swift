/// A column in which one glyph takes the place of another: each moves a little and fades, and none passes between them.
///
/// It is one text, which goes over from glyph to glyph by its content transition.
struct RollStack: Equatable {
    /// The glyph that comes to rest in the column or, once the column is cleared, that was shown last.
    private(set) var lastFace: String
    /// The way of the last turn: +1 if glyphs travelled up, −1 if down, 0 if they faded in place.
    private(set) var direction = 0
    /// Whether the last glyph is on its way out, or has left, and none comes.
    private(set) var isCleared = false
    /// The numbers of the column's changes within the last moment, but for the one that found everything at rest.
    private var recent: [Int] = []

    /// Lines that a glyph moves while it fades, whatever the two are.
    static let amplitude = 0.5

    /// Creates a stack at rest that shows one face.
    init(face: String) { lastFace = face }

    /// The glyph that comes to rest in the column; empty if none does.
    var face: String { isCleared ? "" : lastFace }
    /// Seconds from one change to the next in a stream of changes; 0 where there is none.
    var pace: Double { RollRush.pace(of: recent.count) }

    /// Lets a glyph take the place of the one that is there.
    ///
    /// - Parameter direction: +1 if glyphs travel up and the new one comes from below, −1 if down, 0 if they fade in place.
    mutating func show(_ text: String, direction: Int) {
        isCleared = false
        guard text != lastFace else { return }
        lastFace = text
        self.direction = direction
    }

    /// Takes note of a change that found the number moving.
    mutating func note(_ serial: Int) { recent.append(serial) }

    /// Lets the glyph leave that is there.
    mutating func clear(direction: Int) {
        isCleared = true
        self.direction = direction
    }

    /// Forgets a change and those before it, which are longer ago than a moment.
    mutating func forget(_ serial: Int) { recent.removeAll { $0 <= serial } }

    /// Notes that nothing moves any more.
    mutating func comesToRest() { recent = [] }
}
