/// A column in which one glyph takes the place of another: each moves a little and fades, and none passes between them.
///
/// What is on its way out stays until the motion is over, so a change finds everything that is seen where it is. Of glyphs
/// that come faster than they can go, the newest two are seen: those before them fade at once.
struct RollStack: Equatable {
    /// In the order they came.
    private(set) var glyphs: [RollGlyph]
    /// The one that gives the column its width: the one shown, or the one that was shown last.
    private(set) var widthID: Int
    /// The one that was shown before that.
    private var previousID: Int?
    /// The numbers of the column's changes within the last moment, but for the one that found everything at rest.
    private var recent: [Int] = []
    /// Glyphs that were passed by this change or one before are not seen any more.
    private var gone = 0
    private var nextID = 1

    /// Lines that a glyph moves while it fades, whatever the two are.
    static let amplitude = 0.5
    /// More glyphs than come in a moment, at 120 a second; the oldest go first.
    private static let leavingLimit = 24

    /// Creates a stack at rest that shows one face.
    init(face: String) {
        glyphs = [RollGlyph(id: 0, text: face, entrance: 0)]
        widthID = 0
    }

    /// The glyph that comes to rest in the column; empty if none does.
    var face: String { glyphs.last { !$0.isLeaving }?.text ?? "" }
    /// As `face`, or what was shown last.
    var lastFace: String { glyphs.last { $0.id == widthID }?.text ?? "" }
    var hasLeaving: Bool { glyphs.count > 1 }
    /// Seconds from one change to the next in a stream of changes; 0 where there is none.
    var pace: Double { RollRush.pace(of: recent.count) }

    /// Lets a glyph take the place of the one that is there. If that was its own place just before, it turns round; one that
    /// went long ago comes again.
    ///
    /// - Parameters:
    ///   - direction: +1 if glyphs travel up and the new one comes from below, −1 if down, 0 if they fade in place.
    ///   - serial: The number of the change.
    ///   - isAgain: Whether a glyph like the one that is there takes its place.
    mutating func show(_ text: String, direction: Int, serial: Int, isAgain: Bool = false) {
        if !isAgain, let current = glyphs.last(where: { !$0.isLeaving }), current.text == text { return }
        clear(direction: direction)
        let lastID = widthID
        let entrance = Double(direction) * Self.amplitude
        let known = glyphs.lastIndex {
            $0.text == text && ($0.isParked ? $0.place == entrance : $0.id == lastID || $0.id == previousID)
        }
        if !isAgain, let known {
            glyphs[known].isLeaving = false
            glyphs[known].passing = nil
            glyphs[known].isParked = false
            glyphs[known].place = 0
            widthID = glyphs[known].id
        } else {
            glyphs.append(RollGlyph(id: nextID, text: text, entrance: entrance))
            widthID = nextID
            nextID += 1
        }
        if widthID != lastID { previousID = lastID }
        for index in glyphs.indices where (glyphs[index].passing ?? .max) <= gone {
            glyphs[index].isParked = true
            glyphs[index].place = entrance
        }
        for index in glyphs.indices where glyphs[index].id != widthID && glyphs[index].id != previousID {
            if glyphs[index].passing == nil { glyphs[index].passing = serial }
        }
        while glyphs.count - 1 > Self.leavingLimit, let index = glyphs.firstIndex(where: { $0.passing != nil }) {
            glyphs.remove(at: index)
        }
    }

    /// Takes note of a change that found the number moving.
    mutating func note(_ serial: Int) { recent.append(serial) }

    /// Lets the glyph leave that is there.
    mutating func clear(direction: Int) {
        guard let index = glyphs.lastIndex(where: { !$0.isLeaving }) else { return }
        glyphs[index].isLeaving = true
        glyphs[index].place = -Double(direction) * Self.amplitude
    }

    /// Forgets a change and those before it, which are longer ago than a moment: what they passed is not seen any more.
    mutating func forget(_ serial: Int) {
        recent.removeAll { $0 <= serial }
        gone = max(gone, serial)
    }

    /// Drops what has left.
    mutating func dropLeaving() {
        glyphs.removeAll { $0.isLeaving && $0.id != widthID }
        recent = []
    }
}
