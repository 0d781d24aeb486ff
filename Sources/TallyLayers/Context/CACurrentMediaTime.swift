internal import Foundation
package import TallyCore

// The name is the C function of other platforms.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the seconds of the clock that layers are played by: a stage's or a window's, since it was made. 0 where nothing plays.
public func CACurrentMediaTime() -> CFTimeInterval { LayerContexts.time }

extension Runtime {
    /// What plays now, or else what has shown a tree of layers last.
    package nonisolated static var ofLayers: Runtime? { LayerContexts.runtime }

    /// Runs an action in the next turn of what plays, or of whichever shows layers and plays first.
    ///
    /// - Returns: false: nothing does, and the action will not be run.
    @MainActor package static func nextTurnOfLayers(_ action: @escaping @MainActor () -> Void) -> Bool {
        LayerContexts.nextTurn(action)
    }
}
