import TallyCore

extension View {
    /// Sets how large texts within the view are beside those around them, in the same font.
    public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        textStyle { if isEnabled { $0.scale = scale } }
    }
}

extension Text {
    /// How large a text is beside others in the same font.
    public struct Scale: Hashable, Sendable {
        /// The share of the font's size.
        let share: Double

        public static let `default` = Scale(share: 1)
        /// For what stands beside a text and counts less, as a unit: 4/5 of the font's size.
        public static let secondary = Scale(share: 0.8)
    }

    /// Returns the text with another size beside others in the same font.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
        styled { if isEnabled { $0.scale = scale } }
    }
}
