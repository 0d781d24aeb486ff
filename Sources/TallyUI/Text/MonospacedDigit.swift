import TallyCore

extension View {
    /// Holds for every font inside, also for those that are chosen further in.
    public nonisolated func monospacedDigit() -> some View { textStyle { $0.hasMonospacedDigits = true } }
}
