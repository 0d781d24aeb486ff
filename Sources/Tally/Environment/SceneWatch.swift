import SwiftUI

/// Tells whether a component is in a scene that cannot be seen.
///
/// Outside of the scenes of an `App`, as in a hosting controller, a widget or an image renderer, SwiftUI says `.background` for
/// ever. So a phase counts from the first time on that it is active.
struct SceneWatch {
    private var hasBeenActive = false

    /// Takes note of the phase that the environment says.
    /// - Returns: whether nobody sees the scene.
    mutating func hides(_ phase: ScenePhase) -> Bool {
        if phase == .active { hasBeenActive = true }
        return hasBeenActive && phase != .active
    }
}
