import TallyCore
import TallyUI

extension View {
    /// Sets the icon of dialogs in the view. Alerts and confirmation dialogs of iOS, as they are shown here, have none: it changes nothing.
    public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }
}
