import Foundation
import TallyCore
import TallyLayers

extension UITableViewCell {
    /// The least height of a row in points, and how far its texts stand from the sides.
    static let leastHeight: CGFloat = 44
    static let margin: CGFloat = 16

    /// Returns the height that its content asks for: by its constraints, where it has views of its own, or by its texts.
    final func fittingHeight(_ width: CGFloat, _ title: UILabel?, _ detail: UILabel?, _ picture: UIImageView?)
        -> CGFloat
    {
        let spans = spans(width)
        let inner = spans.end - spans.start
        let own = contentView.inside.filter { $0 !== title && $0 !== detail && $0 !== picture }
        var height = Self.leastHeight
        if own.contains(where: { $0.followsConstraints }) {
            let fitting = contentView.systemLayoutSizeFitting(
                CGSize(width: inner, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
            // What its constraints say is all there is.
            height = title?.text == nil && fitting > 0 ? contentHeight(fitting) : max(height, fitting)
        }
        let texts = placedTexts(title, detail, textWidth(inner, picture))
        if texts.height > 0 {
            let hasBoth = style == .subtitle && texts.detail.height > 0
            let least: CGFloat = hasBoth ? 58 : Self.leastHeight
            height = max(height, least, (texts.height + (hasBoth ? 19 : 23)).rounded(.up))
        }
        return height.isFinite ? height : Self.leastHeight
    }

    private func contentHeight(_ fitting: CGFloat) -> CGFloat {
        contentConfiguration == nil ? fitting + 1 / pixelScale : max(fitting, 0)
    }

    private func textWidth(_ inner: CGFloat, _ picture: UIImageView?) -> CGFloat {
        let left = picture?.image.map { $0.size.width + Self.margin } ?? 0
        return max(inner - left - 2 * Self.margin, 0)
    }

    /// From where to where the content goes.
    final func spans(_ width: CGFloat) -> (start: CGFloat, end: CGFloat) {
        let start = editing.indent
        var end = width
        if editing.isOn {
            if editing.canMove { end -= CellEditing.handleWidth }
        } else if let accessoryView {
            end -= accessoryView.bounds.width + Self.margin
        } else if accessoryType != .none {
            end -= 12 + Self.margin
        }
        return (start, max(end, start))
    }

    final func placeParts(_ title: UILabel?, _ detail: UILabel?, _ picture: UIImageView?) {
        let spans = spans(bounds.width)
        accessory.kind = accessoryView == nil ? accessoryType : .none
        // While rows are edited what is at their end goes out to the right.
        let out = editing.isOn ? bounds.width : nil
        if let accessoryView {
            let size = accessoryView.bounds.size
            let x = out ?? bounds.width - size.width - Self.margin
            set(
                accessoryView,
                CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
        } else if accessoryType != .none {
            let x = out ?? bounds.width - 12 - Self.margin
            set(accessory, CGRect(x: x, y: (bounds.height - 14) / 2, width: 12, height: 14))
        }
        set(contentView, CGRect(x: spans.start, y: 0, width: spans.end - spans.start, height: bounds.height))
        for view in [backgroundView, selectedBackgroundView] {
            if let view, view.around === self { set(view, bounds) }
        }
        editing.place(in: self)
        var left = Self.margin
        if let picture, let image = picture.image {
            let size = CGSize(width: image.size.width, height: min(image.size.height, bounds.height))
            set(picture, CGRect(x: left, y: (bounds.height - size.height) / 2, width: size.width, height: size.height))
            left += size.width + Self.margin
        }
        placeTexts(title, detail, left, textWidth(contentView.bounds.width, picture))
        placeSeparator(picture == nil ? nil : left)
    }

    private func placeSeparator(_ textLeft: CGFloat?) {
        let hair = 1 / pixelScale
        var inset = ownSeparatorInset ?? tableInset
        if ownSeparatorInset == nil, let textLeft, inset.left == Self.margin { inset.left = textLeft }
        if inset.left < bounds.width { inset.left += editing.indent }
        set(
            separator,
            CGRect(
                x: inset.left, y: bounds.height - hair, width: max(bounds.width - inset.left - inset.right, 0),
                height: hair))
        bringSubviewToFront(separator)
    }

    /// Where the texts stand in a box of their width, and how high that is.
    private func placedTexts(
        _ title: UILabel?, _ detail: UILabel?, _ width: CGFloat
    ) -> (title: CGRect, detail: CGRect, height: CGFloat) {
        func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
            guard let label, label.text?.isEmpty == false else { return .zero }
            return label.sizeThatFits(CGSize(width: width, height: 0))
        }
        let (natural, other) = (size(title, width), size(detail, width))
        func stacked(_ gap: CGFloat) -> (CGRect, CGRect, CGFloat) {
            let between = natural.height > 0 && other.height > 0 ? gap : 0
            let top = natural.height + between
            return (
                CGRect(x: 0, y: 0, width: width, height: natural.height),
                CGRect(x: 0, y: top, width: width, height: other.height), top + other.height
            )
        }
        func beside(_ title: CGRect, _ detail: CGRect) -> (CGRect, CGRect, CGFloat) {
            let height = max(title.height, detail.height)
            return (
                title.offsetBy(dx: 0, dy: (height - title.height) / 2),
                detail.offsetBy(dx: 0, dy: (height - detail.height) / 2), height
            )
        }
        switch style {
        case .default, .subtitle: return stacked(3)
        case .value1:
            let isLong = natural.width + other.width + 6 > width || max(natural.height, other.height) > 30
            if isLong, title?.numberOfLines != 1 || detail?.numberOfLines != 1, other.height > 0 { return stacked(3) }
            let right = min(other.width, width)
            return beside(
                CGRect(x: 0, y: 0, width: max(width - right - 6, 0), height: natural.height),
                CGRect(x: width - right, y: 0, width: right, height: other.height))
        case .value2:
            let rest = max(width - 97, 0)
            return beside(
                CGRect(x: 0, y: 0, width: 91, height: size(title, 91).height),
                CGRect(x: 97, y: 0, width: rest, height: size(detail, rest).height))
        }
    }

    private func placeTexts(_ title: UILabel?, _ detail: UILabel?, _ left: CGFloat, _ width: CGFloat) {
        let texts = placedTexts(title, detail, width)
        if style == .default {
            if let title { set(title, CGRect(x: left, y: 0, width: width, height: bounds.height)) }
            return
        }
        let top = (bounds.height - texts.height) / 2
        if let title { set(title, texts.title.offsetBy(dx: left, dy: top)) }
        if let detail { set(detail, texts.detail.offsetBy(dx: left, dy: top)) }
    }

    private func set(_ view: UIView, _ rect: CGRect) { if view.frame != rect { view.frame = rect } }
}
