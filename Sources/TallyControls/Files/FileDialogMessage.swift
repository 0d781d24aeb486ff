import Foundation
import TallyCore
public import TallyUI

extension View {
    /// Says in file dialogs what the files are for. The desktop's own dialog has it as its title.
    public nonisolated func fileDialogMessage(_ message: Text?) -> some View { fileDialog { $0.message = message } }

    public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }

    @_disfavoredOverload
    public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        fileDialogMessage(Text(message))
    }
}
