import TallyCore

/// Turns the statements in a track into its keyframes.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> where Value: Animatable {
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
    ) -> Conditional<Value, First, Second>
    where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
        Conditional(storage: .first(component))
    }

    public static func buildEither<First, Second>(
        second component: Second
    ) -> Conditional<Value, First, Second>
    where Value == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent, First.Value == Second.Value {
        Conditional(storage: .second(component))
    }

    public static func buildPartialBlock<K>(first: K) -> K where Value == K.Value, K: KeyframeTrackContent { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        JoinedTrackContent(first: accumulated, second: next)
    }

    public static func buildBlock() -> some KeyframeTrackContent<Value> { EmptyTrackContent<Value>() }

    /// The keyframes of one of two branches.
    public struct Conditional<ConditionalValue, First, Second>: KeyframeTrackContent
    where
        ConditionalValue == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
        First.Value == Second.Value
    {
        public typealias Value = ConditionalValue
        public typealias Body = Self

        enum Storage {
            case first(First)
            case second(Second)
        }

        let storage: Storage

        public func _collect(into list: inout _KeyframeList<ConditionalValue>) {
            switch storage {
            case .first(let content): content._collect(into: &list)
            case .second(let content): content._collect(into: &list)
            }
        }
    }
}

struct EmptyTrackContent<Value: Animatable>: KeyframeTrackContent {
    typealias Body = Self
    func _collect(into list: inout _KeyframeList<Value>) {}
}

struct JoinedTrackContent<First: KeyframeTrackContent, Second: KeyframeTrackContent>: KeyframeTrackContent
where First.Value == Second.Value {
    typealias Value = First.Value
    typealias Body = Self
    let first: First
    let second: Second

    func _collect(into list: inout _KeyframeList<Value>) {
        first._collect(into: &list)
        second._collect(into: &list)
    }
}

struct RepeatedTrackContent<Part: KeyframeTrackContent>: KeyframeTrackContent {
    typealias Value = Part.Value
    typealias Body = Self
    let parts: [Part]

    func _collect(into list: inout _KeyframeList<Value>) {
        for part in parts { part._collect(into: &list) }
    }
}
