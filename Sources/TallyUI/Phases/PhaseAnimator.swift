import TallyCore

/// Shows its content in one phase after the other; each animates into the next, which begins when the one before it
/// counts as complete.
///
/// Without a trigger the phases go round for ever. With one the content rests in the first phase, and goes once through
/// the others and back when the trigger changes; a change under way begins anew with the second phase from what is shown.
/// A phase lasts as long as its animation, also where nothing moves by it; phases without an animation go round once a frame. Without any phase a warning is shown instead of the content.
nonisolated public struct PhaseAnimator<Phase, Content>: View where Phase: Equatable, Content: View {
    private let phases: [Phase]
    private let trigger: TriggerValue?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    private let player = NodeMemory<PhasePlayer>()
    @State private var place = 0

    /// - Parameter animation: Asked with the phase that is entered; nil enters it at once.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases: Array(phases), TypedTriggerValue(trigger), content, animation)
    }

    /// - Parameter animation: Asked with the phase that is entered; nil enters it at once.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases: Array(phases), nil, content, animation)
    }

    init(
        phases: [Phase], _ trigger: TriggerValue?, _ content: @escaping (Phase) -> Content,
        _ animation: @escaping (Phase) -> Animation?
    ) {
        self.phases = phases
        self.trigger = trigger
        self.content = content
        self.animation = animation
    }

    @MainActor @ViewBuilder public var body: some View {
        let _ = player.wrapped.update(
            to: PhasePlayer.Round(
                count: phases.count, animation: { animation(phases[$0]) }, enter: { place = $0 }),
            trigger)
        if phases.isEmpty {
            Text(verbatim: PhasePlayer.warning)
        } else {
            player.wrapped.node.describe { content(phases[place < phases.count ? place : 0]) }
        }
    }
}

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
