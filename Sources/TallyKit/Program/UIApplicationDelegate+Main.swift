import Foundation
import TallyCore
import TallyUI

extension UIApplicationDelegate {
    /// Starts the program: the delegate is made by its `init()` and told so, the scene's delegate makes its window, and the root of
    /// the window that it makes visible is shown until the window is closed. What the program writes to its defaults is kept
    /// as of one that is an `App`.
    ///
    /// The scene's delegate is the class that `configurationForConnecting` names, else the class `SceneDelegate` of the
    /// delegate's module. Without a display, without a window that has a root, or without the product `TallyApp`, it says so
    /// and ends the process with the status 69.
    @MainActor @preconcurrency public static func main() {
        var program: DelegateProgram?
        ProgramWindow.show {
            let made = DelegateProgram(Self.self)
            program = made
            if made.window == nil {
                ProgramWindow.fail(
                    "\(Self.self) shows no window: give one a rootViewController, and call its makeKeyAndVisible().")
            }
            return DelegateApp(made)
        }
        program?.ended()
    }
}

/// What the window of a program of delegates shows.
private struct DelegateApp: App {
    private let program: DelegateProgram?

    init() { program = nil }
    init(_ program: DelegateProgram) { self.program = program }

    var body: some Scene { WindowGroup { if let program { DelegateContent(program) } } }
}
