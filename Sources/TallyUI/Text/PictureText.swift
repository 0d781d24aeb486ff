import Foundation

/// A picture as a part of a text.
// unsafe: nothing of it changes once it is made.
final class PictureText: FormattedText, @unchecked Sendable {
    private let image: Image

    init(_ image: Image) { self.image = image }

    override var hasStyle: Bool { true }

    /// Returns what the picture is called, where it says so itself.
    override func string(locale: Locale) -> String {
        image.isDecorative ? "" : image.label?.string(locale: locale) ?? ""
    }

    override func compose(_ composer: inout TextComposer, _ style: Text.Style, link: URL?) {
        composer.add(image, style, link: link)
    }

    override func isEqual(to other: FormattedText) -> Bool { (other as? PictureText)?.image == image }
}
