import Foundation
import TallyCore
import TallyUI
#if Window
    internal import TallyWindow
#endif

extension UIApplicationDelegate {
    /// Starts the program: the delegate is made by its `init()` and told so, the scene's delegate makes its window, and the root of
    /// the window that it makes visible is shown until the window is closed. What the program writes to its defaults is kept
    /// as of one that is an `App`.
    ///
    /// The scene's delegate is the class that `configurationForConnecting` names, else the class `SceneDelegate` of the
    /// delegate's module. Without a display, without a window that has a root, or where the package was built without its
    /// trait `Window`, it says so and ends the process with the status 69.
    @MainActor @preconcurrency public static func main() {
        #if Window
            let program = DelegateProgram(Self.self)
            guard program.window != nil else {
                fail("\(Self.self) shows no window: give one a rootViewController, and call its makeKeyAndVisible().")
            }
            do throws(WindowError) { try StageWindow.run(DelegateApp(program)) } catch { fail("\(error)") }
            program.ended()
        #else
            fail(
                "This program was built without a window. Add the trait \"Window\" of the package Tally "
                    + "to its dependency, or play its views on a stage.")
        #endif
    }

    private static func fail(_ reason: String) -> Never {
        FileHandle.standardError.write(Data("error: \(reason)\n".utf8))
        exit(69)
    }
}

#if Window
    /// What the window of a program of delegates shows.
    private struct DelegateApp: App {
        private let program: DelegateProgram?

        init() { program = nil }
        init(_ program: DelegateProgram) { self.program = program }

        var body: some Scene { WindowGroup { if let program { DelegateContent(program) } } }
    }
#endif
