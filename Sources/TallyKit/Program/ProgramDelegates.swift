import Foundation
import TallyCore
import TallyUI

/// The delegates of a program that is an `App`.
@MainActor
package enum ProgramDelegates {
    /// Has the views of the program find its delegates in their environment, and makes the scene's delegate, if there is to be one.
    package static func adopt(_ delegate: any UIApplicationDelegate) {
        let ofScene = DelegateProgram.connect(delegate)
        ProgramEnvironment.change = { values in
            put(delegate, into: &values)
            if let ofScene { put(ofScene, into: &values) }
        }
    }

    private static func put(_ object: some UIApplicationDelegate, into values: inout EnvironmentValues) {
        values[type(of: object)] = object
    }

    private static func put(_ object: some UISceneDelegate, into values: inout EnvironmentValues) {
        values[type(of: object)] = object
    }
}
