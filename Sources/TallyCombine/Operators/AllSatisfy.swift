extension Publishers {
    /// Delivers whether a closure holds of every value: as soon as it does not, or at the end.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var answer = true
            upstream.subscribe(
                Reducer(subscriber, "AllSatisfy", answer: { answer }) {
                    if predicate($0) { return .goOn }
                    answer = false
                    return .done
                })
        }
    }

    /// Delivers whether a closure holds of every value: as soon as it does not, or at the end, or fails with what the closure throws.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        public let upstream: Upstream
        public let predicate: (Upstream.Output) throws -> Bool

        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var answer = true
            upstream.subscribe(
                Reducer(
                    subscriber, "TryAllSatisfy", answer: { answer },
                    trying: {
                        if try predicate($0) { return .goOn }
                        answer = false
                        return .done
                    }))
        }
    }
}

extension Publisher {
    /// Delivers whether the closure holds of every value: as soon as it does not, or at the end.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
