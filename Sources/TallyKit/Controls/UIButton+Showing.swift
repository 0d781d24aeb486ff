import Foundation
import TallyLayers

extension UIButton {
    /// Shows what is set for the state, where there is no configuration.
    func showContents() {
        subtitleLabel.isHidden = true
        showSpinner(false, nil)
        // Before: a title of its own may have another.
        label.textColor = currentTitleColor
        if let title = currentAttributedTitle {
            label.attributedText = title
        } else {
            label.text = currentTitle
        }
        label.shadowColor = currentTitleShadowColor
        label.isHidden = (label.text ?? "").isEmpty
        var image = currentImage
        if buttonType != .custom, image?.renderingMode == .automatic {
            image = image?.withRenderingMode(.alwaysTemplate)
        }
        if picture.image !== image { picture.image = image }
        picture.preferredSymbolConfiguration = currentPreferredSymbolConfiguration
        picture.isHidden = image == nil
        backdrop.image = currentBackgroundImage
        backdrop.isHidden = backdrop.image == nil
        backdrop.backgroundColor = nil
        backdrop.layer.borderWidth = 0
        dim()
    }

    /// The title of a button of the system, and pictures, are paler while it is pressed, or disabled.
    private func dim() {
        let isPressed = isHighlighted && isEnabled
        let isSystem = buttonType != .custom
        let titleAlpha: CGFloat = isPressed && isSystem ? Self.pressed : 1
        var pictureAlpha: CGFloat = 1
        if isPressed, adjustsImageWhenHighlighted { pictureAlpha = isSystem ? Self.pressed : 0.5 }
        if !isEnabled, adjustsImageWhenDisabled { pictureAlpha = 0.5 }
        let hasOwnPicture = image(for: .highlighted) !== image(for: .normal)
        if isPressed, hasOwnPicture { pictureAlpha = 1 }
        guard label.alpha != titleAlpha || picture.alpha != pictureAlpha else { return }
        fade { [label, picture] in
            label.alpha = titleAlpha
            picture.alpha = pictureAlpha
        }
    }

    /// Down at once, up in a quarter of a second.
    func fade(_ change: @escaping () -> Void) {
        if isHighlighted || window == nil { return change() }
        UIView.animate(
            withDuration: Self.release, delay: 0, options: [.allowUserInteraction, .curveEaseOut], animations: change)
    }

    static let pressed: CGFloat = 0.2
    /// Seconds.
    static let release = 0.25

    func show(_ configuration: Configuration) {
        let foreground = configuration.foreground(state, tint: tintColor)
        label.alpha = 1
        label.attributedText = nil
        label.font = configuration.buttonSize.titleFont
        if let title = currentAttributedTitle, configuration.title == nil {
            label.attributedText = title
        } else {
            label.text = configuration.title ?? currentTitle
        }
        label.isHidden = (label.text ?? "").isEmpty
        subtitleLabel.font = configuration.buttonSize.subtitleFont
        subtitleLabel.text = configuration.subtitle
        subtitleLabel.isHidden = (configuration.subtitle ?? "").isEmpty
        label.textColor = foreground
        subtitleLabel.textColor = foreground
        let title = UIImage.SymbolConfiguration(font: label.font)
        let symbols =
            configuration.preferredSymbolConfigurationForImage.map(title.applying)
            ?? currentPreferredSymbolConfiguration
            ?? title
        if picture.preferredSymbolConfiguration?.face != symbols.face { picture.preferredSymbolConfiguration = symbols }
        picture.tintColor = foreground
        var image = configuration.image ?? self.image(for: state)
        if image?.renderingMode == .automatic { image = image?.withRenderingMode(.alwaysTemplate) }
        picture.image = image
        picture.alpha = 1
        picture.isHidden = image == nil || configuration.showsActivityIndicator
        showSpinner(configuration.showsActivityIndicator, foreground)
        let ground = configuration.ground(state, tint: tintColor)
        let background = configuration.background
        backdrop.image = background.image
        backdrop.contentMode = background.imageContentMode
        backdrop.clipsToBounds = background.image != nil
        backdrop.isHidden = ground == nil && background.image == nil && background.strokeWidth <= 0
        backdrop.layer.borderWidth = background.strokeWidth
        backdrop.layer.borderColor = inOwnStyle { (background.strokeColor ?? tintColor).cgColor }
        let color = ground ?? .clear
        if backdrop.backgroundColor != color { fade { [backdrop] in backdrop.backgroundColor = color } }
    }

    private func showSpinner(_ isShown: Bool, _ color: UIColor?) {
        if isShown {
            let view = spinner ?? UIActivityIndicatorView(style: .medium)
            if spinner == nil {
                addSubview(view)
                spinner = view
            }
            view.color = color
            view.startAnimating()
        } else {
            spinner?.removeFromSuperview()
            spinner = nil
        }
    }
}
