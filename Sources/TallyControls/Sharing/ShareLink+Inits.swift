public import Foundation
import TallyCore
public import TallyUI

// What it says for a mail: kept for none.

extension ShareLink where Label == DefaultShareLinkLabel {
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, preview, DefaultShareLinkLabel())
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, preview, DefaultShareLinkLabel(Text(titleKey)))
    }

    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where S: StringProtocol {
        self.init(items, preview, DefaultShareLinkLabel(Text(title)))
    }

    public nonisolated init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, preview, DefaultShareLinkLabel(title))
    }

    public nonisolated init<I>(
        item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, I: Transferable {
        self.init(CollectionOfOne(item), { _ in preview }, DefaultShareLinkLabel())
    }

    public nonisolated init<I>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, I: Transferable {
        self.init(CollectionOfOne(item), { _ in preview }, DefaultShareLinkLabel(Text(titleKey)))
    }

    @_disfavoredOverload
    public nonisolated init<S, I>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, I: Transferable, S: StringProtocol {
        self.init(CollectionOfOne(item), { _ in preview }, DefaultShareLinkLabel(Text(title)))
    }

    public nonisolated init<I>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, I: Transferable {
        self.init(CollectionOfOne(item), { _ in preview }, DefaultShareLinkLabel(title))
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL {
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, { SharePreview(Text(verbatim: $0.absoluteString)) }, DefaultShareLinkLabel())
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, { SharePreview(Text(verbatim: $0.absoluteString)) }, DefaultShareLinkLabel(Text(titleKey)))
    }

    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where S: StringProtocol {
        self.init(items, { SharePreview(Text(verbatim: $0.absoluteString)) }, DefaultShareLinkLabel(Text(title)))
    }

    public nonisolated init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, { SharePreview(Text(verbatim: $0.absoluteString)) }, DefaultShareLinkLabel(title))
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == String {
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, { SharePreview(Text(verbatim: $0)) }, DefaultShareLinkLabel())
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, { SharePreview(Text(verbatim: $0)) }, DefaultShareLinkLabel(Text(titleKey)))
    }

    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where S: StringProtocol {
        self.init(items, { SharePreview(Text(verbatim: $0)) }, DefaultShareLinkLabel(Text(title)))
    }

    public nonisolated init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, { SharePreview(Text(verbatim: $0)) }, DefaultShareLinkLabel(title))
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    public nonisolated init(
        item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), { SharePreview(Text(verbatim: $0.absoluteString)) }, DefaultShareLinkLabel())
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(
            CollectionOfOne(item), { SharePreview(Text(verbatim: $0.absoluteString)) },
            DefaultShareLinkLabel(Text(titleKey)))
    }

    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL>, S: StringProtocol {
        self.init(
            CollectionOfOne(item), { SharePreview(Text(verbatim: $0.absoluteString)) },
            DefaultShareLinkLabel(Text(title)))
    }

    public nonisolated init(
        _ title: Text, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(
            CollectionOfOne(item), { SharePreview(Text(verbatim: $0.absoluteString)) }, DefaultShareLinkLabel(title))
    }

    public nonisolated init(
        item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), { SharePreview(Text(verbatim: $0)) }, DefaultShareLinkLabel())
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), { SharePreview(Text(verbatim: $0)) }, DefaultShareLinkLabel(Text(titleKey)))
    }

    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String>, S: StringProtocol {
        self.init(CollectionOfOne(item), { SharePreview(Text(verbatim: $0)) }, DefaultShareLinkLabel(Text(title)))
    }

    public nonisolated init(
        _ title: Text, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), { SharePreview(Text(verbatim: $0)) }, DefaultShareLinkLabel(title))
    }
}
