import TallyCore
import TallyUI

extension View {
    /// Changes nothing: nothing replaces words in a text editor.
    public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
