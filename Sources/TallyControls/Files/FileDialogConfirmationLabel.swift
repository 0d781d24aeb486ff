import Foundation
import TallyCore
public import TallyUI

extension View {
    /// Names the button that chooses in file dialogs; nil: *Open* or *Save*.
    public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        fileDialog { $0.confirmationLabel = label }
    }

    public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }

    @_disfavoredOverload
    public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }
}
