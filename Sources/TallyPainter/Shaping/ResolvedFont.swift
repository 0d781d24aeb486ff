internal import CPango

/// A font request as the shaper understood it, apart from its size.
struct ResolvedFont {
    /// What a request says besides the size.
    struct Key: Hashable {
        var family: String?
        var weight: Int
        var isItalic: Bool
        var hasMonospacedDigits: Bool
        var design: Design

        enum Design: Hashable { case plain, serif, rounded, monospaced }
    }

    let key: Key
    let description: OpaquePointer
    /// The face whose line box counts.
    let face: Int
    /// True if the embedded font is what was asked for.
    let isEmbedded: Bool
}
