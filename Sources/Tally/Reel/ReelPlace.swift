/// A place of a `ReelText`: a reel, and its position from the start of the row.
struct ReelPlace: SlotToken {
    let position: Int
    let reel: ReelText.Reel
    /// A bracket in right-to-left surroundings, which is drawn the other way round.
    var mirrored: String?

    var key: NumberText.Key { .character(position: position) }

    var drawnText: String { mirrored ?? reel.face }

    var isStill: Bool { reel.stop == nil }

    func hasRoom(of other: Self) -> Bool {
        guard key == other.key, isStill == other.isStill else { return false }
        return isStill ? drawnText == other.drawnText : reel.faces == other.reel.faces
    }
}
