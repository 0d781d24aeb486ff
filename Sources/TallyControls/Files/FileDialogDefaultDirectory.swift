public import Foundation
import TallyCore

extension View {
    /// Has file dialogs begin in a folder; nil: where the desktop's dialog was last.
    public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        fileDialog { $0.defaultDirectory = defaultDirectory }
    }
}
