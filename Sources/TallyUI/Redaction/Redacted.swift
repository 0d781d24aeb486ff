import TallyCore

/// Why the content of views is not to be read.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It is not there yet.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// What is marked by `privacySensitive` is nobody else's business.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// It is no longer true. Nothing is drawn otherwise for it; views may ask.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionKey: EnvironmentKey { static let defaultValue: RedactionReasons = [] }

extension EnvironmentValues {
    /// The reasons given by `redacted(reason:)` around.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionKey.self] }
        set { self[RedactionKey.self] = newValue }
    }

    /// Whether texts and images show blocks in their place.
    var isRedacted: Bool {
        let reasons = redactionReasons
        if reasons.isEmpty { return false }
        return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
    }
}

extension View {
    /// Adds a reason for which texts and images inside show blocks of their size and colour instead of themselves.
    ///
    /// Layout is that of the content, and shapes and colours are drawn as ever.
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }
}
