public import Foundation
public import FoundationNetworking
public import TallyCombine

extension URLSession {
    /// Loads an address for each who subscribes and asks; delivers its data on a queue of the session's, then finishes.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Delivers what a request is answered with, or fails as the session does. Cancelling cancels the request.
    public struct DataTaskPublisher: Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (request, session) = (request, session)
            let transfer = Transfer()
            Deferred {
                Future<Output, URLError> { promise in
                    // unsafe: a promise may be kept on any thread, once.
                    nonisolated(unsafe) let promise = promise
                    transfer.begin(
                        session.dataTask(with: request) { data, response, error in
                            if let data, let response, error == nil { return promise(.success((data, response))) }
                            promise(.failure(error as? URLError ?? URLError(.unknown)))
                        })
                }
            }
            .handleEvents(receiveCancel: { transfer.cancel() }, receiveRequest: { _ in transfer.resume() })
            .receive(subscriber: subscriber)
        }
    }

    /// One request, which waits to be asked for.
    private final class Transfer {
        private var task: URLSessionDataTask?

        func begin(_ task: URLSessionDataTask) { self.task = task }
        func resume() { task?.resume() }

        func cancel() {
            task?.cancel()
            task = nil
        }
    }
}
