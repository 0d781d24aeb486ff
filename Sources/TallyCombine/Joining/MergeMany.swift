extension Publishers {
    /// Delivers what publishers of one kind do, as it comes.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            TallyCombine.merge(publishers.map { publisher in { publisher.subscribe($0) } }, subscriber)
        }

        public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
    }
}

/// Attaches a subscriber to several publishers of the same values. It gets its subscription before they are subscribed to.
func merge<S: Subscriber>(_ attach: [(Side<S.Input, S.Failure>) -> Void], _ subscriber: S, _ name: String = "Merge") {
    let gathering = Gathering(subscriber, name)
    let sides = attach.map { _ in gathering.source() }
    gathering.start()
    for (attach, side) in zip(attach, sides) { if let side { attach(side) } }
    // Of nothing, this is the end.
    if attach.isEmpty { gathering.closeOuter(.finished) }
}

extension Publisher {
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany([self, other]) }
}
