import Foundation
import TallyLayers

/// The title of a row for which nobody has a view.
final class PickerTitle: UILabel {
    /// What rows show of which nobody says anything.
    static let unknown = "?"
    private static let size: CGFloat = 23.5

    override init(frame: CGRect) {
        super.init(frame: frame)
        adjustsFontSizeToFitWidth = true
        minimumScaleFactor = 0.6
    }

    required init?(coder: NSCoder) { nil }

    func show(_ title: String?) {
        resetLook()
        text = title
    }

    /// A font and a colour that are not said are those of a title, and so is the middle.
    func show(_ title: NSAttributedString) {
        resetLook()
        let whole = NSMutableAttributedString(attributedString: title)
        title.enumerateAttributes(in: NSRange(location: 0, length: title.length), options: []) { look, range, _ in
            for (key, value) in ownLook where look[key] == nil { whole.addAttribute(key, value: value, range: range) }
        }
        attributedText = whole
    }

    private func resetLook() {
        text = nil
        font = .systemFont(ofSize: Self.size)
        textColor = .label
        textAlignment = .center
        lineBreakMode = .byTruncatingTail
    }
}
