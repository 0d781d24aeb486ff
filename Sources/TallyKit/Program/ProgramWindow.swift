internal import CAppWindow
import Foundation
import TallyUI

/// The window of the product `TallyApp`, for the program that is linked with it.
@MainActor
package enum ProgramWindow {
    /// Shows a program until the window is closed. Without the product, or a display, it says so and ends the process.
    ///
    /// - Parameter program: not made where there is no window.
    package static func show<Program: App>(_ program: () -> Program) {
        guard tally_has_app_window() else {
            fail(
                "This program was built without a window. Add the product TallyApp to its target's dependencies in "
                    + "Package.swift: .product(name: \"TallyApp\", package: \"Tally\"). Without one, play its views on a stage."
            )
        }
        tally_app_window(Unmanaged.passRetained(ProgramReference(program())).toOpaque())
    }

    static func fail(_ reason: String) -> Never {
        FileHandle.standardError.write(Data("error: \(reason)\n".utf8))
        exit(69)
    }
}
