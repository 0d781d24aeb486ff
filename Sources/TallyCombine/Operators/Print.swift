extension Publishers {
    /// Prints what happens between two, a line for each event, and changes nothing of it.
    public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// What each line begins with.
        public let prefix: String
        public let upstream: Upstream
        /// Where the lines go; nil is standard output.
        public let stream: (any TextOutputStream)?

        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let printer = Printer(prefix, stream)
            upstream.handleEvents(
                receiveSubscription: { printer.line("receive subscription: (\($0))") },
                receiveOutput: { printer.line("receive value: (\($0))") },
                receiveCompletion: {
                    switch $0 {
                    case .finished: printer.line("receive finished")
                    case .failure(let error): printer.line("receive error: (\(error))")
                    }
                },
                receiveCancel: { printer.line("receive cancel") },
                receiveRequest: { printer.line("request \($0)") }
            ).receive(subscriber: subscriber)
        }
    }
}

private final class Printer {
    private let prefix: String
    private var stream: (any TextOutputStream)?

    init(_ prefix: String, _ stream: (any TextOutputStream)?) {
        self.prefix = prefix.isEmpty ? "" : prefix + ": "
        self.stream = stream
    }

    func line(_ text: String) {
        if stream != nil { stream?.write("\(prefix)\(text)\n") } else { Swift.print(prefix + text) }
    }
}

extension Publisher {
    /// Prints what happens between it and its subscriber, a line for each event, for finding out what goes on.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}
