import Foundation
import TallyKit
public import TallyUI

extension App {
    /// Opens the program's window, and returns when it is closed.
    ///
    /// The window is that of the product `TallyApp`, which a program's target depends on, and no file has to import. A target without
    /// it needs no GTK, to be built or to run: its views are played on a stage.
    ///
    /// What the program writes to its defaults, through `AppStorage` or not, is in the person's file within a second, when
    /// the window closes and before the program ends: `$XDG_CONFIG_HOME/<program>.plist`, in `~/.config` without that
    /// variable. The file is replaced as a whole; one that cannot be written is tried again with the next change.
    ///
    /// Without a display, or without the product, it says so and ends the process with the status 69.
    @MainActor @preconcurrency public static func main() { ProgramWindow.show { Self() } }
}
