public import Foundation

// Posted by a program whose delegates make its window, after the application's delegate has been told.
extension UIApplication {
    public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
    public nonisolated static let willResignActiveNotification = name("WillResignActive")
    public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
    public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
    public nonisolated static let willTerminateNotification = name("WillTerminate")

    private nonisolated static func name(_ what: String) -> Notification.Name {
        Notification.Name("UIApplication\(what)Notification")
    }

    func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
