extension Result {
    /// Delivers the value, then finishes; or fails.
    public struct Publisher: TallyCombine.Publisher {
        public typealias Output = Success

        public let result: Result<Success, Failure>

        public init(_ result: Result<Success, Failure>) { self.result = result }
        public init(_ output: Success) { self.init(.success(output)) }
        public init(_ failure: Failure) { self.init(.failure(failure)) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value): Origin.attach(subscriber, CollectionOfOne(value).makeIterator(), "Once")
            case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
            }
        }
    }

    public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
