import TallyCore

/// Turns statements into tracks of keyframes, or keyframes alone into one track of the whole value.
@resultBuilder
public struct KeyframesBuilder<Value> {
    // Keyframes alone.

    public static func buildExpression<K>(_ expression: K) -> K where Value == K.Value, K: KeyframeTrackContent {
        expression
    }

    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        RepeatedTrackContent(parts: components)
    }

    public static func buildEither<First, Second>(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
        KeyframeTrackContentBuilder<Value>.Conditional(storage: .first(component))
    }

    public static func buildEither<First, Second>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
        KeyframeTrackContentBuilder<Value>.Conditional(storage: .second(component))
    }

    public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        JoinedTrackContent(first: accumulated, second: next)
    }

    public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
        EmptyTrackContent<Value>()
    }

    public static func buildFinalResult<Content>(_ component: Content) -> KeyframeTrack<Value, Value, Content>
    where Value == Content.Value, Content: KeyframeTrackContent {
        KeyframeTrack(whole: component)
    }

    // Tracks.

    public static func buildExpression<Content>(_ expression: Content) -> Content
    where Value == Content.Value, Content: Keyframes {
        expression
    }

    public static func buildPartialBlock<Content>(first: Content) -> Content
    where Value == Content.Value, Content: Keyframes {
        first
    }

    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        JoinedKeyframes(first: accumulated, second: next)
    }

    public static func buildBlock() -> some Keyframes<Value> { EmptyKeyframes<Value>() }

    public static func buildFinalResult<Content>(_ component: Content) -> Content
    where Value == Content.Value, Content: Keyframes {
        component
    }
}

struct EmptyKeyframes<Value>: Keyframes {
    typealias Body = Self
    func _collect(into tracks: inout _KeyframeTracks<Value>) {}
}

struct JoinedKeyframes<First: Keyframes, Second: Keyframes>: Keyframes where First.Value == Second.Value {
    typealias Value = First.Value
    typealias Body = Self
    let first: First
    let second: Second

    func _collect(into tracks: inout _KeyframeTracks<Value>) {
        first._collect(into: &tracks)
        second._collect(into: &tracks)
    }
}
