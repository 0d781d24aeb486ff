public import Foundation
import TallyLayers
import TallyUI

/// Shows a picture, or several one after the other. The content mode places it; a new picture replaces the old one at once.
@MainActor @preconcurrency
open class UIImageView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    /// As large as the picture.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
        showPicture()
    }

    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    open var image: UIImage? {
        didSet { if image !== oldValue { pictureDiffers(from: oldValue?.size) } }
    }
    /// Shown while it is highlighted.
    open var highlightedImage: UIImage? {
        didSet { if highlightedImage !== oldValue { showPicture() } }
    }
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { showPicture() } }
    }
    /// The size and weight of symbols that say none.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { pictureDiffers(from: nil) }
    }

    private func pictureDiffers(from old: CGSize?) {
        showPicture()
        if old != image?.size { invalidateIntrinsicContentSize() }
    }

    /// As it is shown: symbols in the preferred size.
    private func adapted(_ image: UIImage?) -> UIImage? {
        guard let image, let preferred = preferredSymbolConfiguration, let own = image.look.symbol else { return image }
        return image.applyingSymbolConfiguration(
            UIImage.SymbolConfiguration(preferred.face.applying(own.look))) ?? image
    }

    private func picture(of image: UIImage) -> CGImage? {
        let takesTint =
            image.renderingMode == .alwaysTemplate || image.renderingMode == .automatic && image.isSymbolImage
        return takesTint ? image.tinted(tintColor) : image.cgImage
    }

    func showPicture() { inOwnStyle { putPicture() } }

    private func putPicture() {
        let shown = adapted((isHighlighted ? highlightedImage : nil) ?? image)
        play(shown)
        guard let image = shown else { return layer.contents = nil }
        layer.contentsScale = image.scale
        layer.contentsCenter = image.center
        layer.contents = picture(of: image)
    }

    open override var intrinsicContentSize: CGSize {
        guard let image = adapted(image) else { return super.intrinsicContentSize }
        return image.size
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { adapted(image)?.size ?? .zero }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showPicture()
    }
    package override func surroundingsDiffer() {
        super.surroundingsDiffer()
        showPicture()
    }

    // MARK: Several pictures

    /// Shown one after the other between `startAnimating` and `stopAnimating`.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }
    open var highlightedAnimationImages: [UIImage]? {
        didSet { stopAnimating() }
    }
    /// Seconds for all of them; 0: a thirtieth each.
    open var animationDuration: TimeInterval = 0
    /// 0: for ever.
    open var animationRepeatCount = 0

    /// Plays a picture that is several.
    private func play(_ image: UIImage?) {
        if let played, image?.images != nil, played === image { return }
        if played != nil { layer.removeAnimation(forKey: Self.seriesKey) }
        played = image?.images == nil ? nil : image
        let pictures = (image?.images ?? []).compactMap(picture)
        guard let image, pictures.count > 1 else { return }
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = pictures
        animation.calculationMode = .discrete
        animation.duration = image.duration
        animation.repeatCount = .infinity
        layer.add(animation, forKey: Self.seriesKey)
    }
    private var played: UIImage?

    open func startAnimating() {
        let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? []
        let pictures = images.compactMap(picture)
        guard !pictures.isEmpty else { return }
        if image == nil, let first = images.first { layer.contentsScale = first.scale }
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = pictures
        animation.calculationMode = .discrete
        animation.duration = animationDuration > 0 ? animationDuration : Double(pictures.count) / 30
        animation.repeatCount = animationRepeatCount > 0 ? Float(animationRepeatCount) : .infinity
        layer.add(animation, forKey: Self.animationKey)
    }

    open func stopAnimating() { layer.removeAnimation(forKey: Self.animationKey) }
    open var isAnimating: Bool { layer.animation(forKey: Self.animationKey) != nil }

    private static let animationKey = "animationImages"
    private static let seriesKey = "image"

    package override var standardTraits: UIAccessibilityTraits { .image }
}
