/// Plays values and an end that are known beforehand.
public struct Record<Output, Failure: Error>: Publisher {
    /// The values and the end; nothing is added after the end.
    public struct Recording {
        public typealias Input = Output

        public private(set) var output: [Output] = []
        public private(set) var completion: Subscribers.Completion<Failure> = .finished
        private var isComplete = false

        public init() {}

        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.output = output
            self.completion = completion
            isComplete = true
        }

        public mutating func receive(_ input: Output) { if !isComplete { output.append(input) } }

        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            if isComplete { return }
            self.completion = completion
            isComplete = true
        }
    }

    public let recording: Recording

    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.init(recording: recording)
    }

    public init(recording: Recording) { self.recording = recording }

    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        self.init(recording: Recording(output: output, completion: completion))
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        Origin.attach(subscriber, recording.output.makeIterator(), "Record", ending: recording.completion)
    }
}

extension Record: Codable where Output: Codable, Failure: Codable {}
extension Record.Recording: Codable where Output: Codable, Failure: Codable {}

private enum CompletionKey: String, CodingKey { case success, error }

extension Subscribers.Completion: Encodable where Failure: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CompletionKey.self)
        if case .failure(let error) = self {
            try container.encode(false, forKey: .success)
            try container.encode(error, forKey: .error)
        } else {
            try container.encode(true, forKey: .success)
        }
    }
}

extension Subscribers.Completion: Decodable where Failure: Decodable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CompletionKey.self)
        if try container.decode(Bool.self, forKey: .success) {
            self = .finished
        } else {
            self = .failure(try container.decode(Failure.self, forKey: .error))
        }
    }
}
