import Foundation
public import TallyUI
#if Window
    internal import TallyWindow
#endif

extension App {
    /// Opens the program's window, and returns when it is closed.
    ///
    /// What the program writes to its defaults, through `AppStorage` or not, is in the person's file within a second, when
    /// the window closes and before the program ends: `$XDG_CONFIG_HOME/<program>.plist`, in `~/.config` without that
    /// variable. The file is replaced as a whole; one that cannot be written is tried again with the next change.
    ///
    /// Without a display, or where the package was built without its trait `Window`, it says so and ends the process
    /// with the status 69.
    @MainActor @preconcurrency public static func main() {
        #if Window
            do throws(WindowError) { try StageWindow.run(Self()) } catch { fail("\(error)") }
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
