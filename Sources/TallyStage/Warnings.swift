/// Sentences, each of them once.
struct Warnings {
    private(set) var sentences: [String] = []
    private var known: Set<String> = []

    /// More than anybody reads, and few enough for a stage that is played for ever.
    static let most = 256

    mutating func add(_ sentence: String) {
        guard known.insert(sentence).inserted else { return }
        sentences.append(sentence)
        if sentences.count > Self.most { known.remove(sentences.removeFirst()) }
    }
}
