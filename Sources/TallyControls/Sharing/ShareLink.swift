public import Foundation
public import TallyCore
public import TallyUI

/// A button that hands something on.
///
/// There are no other programs to hand it to: a tap opens a menu with the name of what is shared, and with *Copy*, which puts what
/// of it can be handed over as a text on the pasteboard, each item on a line. Without any such item *Copy* is disabled. Subject and
/// message belong to mails, and are kept for none. In a menu it is an item that copies.
nonisolated public struct ShareLink<Data, PreviewImage, PreviewIcon, Label>: View
where
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View,
    Data.Element: Transferable
{
    private let items: Data
    private let preview: (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    private let label: Label
    @Environment(\.isInMenu) private var isInMenu

    init(
        _ items: Data, _ preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, _ label: Label
    ) {
        self.items = items
        self.preview = preview
        self.label = label
    }

    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(items, preview, label())
    }

    @MainActor private var text: String? {
        let texts = items.compactMap { TransferItem($0).value(as: String.self) }
        return texts.isEmpty ? nil : texts.joined(separator: "\n")
    }

    @MainActor private func copy() {
        if let text, let runtime = Runtime.current { runtime.service(Pasteboard.self).copy(text) }
    }

    @MainActor public var body: some View {
        if isInMenu {
            Button(action: { copy() }, label: { label }).disabled(text == nil)
        } else {
            MenuButton(label: label, content: menu, primaryAction: nil)
        }
    }

    @MainActor private var menu: some View {
        Section {
            Button("Copy", systemImage: "doc.on.doc") { copy() }.disabled(text == nil)
        } header: {
            HStack(spacing: 8) {
                if let first = items.first.map(preview) {
                    if let picture = first.picture {
                        picture.resizable().scaledToFit().frame(width: 32, height: 32).accessibilityHidden(true)
                    }
                    first.title.lineLimit(2)
                }
                if items.count > 1 { Text(verbatim: "+ \(items.count - 1)") }
            }
        }
    }
}

extension ShareLink {
    public nonisolated init<I>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I>, I: Transferable {
        self.init(CollectionOfOne(item), { _ in preview }, label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(items, { SharePreview(Text(verbatim: $0.absoluteString)) }, label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(items, { SharePreview(Text(verbatim: $0)) }, label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    public nonisolated init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<URL> {
        self.init(items: CollectionOfOne(item), subject: subject, message: message, label: label)
    }

    public nonisolated init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<String> {
        self.init(items: CollectionOfOne(item), subject: subject, message: message, label: label)
    }
}

/// The label of a link that was given none: *Share…* and the sign for it.
nonisolated public struct DefaultShareLinkLabel: View {
    private let title: Text

    init(_ title: Text = Text("Share…")) { self.title = title }

    @MainActor public var body: some View {
        TallyControls.Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}
