import Foundation
import TallyCore
import TallyLayers

extension UITableViewCell {
    /// The least height of a row in points, and how far its texts stand from the sides.
    static let leastHeight: CGFloat = 44
    static let margin: CGFloat = 16

    /// Returns the height that its content asks for: by its constraints, where it has views of its own.
    final func fittingHeight(_ width: CGFloat) -> CGFloat {
        guard style != .subtitle else { return 58 }
        let fitting = contentView.systemLayoutSizeFitting(CGSize(width: width, height: 0)).height
        return max(Self.leastHeight, fitting.isFinite ? fitting : 0)
    }

    final func placeParts(_ title: UILabel?, _ detail: UILabel?, _ picture: UIImageView?) {
        var width = bounds.width
        accessory.kind = accessoryView == nil ? accessoryType : .none
        if let accessoryView {
            let size = accessoryView.bounds.size
            width -= size.width + Self.margin
            accessoryView.frame = CGRect(
                origin: CGPoint(x: width, y: (bounds.height - size.height) / 2), size: size)
        } else if accessoryType != .none {
            width -= 12 + Self.margin
            accessory.frame = CGRect(x: width, y: (bounds.height - 14) / 2, width: 12, height: 14)
        }
        set(contentView, CGRect(x: 0, y: 0, width: width, height: bounds.height))
        for view in [backgroundView, selectedBackgroundView] {
            if let view, view.superview === self { set(view, bounds) }
        }
        let hair = 1 / pixelScale
        set(
            separator,
            CGRect(
                x: separatorInset.left, y: bounds.height - hair,
                width: max(bounds.width - separatorInset.left - separatorInset.right, 0), height: hair))
        bringSubviewToFront(separator)
        var left = Self.margin
        if let picture, let image = picture.image {
            let size = CGSize(width: image.size.width, height: min(image.size.height, bounds.height))
            set(picture, CGRect(x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
            left += size.width + Self.margin
        }
        placeTexts(title, detail, left, width - left - Self.margin)
    }

    private func placeTexts(_ title: UILabel?, _ detail: UILabel?, _ left: CGFloat, _ width: CGFloat) {
        let room = CGSize(width: max(width, 0), height: bounds.height)
        let size = title?.sizeThatFits(room) ?? .zero
        let other = detail?.sizeThatFits(room) ?? .zero
        func middle(_ height: CGFloat) -> CGFloat { (bounds.height - height) / 2 }
        switch style {
        case .default:
            if let title { set(title, CGRect(x: left, y: 0, width: room.width, height: bounds.height)) }
        case .value1:
            let right = min(other.width, room.width)
            let rest = max(room.width - right - 6, 0)
            if let title {
                set(title, CGRect(x: left, y: middle(size.height), width: rest, height: size.height))
            }
            if let detail {
                set(
                    detail,
                    CGRect(
                        x: left + room.width - right, y: middle(other.height), width: right, height: other.height
                    ))
            }
        case .value2:
            if let title { set(title, CGRect(x: left, y: middle(size.height), width: 91, height: size.height)) }
            if let detail {
                set(
                    detail,
                    CGRect(
                        x: left + 97, y: middle(other.height), width: max(room.width - 97, 0),
                        height: other.height))
            }
        case .subtitle:
            let gap: CGFloat = detail == nil || other.height == 0 ? 0 : 3
            let top = middle(size.height + gap + other.height)
            if let title { set(title, CGRect(x: left, y: top, width: room.width, height: size.height)) }
            if let detail {
                set(
                    detail,
                    CGRect(x: left, y: top + size.height + gap, width: room.width, height: other.height))
            }
        }
    }

    private func set(_ view: UIView, _ rect: CGRect) { if view.frame != rect { view.frame = rect } }
}

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
