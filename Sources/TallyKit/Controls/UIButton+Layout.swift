import Foundation
import TallyCore
import TallyLayers

extension UIButton {
    /// Around the content: what is set, or the configuration's.
    var allInsets: UIEdgeInsets {
        guard let configuration else { return contentEdgeInsets }
        let insets = configuration.contentInsets
        let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: insets.top, left: isTurned ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isTurned ? insets.leading : insets.trailing)
    }

    /// What a picture stands in the place of.
    private var imageSize: CGSize {
        if let spinner { return spinner.intrinsicContentSize }
        return picture.isHidden ? .zero : picture.sizeThatFits(.zero)
    }

    private var titleSize: CGSize { label.isHidden ? .zero : label.intrinsicContentSize }
    private var subtitleSize: CGSize { subtitleLabel.isHidden ? .zero : subtitleLabel.intrinsicContentSize }

    /// The title and the subtitle below.
    private var textSize: CGSize {
        let (title, subtitle) = (titleSize, subtitleSize)
        let gap = title.height > 0 && subtitle.height > 0 ? configuration?.titlePadding ?? 0 : 0
        return CGSize(width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
    }

    private var isStacked: Bool {
        guard let placement = configuration?.imagePlacement else { return false }
        return placement.contains(.top) || placement.contains(.bottom)
    }

    private var gap: CGFloat {
        guard let configuration, imageSize.width > 0, textSize.width > 0 else { return 0 }
        return configuration.imagePadding
    }

    private var contentSize: CGSize {
        let (text, image, gap) = (textSize, imageSize, gap)
        return isStacked
            ? CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
            : CGSize(width: text.width + gap + image.width, height: max(text.height, image.height))
    }

    var fittingSize: CGSize {
        let (content, insets) = (contentSize, allInsets)
        var size = CGSize(
            width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
        if configuration == nil {
            if insets == .zero, !label.isHidden {
                // Six points above and below a title, and no narrower than 30.
                size.height = max(titleSize.height + 12, imageSize.height)
                size.width = max(size.width, 30)
            }
            if let ground = currentBackgroundImage?.size {
                size = CGSize(width: max(size.width, ground.width), height: max(size.height, ground.height))
            }
        }
        let scale = pixelScale
        return CGSize(width: size.width.roundedUp(to: scale), height: size.height.roundedUp(to: scale))
    }

    /// Returns where the title, with its subtitle, and the picture stand in a rectangle.
    func parts(in rect: CGRect) -> (title: CGRect, image: CGRect) {
        let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let placement = configuration?.imagePlacement ?? .leading
        var (text, image, gap) = (textSize, imageSize, gap)
        image = CGSize(width: min(image.width, rect.width), height: min(image.height, rect.height))
        let isFilling = (x: effectiveContentHorizontalAlignment == .fill, y: contentVerticalAlignment == .fill)
        if isStacked {
            text.height = min(text.height, max(rect.height - image.height - gap, 0))
            text.width = min(text.width, rect.width)
            let whole = CGSize(width: max(text.width, image.width), height: text.height + gap + image.height)
            let place = align(whole, in: rect)
            let isFirst = placement.contains(.top)
            return (
                CGRect(
                    x: place.minX + (place.width - text.width) / 2, y: isFirst ? place.maxY - text.height : place.minY,
                    width: text.width, height: text.height),
                CGRect(
                    x: place.minX + (place.width - image.width) / 2,
                    y: isFirst ? place.minY : place.maxY - image.height,
                    width: image.width, height: image.height)
            )
        }
        text.width = min(text.width, max(rect.width - image.width - gap, 0))
        text.height = min(text.height, rect.height)
        let whole = CGSize(width: text.width + gap + image.width, height: max(text.height, image.height))
        let place = align(whole, in: rect)
        let isFirst = placement.contains(.trailing) == isTurned
        let textX = isFirst ? place.maxX - text.width : place.minX
        let imageX = isFirst ? place.minX : place.maxX - image.width
        func y(_ height: CGFloat) -> CGFloat {
            switch contentVerticalAlignment {
            case .top: rect.minY
            case .bottom: rect.maxY - height
            default: rect.minY + (rect.height - height) / 2
            }
        }
        var title = CGRect(x: textX, y: y(text.height), width: text.width, height: text.height)
        var picture = CGRect(x: imageX, y: y(image.height), width: image.width, height: image.height)
        if isFilling.x, text.width == 0 { (picture.origin.x, picture.size.width) = (rect.minX, rect.width) }
        if isFilling.y {
            if text.width == 0 { (picture.origin.y, picture.size.height) = (rect.minY, rect.height) }
            (title.origin.y, title.size.height) = (rect.minY, rect.height)
        }
        return (title, picture)
    }

    private func align(_ size: CGSize, in rect: CGRect) -> CGRect {
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left: rect.minX
            case .right: rect.maxX - size.width
            case .fill: rect.minX
            default: rect.minX + (rect.width - size.width) / 2
            }
        let width = effectiveContentHorizontalAlignment == .fill ? rect.width : size.width
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: rect.minY
            case .bottom: rect.maxY - size.height
            default: rect.minY + (rect.height - size.height) / 2
            }
        return CGRect(x: x, y: y, width: width, height: size.height)
    }

    func place() {
        backdrop.frame = backdropRect
        if let configuration { backdrop.layer.cornerRadius = configuration.radius(backdrop.bounds.size) }
        let content = contentRect(forBounds: bounds)
        let text = shifted(titleRect(forContentRect: content), by: titleEdgeInsets, in: content)
        let image = shifted(imageRect(forContentRect: content), by: imageEdgeInsets, in: content)
        picture.frame = image
        spinner?.frame = image
        guard !subtitleLabel.isHidden else { return label.frame = text }
        let (title, subtitle) = (titleSize, subtitleSize)
        func x(_ width: CGFloat) -> CGFloat {
            switch configuration?.titleAlignment ?? .automatic {
            case .leading: text.minX
            case .trailing: text.maxX - width
            case .center: text.midX - width / 2
            case .automatic:
                effectiveContentHorizontalAlignment == .center && !isImageBeside ? text.midX - width / 2 : text.minX
            }
        }
        label.frame = CGRect(x: x(title.width), y: text.minY, width: title.width, height: title.height)
        subtitleLabel.frame = CGRect(
            x: x(subtitle.width), y: text.maxY - subtitle.height, width: subtitle.width, height: subtitle.height)
    }

    private var isImageBeside: Bool { imageSize.width > 0 && !isStacked }

    private var backdropRect: CGRect {
        let rect = backgroundRect(forBounds: bounds)
        guard let insets = configuration?.background.backgroundInsets else { return rect }
        return rect.inset(
            by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    }

    /// Insets move a part: by the half of what they differ by where it is centred.
    private func shifted(_ rect: CGRect, by insets: UIEdgeInsets, in content: CGRect) -> CGRect {
        if insets == .zero || configuration != nil { return rect }
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .left: insets.left
            case .right: -insets.right
            default: (insets.left - insets.right) / 2
            }
        let y: CGFloat =
            switch contentVerticalAlignment {
            case .top: insets.top
            case .bottom: -insets.bottom
            default: (insets.top - insets.bottom) / 2
            }
        return rect.offsetBy(dx: x, dy: y)
    }
}
