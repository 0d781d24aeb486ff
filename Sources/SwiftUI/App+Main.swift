internal import CAppWindow
import Foundation
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
    @MainActor @preconcurrency public static func main() {
        guard tally_has_app_window() else {
            let reason = """
                error: This program was built without a window. Add the product TallyApp to its target's dependencies in Package.swift: \
                .product(name: "TallyApp", package: "Tally"). Without one, play its views on a stage.

                """
            FileHandle.standardError.write(Data(reason.utf8))
            exit(69)
        }
        tally_app_window(Unmanaged.passRetained(ProgramReference(Self())).toOpaque())
    }
}
