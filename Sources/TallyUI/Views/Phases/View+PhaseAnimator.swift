/// Shows a view in phases.
nonisolated struct PhaseAnimatorModifier<Base: View, Phase: Equatable, Result: View>: ViewModifier {
    let phases: [Phase]
    let trigger: TriggerValue?
    let result: (PlaceholderContentView<Base>, Phase) -> Result
    let animation: (Phase) -> Animation?

    @MainActor func body(content: Content) -> some View {
        PhaseAnimator(phases: phases, trigger, { result(PlaceholderContentView<Base>(), $0) }, animation)
    }
}

extension View {
    /// Shows the view in phases once each time the trigger changes. See `PhaseAnimator`.
    ///
    /// - Parameter animation: Asked with the phase that is entered; nil enters it at once.
    public nonisolated func phaseAnimator<Phase>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View where Phase: Equatable {
        modifier(
            PhaseAnimatorModifier(
                phases: Array(phases), trigger: TypedTriggerValue(trigger), result: content, animation: animation))
    }

    /// Shows the view in one phase after the other, for ever. See `PhaseAnimator`.
    ///
    /// - Parameter animation: Asked with the phase that is entered; nil enters it at once.
    public nonisolated func phaseAnimator<Phase>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View where Phase: Equatable {
        modifier(PhaseAnimatorModifier(phases: Array(phases), trigger: nil, result: content, animation: animation))
    }
}
