import Foundation
import TallyCore
import TallyLayers

/// The sign at the end of a row.
final class AccessoryMark: UIView {
    var kind = UITableViewCell.AccessoryType.none {
        didSet {
            isHidden = kind == .none
            if kind != oldValue { setNeedsDisplay() }
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
        isUserInteractionEnabled = false
        layer.needsDisplayOnBoundsChange = true
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), kind != .none else { return }
        context.setLineWidth(2)
        context.setLineCap(.round)
        context.setLineJoin(.round)
        let points: [CGPoint]
        if kind == .checkmark {
            context.setStrokeColor(tintColor.cgColor)
            points = [CGPoint(x: 1, y: 8), CGPoint(x: 4.5, y: 12), CGPoint(x: 11, y: 2)]
        } else {
            context.setStrokeColor(UIColor.tertiaryLabel.cgColor)
            points = [CGPoint(x: 4, y: 1.5), CGPoint(x: 9.5, y: 7), CGPoint(x: 4, y: 12.5)]
        }
        context.addLines(between: points)
        context.strokePath()
    }
}
