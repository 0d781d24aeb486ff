public import Foundation
import TallyCore
import TallyUI

/// A button that opens an address, as the environment's `openURL` does.
///
/// On a stage nothing is opened and the address is recorded; a window hands it to the system.
nonisolated public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label
    @Environment(\.openURL) private var openURL

    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    @MainActor public var body: some View {
        Button(action: { openURL(destination) }, label: { label })
            .modifier(LinkMark())
            .modifier(
                AccessibilityAttachmentModifier(AccessibilityChange(addedTraits: .isLink, removedTraits: .isButton)))
    }
}

extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
