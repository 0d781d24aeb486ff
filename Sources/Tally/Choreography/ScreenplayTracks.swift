/// The names under which views stand in a timeline, each its own.
struct ScreenplayTracks {
    private struct Track {
        let name: String
        let isOwned: Bool
        weak var owner: AnyObject?
        /// The name, with a number if others have it too.
        let unique: String
    }

    private var tracks: [Track] = []

    /// - Parameters:
    ///   - owner: The queue; `nil` if the name is all that is known of the view.
    ///   - used: The names that the timeline still tells of.
    mutating func name(of owner: AnyObject?, called name: String, used: () -> [String]) -> String {
        if let track = tracks.first(where: {
            $0.name == name && $0.isOwned == (owner != nil) && $0.owner === owner
        }) {
            return track.unique
        }
        let used = used()
        tracks.removeAll { $0.isOwned && $0.owner == nil && !used.contains($0.unique) }
        var unique = name
        var number = 1
        while tracks.contains(where: { $0.unique == unique }) {
            number += 1
            unique = "\(name) \(number)"
        }
        tracks.append(Track(name: name, isOwned: owner != nil, owner: owner, unique: unique))
        return unique
    }
}
