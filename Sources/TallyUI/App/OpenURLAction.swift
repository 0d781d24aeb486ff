public import Foundation
import TallyCore

/// What opens an address for a view.
@MainActor @preconcurrency
public struct OpenURLAction {
    /// What has become of an address.
    public struct Result: Sendable {
        enum Outcome: Sendable {
            case handled
            case discarded
            case system(URL?)
        }

        let outcome: Outcome
        /// Nothing is left to do.
        public static let handled = Result(outcome: .handled)
        /// The address is not to be opened.
        public static let discarded = Result(outcome: .discarded)
        /// The system is to open the address.
        public static let systemAction = Result(outcome: .system(nil))
        /// Returns the result that has the system open another address instead.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }

    private let handler: ((URL) -> Result)?

    /// Creates an action without a handler: the system opens addresses.
    init(system: Void) { handler = nil }

    /// - Parameter handler: given each address that is to be opened.
    public init(handler: @escaping (URL) -> OpenURLAction.Result) { self.handler = handler }

    public func callAsFunction(_ url: URL) { self(url) { _ in } }

    /// - Parameter completion: told, at once, whether the address has been accepted.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch (handler?(url) ?? .systemAction).outcome {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other):
            guard let runtime = Runtime.current else { return completion(false) }
            runtime.host.send(.openURL(other ?? url))
            completion(true)
        }
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { making { OpenURLAction(system: ()) } }
}

extension EnvironmentValues {
    /// Opens addresses: hands them to the system, unless an action of the program's takes them.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
