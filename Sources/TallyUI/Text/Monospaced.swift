import TallyCore

extension View {
    /// Holds for every font inside; false takes back what was said outside.
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
        textStyle { $0.isMonospaced = isActive }
    }
}
