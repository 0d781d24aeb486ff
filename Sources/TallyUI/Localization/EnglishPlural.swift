/// The plural of regular English nouns, and of those irregular ones that programs count.
enum EnglishPlural {
    /// Returns the plural of a noun; one that is a plural already stays as it is, and so does what does not end in a
    /// letter.
    static func of(_ noun: String) -> String {
        guard let last = noun.last, last.isLetter else { return noun }
        let lower = noun.lowercased()
        if unchanged.contains(lower) || irregular.values.contains(lower) { return noun }
        if compounds.contains(where: { lower.hasSuffix($0.value) }) { return noun }
        if let plural = irregular[lower] { return cased(plural, as: noun) }
        for (compound, plural) in compounds where lower.hasSuffix(compound) {
            return String(noun.dropLast(compound.count)) + cased(plural, as: String(noun.suffix(compound.count)))
        }
        let isShouted = noun.count > 1 && noun == noun.uppercased()
        func ending(_ ending: String, without count: Int = 0) -> String {
            String(noun.dropLast(count)) + (isShouted ? ending.uppercased() : ending)
        }
        func ends(_ endings: String...) -> Bool { endings.contains { lower.hasSuffix($0) } }
        if ends("sis", "xis") { return ending("es", without: 2) }
        if ends("ss", "us", "x", "z", "ch", "sh") { return ending("es") }
        if last == "s" || last == "S" { return noun }
        if ends("y"), let before = lower.dropLast().last, !"aeiou".contains(before) { return ending("ies", without: 1) }
        return ending("s")
    }

    private static func cased(_ word: String, as model: String) -> String {
        if model.count > 1, model == model.uppercased() { return word.uppercased() }
        return model.first?.isUppercase ?? false ? word.prefix(1).uppercased() + word.dropFirst() : word
    }

    private static let unchanged: Set<String> = [
        "sheep", "fish", "deer", "moose", "aircraft", "spacecraft", "offspring", "salmon", "shrimp", "trout",
        "information", "equipment", "feedback", "luggage", "money", "news", "software", "homework",
    ]

    private static let irregular: [String: String] = [
        "man": "men", "foot": "feet", "tooth": "teeth", "goose": "geese", "mouse": "mice", "louse": "lice",
        "ox": "oxen",
        "die": "dice", "leaf": "leaves", "loaf": "loaves", "half": "halves", "calf": "calves", "wolf": "wolves",
        "shelf": "shelves", "bookshelf": "bookshelves", "thief": "thieves", "knife": "knives", "life": "lives",
        "wife": "wives", "elf": "elves", "scarf": "scarves", "hoof": "hooves", "potato": "potatoes",
        "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "veto": "vetoes", "quiz": "quizzes",
        "stomach": "stomachs", "gas": "gases", "lens": "lenses", "alias": "aliases", "atlas": "atlases",
        "canvas": "canvases", "iris": "irises", "medium": "media", "criterion": "criteria",
        "phenomenon": "phenomena", "bacterium": "bacteria", "stimulus": "stimuli", "passerby": "passersby",
    ]

    private static let compounds: KeyValuePairs = [
        "person": "people", "child": "children", "woman": "women", "craftsman": "craftsmen", "fireman": "firemen",
        "policeman": "policemen", "snowman": "snowmen",
    ]
}
