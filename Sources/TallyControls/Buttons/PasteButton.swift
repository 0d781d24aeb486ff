import TallyCore
import TallyUI

/// A button that hands over the text that can be pasted; where there is none, it does nothing.
@MainActor @preconcurrency
public struct PasteButton: View {
    private let onPaste: ([String]) -> Void

    /// - Parameters:
    ///   - payloadType: Texts are all that can be pasted.
    ///   - onPaste: Is given the one text there is.
    public init(payloadType: String.Type, onPaste: @escaping ([String]) -> Void) { self.onPaste = onPaste }

    public var body: some View {
        Button("Paste") {
            if let text = Runtime.current?.pasteboard, !text.isEmpty { onPaste([text]) }
        }
    }
}
