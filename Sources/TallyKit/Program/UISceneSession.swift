public import Foundation

/// What the system keeps of a scene between its lives: nothing but what it is for.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
    /// What a scene is for.
    public struct Role: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    }

    public let role: Role
    public let persistentIdentifier = "main"

    nonisolated override init() {
        role = .windowApplication
        super.init()
    }
}

/// Which delegate a scene gets.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
    public let name: String?
    public let role: UISceneSession.Role
    /// Nil: the class `SceneDelegate` of the program's module, as Xcode's templates name it.
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
        super.init()
    }
}
