import TallyCore

/// Work that a system asks of a program that is in the background. None does here.
public struct BackgroundTask<Request, Response>: Sendable {
    fileprivate init() {}
}

extension BackgroundTask {
    /// The session of a request that came in the background.
    public static var urlSession: BackgroundTask<String, Void> { BackgroundTask<String, Void>() }

    public static func urlSession(_ matching: String) -> BackgroundTask<Void, Void> { BackgroundTask<Void, Void>() }

    public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask<String, Void> {
        BackgroundTask<String, Void>()
    }

    public static func appRefresh(_ matching: String) -> BackgroundTask<Void, Void> { BackgroundTask<Void, Void>() }
}

extension Scene {
    /// Is never called: nobody wakes a program in the background.
    public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }
}
