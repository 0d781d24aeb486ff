/// Delivers one value, then finishes.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    public let output: Output

    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        Origin.attach(subscriber, CollectionOfOne(output).makeIterator(), "Just")
    }
}

extension Just: Equatable where Output: Equatable {}
