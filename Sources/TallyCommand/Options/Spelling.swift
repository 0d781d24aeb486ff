/// How unlike two words are.
enum Spelling {
    /// Returns the least number of letters to insert, remove or replace (Levenshtein).
    static func distance(_ one: String, _ other: String) -> Int {
        let (a, b) = (Array(one), Array(other))
        var row = Array(0...b.count)
        for (i, letter) in a.enumerated() {
            var corner = row[0]
            row[0] = i + 1
            for (j, candidate) in b.enumerated() {
                let replaced = corner + (letter == candidate ? 0 : 1)
                corner = row[j + 1]
                row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
            }
        }
        return row[b.count]
    }
}
