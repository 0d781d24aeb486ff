public import Foundation
import TallyLayers

/// Shows a list's content configuration.
@MainActor @preconcurrency
open class UIListContentView: UIView, UIContentView {
    private var shown: UIListContentConfiguration
    private let label = UILabel()
    private let detail = UILabel()
    private let picture = UIImageView()

    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        for view in [picture, label, detail] { addSubview(view) }
        picture.contentMode = .scaleAspectFit
        setContentHuggingPriority(.defaultLow, for: .horizontal)
        setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
        take()
    }

    /// There are no archives to make it of.
    public required init?(coder: NSCoder) { return nil }

    /// One that is no list's changes nothing.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIListContentConfiguration, new != shown else { return }
            shown = new
            take()
        }
    }

    private func take() {
        give(label, shown.textProperties, shown.text, shown.attributedText)
        give(detail, shown.secondaryTextProperties, shown.secondaryText, shown.secondaryAttributedText)
        picture.image = shown.image
        picture.tintColor = shown.imageProperties.tintColor
        picture.layer.cornerRadius = shown.imageProperties.cornerRadius
        picture.clipsToBounds = shown.imageProperties.cornerRadius > 0
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func give(
        _ label: UILabel, _ properties: UIListContentConfiguration.TextProperties, _ text: String?,
        _ attributed: NSAttributedString?
    ) {
        label.font = properties.font
        label.textColor = properties.color
        label.numberOfLines = properties.numberOfLines
        label.lineBreakMode = properties.lineBreakMode
        label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        label.minimumScaleFactor = properties.minimumScaleFactor
        label.textAlignment =
            switch properties.alignment {
            case .natural: .natural
            case .center: .center
            case .justified: .justified
            }
        if let attributed { label.attributedText = attributed } else { label.text = properties.transformed(text) }
        label.isHidden = attributed == nil && (text ?? "").isEmpty
    }

    private struct Places {
        var picture = CGRect.zero
        var label = CGRect.zero
        var detail = CGRect.zero
        var height: CGFloat = 0
    }

    private var pictureSize: CGSize {
        guard var size = shown.image?.size, size.width > 0, size.height > 0 else { return .zero }
        let most = shown.imageProperties.maximumSize
        let scale = min(
            most.width > 0 ? most.width / size.width : 1, most.height > 0 ? most.height / size.height : 1, 1)
        size.width *= scale
        size.height *= scale
        return size
    }

    /// Where everything is from the top margin on, in a width.
    private func places(_ width: CGFloat) -> Places {
        var places = Places()
        let margins = shown.directionalLayoutMargins
        var left = margins.leading
        let size = pictureSize
        if size.width > 0 {
            let room = max(shown.imageProperties.reservedLayoutSize.width, size.width)
            places.picture = CGRect(x: left + (room - size.width) / 2, y: 0, width: size.width, height: size.height)
            left += room + shown.imageToTextPadding
        }
        let room = max(width - left - margins.trailing, 0)
        func fit(_ label: UILabel) -> CGSize {
            label.isHidden ? .zero : label.sizeThatFits(CGSize(width: room, height: 0))
        }
        let (first, second) = (fit(label), fit(detail))
        let gap = first.height > 0 && second.height > 0 ? shown.textToSecondaryTextVerticalPadding : 0
        let isBeside =
            shown.prefersSideBySideTextAndSecondaryText
            && first.width + second.width + shown.textToSecondaryTextHorizontalPadding <= room
        let texts: CGFloat
        if isBeside {
            texts = max(first.height, second.height)
            places.label = CGRect(
                x: left, y: (texts - first.height) / 2, width: room - second.width, height: first.height)
            places.detail = CGRect(
                x: left + room - second.width, y: (texts - second.height) / 2, width: second.width,
                height: second.height)
        } else {
            texts = first.height + gap + second.height
            places.label = CGRect(x: left, y: 0, width: room, height: first.height)
            places.detail = CGRect(x: left, y: first.height + gap, width: room, height: second.height)
        }
        let inner = max(texts, max(size.height, shown.imageProperties.reservedLayoutSize.height))
        places.picture.origin.y = (inner - size.height) / 2
        places.label.origin.y += (inner - texts) / 2
        places.detail.origin.y += (inner - texts) / 2
        places.height = inner
        return places
    }

    private func height(_ width: CGFloat) -> CGFloat {
        let margins = shown.directionalLayoutMargins
        return (places(width).height + margins.top + margins.bottom).rounded(.up)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height(traits.constrainedWidth ?? max(bounds.width, 1)))
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height(size.width)) }
    package override var heightFollowsWidth: Bool { true }

    package override func layOutOwn() {
        super.layOutOwn()
        let places = places(bounds.width)
        let margins = shown.directionalLayoutMargins
        let top = margins.top + (bounds.height - margins.top - margins.bottom - places.height) / 2
        for (view, rect) in [(picture as UIView, places.picture), (label, places.label), (detail, places.detail)] {
            let rect = rect.offsetBy(dx: 0, dy: top)
            if view.frame != rect { view.frame = rect }
        }
    }
}
