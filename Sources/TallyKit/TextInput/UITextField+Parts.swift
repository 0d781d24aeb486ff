import Foundation
import TallyCore
import TallyLayers

extension UITextField: TextCanvasOwner {
    var canvasFont: UIFont { font ?? .systemFont(ofSize: 17) }
    var canvasColor: UIColor { textColor ?? .label }
    var canvasAlignment: NSTextAlignment { textAlignment }
    func reveal(_ caret: CGRect) {}

    final func contentChanged() {
        canvas.textChanged()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func shows(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var showsClear: Bool { shows(clearButtonMode) && hasText && !(rightView != nil && shows(rightViewMode)) }

    /// How far the text stands from the edges that a border draws: across and along.
    private var margin: CGSize {
        switch borderStyle {
        case .none: .zero
        case .line: CGSize(width: 2, height: 2)
        case .bezel, .roundedRect: CGSize(width: 7, height: 2)
        }
    }

    final func standardTextRect(_ bounds: CGRect) -> CGRect {
        var rect = bounds.insetBy(dx: margin.width, dy: min(margin.height, bounds.height / 2))
        if leftView != nil, shows(leftViewMode) {
            let edge = max(leftViewRect(forBounds: bounds).maxX, rect.minX)
            rect = CGRect(x: edge, y: rect.minY, width: rect.maxX - edge, height: rect.height)
        }
        if rightView != nil, shows(rightViewMode) {
            rect.size.width = min(rect.maxX, rightViewRect(forBounds: bounds).minX) - rect.minX
        } else if showsClear {
            rect.size.width = min(rect.maxX, clearButtonRect(forBounds: bounds).minX) - rect.minX
        }
        rect.size.width = max(rect.width, 0)
        return rect
    }

    /// A line and a point, as UIKit's fields without a border are: 22 points for the standard font; 34 with one.
    final var fittingSize: CGSize {
        let text = canvas.textSize(nil).width
        let prompt = canvas.placeholder.map {
            TextBlock(text: $0, font: canvasFont, color: .label).size(nil, scale: pixelScale).width
        }
        var width = max(text, prompt ?? 0) + 2 * margin.width
        if leftView != nil, shows(leftViewMode) { width += leftViewRect(forBounds: bounds).width }
        if rightView != nil, shows(rightViewMode) { width += rightViewRect(forBounds: bounds).width }
        let line = canvasFont.lineHeight.rounded(.up) + 1
        return CGSize(width: width.roundedUp(to: pixelScale), height: borderStyle == .none ? line : line + 12)
    }

    final func placeParts() {
        let places = [
            (leftView, leftViewMode, leftViewRect(forBounds: bounds)),
            (rightView, rightViewMode, rightViewRect(forBounds: bounds)),
        ]
        for (view, mode, rect) in places {
            guard let view else { continue }
            if view.isHidden == shows(mode) { view.isHidden = !shows(mode) }
            if view.frame != rect { view.frame = rect }
        }
        if clearButton.isHidden == showsClear { clearButton.isHidden = !showsClear }
        let clear = clearButtonRect(forBounds: bounds)
        if clearButton.frame != clear { clearButton.frame = clear }
        let rect =
            isEditing
            ? editingRect(forBounds: bounds)
            : canvas.showsPlaceholder ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
        if canvas.frame != rect { canvas.frame = rect }
    }

    final func sideViewChanged(_ view: UIView?, _ old: UIView?) {
        guard view !== old else { return }
        if let old, old.around === self { old.removeFromSuperview() }
        if let view { addSubview(view) }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    final func borderChanged() {
        let isLine = borderStyle == .line || borderStyle == .bezel
        layer.borderWidth = isLine ? 1 : borderStyle == .roundedRect ? 0.5 : 0
        layer.borderColor = inOwnStyle { (isLine ? UIColor.label : .separator).cgColor }
        layer.cornerRadius = borderStyle == .roundedRect ? 5 : 0
        if borderStyle == .roundedRect, backgroundColor == nil {
            layer.backgroundColor = inOwnStyle { UIColor.systemBackground.cgColor }
        }
        contentChanged()
    }
}

/// The round button that empties a field.
final class ClearButton: UIView {
    var tapped: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
        layer.needsDisplayOnBoundsChange = true
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let disc = bounds.insetBy(dx: 2, dy: 2)
        context.setFillColor(UIColor.placeholderText.cgColor)
        context.fillEllipse(in: disc)
        context.setStrokeColor(UIColor.systemBackground.cgColor)
        context.setLineWidth(1.5)
        context.setLineCap(.round)
        let cross = disc.insetBy(dx: disc.width * 0.32, dy: disc.height * 0.32)
        context.move(to: cross.origin)
        context.addLine(to: CGPoint(x: cross.maxX, y: cross.maxY))
        context.move(to: CGPoint(x: cross.maxX, y: cross.minY))
        context.addLine(to: CGPoint(x: cross.minX, y: cross.maxY))
        context.strokePath()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.one, bounds.insetBy(dx: -10, dy: -10).contains(touch.location(in: self)) { tapped() }
    }
}
