extension [String] {
    /// Returns the names as a list, those first that differ least from one that is not there; the last of many are
    /// counted.
    func nearest(to name: String) -> String {
        if isEmpty { return "nothing" }
        var known: Set<String> = []
        let names = filter { known.insert($0).inserted }
        let sorted = names.enumerated().map { ($0.element, $0.element.distance(to: name), $0.offset) }
            .sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
        let most = 12
        let rest = sorted.count - most
        return sorted.prefix(most).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    }
}

extension String {
    /// Returns how many characters have to be put in, taken out or replaced to make one of the other; of the first 40.
    fileprivate func distance(to other: String) -> Int {
        let (own, wanted) = (Array(prefix(40)), Array(other.prefix(40)))
        var row = Array(0...wanted.count)
        for (line, character) in own.enumerated() {
            var corner = row[0]
            row[0] = line + 1
            for (place, other) in wanted.enumerated() {
                let replacing = corner + (character == other ? 0 : 1)
                corner = row[place + 1]
                row[place + 1] = Swift.min(replacing, corner + 1, row[place] + 1)
            }
        }
        return row[wanted.count]
    }
}
