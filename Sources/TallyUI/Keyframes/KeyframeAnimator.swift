import TallyCore

/// Shows its content with a value that follows keyframes; the content is evaluated in every frame while they play.
///
/// Without a trigger the keyframes play over and over; with one they play once each time it changes, and the value stays
/// where they end. A trigger that changes while they play starts them from where the value is, at the speed it has.
nonisolated public struct KeyframeAnimator<Value, KeyframePath, Content>: View
where Value == KeyframePath.Value, KeyframePath: Keyframes, Content: View {
    enum Mode {
        case looping(Bool)
        case triggered(TriggerValue)
    }

    let initialValue: Value
    let mode: Mode
    let content: (Value) -> Content
    let keyframes: (Value) -> KeyframePath
    private let player = NodeMemory<KeyframePlayer<Value>>()

    /// - Parameter keyframes: Asked each time the trigger changes, with the value of that moment: the initial value at
    ///   first, later the end of the run before.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        mode = .triggered(TypedTriggerValue(trigger))
        self.content = content
        self.keyframes = keyframes
    }

    /// - Parameter repeating: False shows the value at the start of the keyframes.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        mode = .looping(repeating)
        self.content = content
        self.keyframes = keyframes
    }

    init(
        initialValue: Value, mode: Mode, content: @escaping (Value) -> Content,
        keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.mode = mode
        self.content = content
        self.keyframes = keyframes
    }

    @MainActor public var body: some View {
        let player = player.wrapped
        switch mode {
        case .looping(let isRepeating): player.loop(isRepeating, from: initialValue, tracks)
        case .triggered(let trigger): player.play(from: initialValue, trigger, tracks)
        }
        return player.node.describe { content(player.value ?? initialValue) }
    }

    @MainActor private func tracks(
        _ value: Value, _ moving: _KeyframeTracks<Value>?, _ time: Double
    ) -> _KeyframeTracks<Value> {
        var tracks = _KeyframeTracks(initialValue: value, moving: moving, at: time)
        keyframes(value)._collect(into: &tracks)
        return tracks
    }
}

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
