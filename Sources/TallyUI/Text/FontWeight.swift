import TallyCore

extension View {
    /// Holds for every font inside, also for those that are chosen further in. Nil takes back what was said outside.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
        textStyle {
            $0.weight = weight
            // The innermost counts.
            $0.isBold = false
        }
    }
}
