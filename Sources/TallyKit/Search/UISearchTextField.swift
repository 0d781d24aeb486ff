public import Foundation
import TallyControls
import TallyLayers

/// A field for what is looked for: round, with a glass before its text and a button that empties it.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
    /// Points before the glass, between it and the text, and behind that.
    private static let margin: CGFloat = 8, gap: CGFloat = 6
    private static let radius: CGFloat = 10

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.radius
        let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        glass.tintColor = .secondaryLabel
        glass.contentMode = .scaleAspectFit
        glass.frame.size = CGSize(width: 20, height: 20)
        leftView = glass
        leftViewMode = .always
        clearButtonMode = .always
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
    }

    /// What the glass is exchanged for; nil: the glass.
    final func show(icon: UIImage?) {
        (leftView as? UIImageView)?.image = icon ?? UIImage(systemName: "magnifyingglass")
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: Self.margin, dy: 0)
    }
    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        super.rightViewRect(forBounds: bounds).offsetBy(dx: -Self.margin, dy: 0)
    }
    open override func textRect(forBounds bounds: CGRect) -> CGRect { inner(super.textRect(forBounds: bounds), bounds) }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect {
        inner(super.editingRect(forBounds: bounds), bounds)
    }

    private func inner(_ rect: CGRect, _ bounds: CGRect) -> CGRect {
        let left = rect.minX > bounds.minX ? Self.gap : Self.margin
        let right = rect.maxX < bounds.maxX ? 0 : Self.margin
        return CGRect(
            x: rect.minX + left, y: rect.minY, width: max(rect.width - left - right, 0), height: rect.height)
    }

    package override func surroundingsDiffer() {
        super.surroundingsDiffer()
        // A field without a border has none by itself.
        layer.cornerRadius = Self.radius
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: super.sizeThatFits(size).width + 2 * Self.margin + Self.gap, height: 36)
    }
}
