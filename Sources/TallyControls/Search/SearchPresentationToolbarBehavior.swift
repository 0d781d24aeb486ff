import TallyCore
import TallyUI

/// What the bar shows beside the field while a person searches.
public struct SearchPresentationToolbarBehavior {
    let keepsContent: Bool

    /// The title and the items go, and the field has the bar for itself.
    public static var automatic: SearchPresentationToolbarBehavior { .init(keepsContent: false) }
    /// The title and the items stay where they are.
    public static var avoidHidingContent: SearchPresentationToolbarBehavior { .init(keepsContent: true) }
}

private struct SearchKeepsBarKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether searches in the view leave the title and the items of their bar where they are.
    var searchKeepsBar: Bool {
        get { self[SearchKeepsBarKey.self] }
        set { self[SearchKeepsBarKey.self] = newValue }
    }
}

extension View {
    /// Sets what the bar shows while a person searches, for the searches in the view.
    public nonisolated func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View {
        environment(\.searchKeepsBar, behavior.keepsContent)
    }
}
