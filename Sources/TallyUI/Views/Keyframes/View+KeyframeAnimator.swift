/// Shows a view through keyframes.
nonisolated struct KeyframeAnimatorModifier<Base: View, Path: Keyframes, Result: View>: ViewModifier {
    let initialValue: Path.Value
    let mode: KeyframeAnimator<Path.Value, Path, Result>.Mode
    let result: (PlaceholderContentView<Base>, Path.Value) -> Result
    let keyframes: (Path.Value) -> Path

    init(
        _ initialValue: Path.Value, _ mode: KeyframeAnimator<Path.Value, Path, Result>.Mode,
        _ result: @escaping (PlaceholderContentView<Base>, Path.Value) -> Result,
        _ keyframes: @escaping (Path.Value) -> Path
    ) {
        self.initialValue = initialValue
        self.mode = mode
        self.result = result
        self.keyframes = keyframes
    }

    @MainActor func body(content: Content) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, mode: mode, content: { result(PlaceholderContentView<Base>(), $0) },
            keyframes: keyframes)
    }
}

extension View {
    /// Plays the keyframes over and over; the closure is evaluated in every frame. See `KeyframeAnimator`.
    ///
    /// - Parameter repeating: False shows the value at the start of the keyframes.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        modifier(KeyframeAnimatorModifier(initialValue, .looping(repeating), content, keyframes))
    }

    /// Plays the keyframes once each time the trigger changes; the closure is evaluated in every frame of it.
    ///
    /// - Parameter keyframes: Asked with the value of the moment in which the trigger changes.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        modifier(
            KeyframeAnimatorModifier(initialValue, .triggered(TypedTriggerValue(trigger)), content, keyframes))
    }
}
