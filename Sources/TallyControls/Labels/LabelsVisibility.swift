import TallyCore
import TallyUI

extension View {
    /// Sets whether controls in the view show their labels, those inside of views that hide them too.
    public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
        environment(\.labelsVisibility, visibility)
    }
}
