import TallyCore

extension View {
    /// Asks for the feedback whenever the value has changed.
    public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        onChange(of: trigger) { feedback.play() }
    }

    /// Asks for the feedback when the value has changed and the condition, given the old value and the new, is true.
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View {
        onChange(of: trigger) { old, new in if condition(old, new) { feedback.play() } }
    }

    /// Asks for the feedback that the closure names of the old value and the new; nil: none.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View {
        onChange(of: trigger) { old, new in feedback(old, new)?.play() }
    }
}

extension SensoryFeedback {
    fileprivate func play() {
        let feedback = self
        guard let runtime = Runtime.current else { return }
        whenOnMain { runtime.host.send(.sensoryFeedback(feedback)) }
    }
}
