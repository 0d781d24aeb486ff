/// What Foundation's tags said of a style's texts, remembered per shape of text.
///
/// Texts of one style that differ only in digits have the same tags. At most 512 shapes are kept; then all are forgotten.
enum NumberLayouts {
    struct Layout {
        /// Roles and their lengths in UTF-8, from the first stretch to the last.
        let stretches: [(role: NumberSegment.Role, length: Int)]
        /// The direction of the style's locale.
        let isRightToLeft: Bool
        /// The power of ten between a value and what is shown of it without a scale unit: 2 for percentages.
        let power: Double
    }

    struct Key: Hashable {
        let style: AnyHashable
        /// The locale at the time: a style can follow the user's settings and stay equal to itself.
        let locale: String
        let shape: String
    }

    private static let known = Guarded<[Key: Layout]>([:])

    static func layout(for key: Key, otherwise make: () -> Layout) -> Layout {
        known.remembered(key, limit: 512, make: make)
    }
}
