import TallyCore

extension View {
    /// Holds for every font inside, also for those that are chosen further in; false takes back what was said outside.
    public nonisolated func bold(_ isActive: Bool = true) -> some View { textStyle { $0.isBold = isActive } }
}
