public import Foundation
import TallyLayers
import TallyUI

/// A title and a picture that are pressed.
///
/// With a `configuration` that says how it looks; without one what is set for its states.
@MainActor @preconcurrency
open class UIButton: UIControl {
    let label = UILabel()
    let subtitleLabel = UILabel()
    let picture = UIImageView()
    let backdrop = UIImageView()
    var spinner: UIActivityIndicatorView?
    var contents = ButtonContents()
    private var type = ButtonType.custom
    private var isUpdating = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        setType(buttonType)
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        take(primaryAction)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        setType(.system)
        self.configuration = configuration
        // Observers are not called in an initializer.
        configurationDiffers()
        take(primaryAction)
    }

    private func setUp() {
        label.font = .systemFont(ofSize: UIFont.buttonFontSize)
        label.lineBreakMode = .byTruncatingMiddle
        for view in [backdrop, picture, label, subtitleLabel] {
            view.isHidden = true
            view.isUserInteractionEnabled = false
            insertSubview(view, at: inside.count)
        }
        update()
    }

    private func setType(_ type: ButtonType) {
        self.type = type
        if type != .custom { label.font = .systemFont(ofSize: 15) }
        if let symbol = type.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
        update()
    }

    open var buttonType: ButtonType { type }

    // MARK: Look

    open var configuration: Configuration? {
        didSet { if configuration != oldValue { configurationDiffers() } }
    }
    private func configurationDiffers() {
        update()
        invalidateIntrinsicContentSize()
    }
    /// Called when the state, or the configuration, is another; it sets the configuration.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { update() }
    }
    public typealias ConfigurationUpdateHandler = (UIButton) -> Void
    open var automaticallyUpdatesConfiguration = true
    open func setNeedsUpdateConfiguration() { update() }
    /// Called before the button shows another state; sets the configuration.
    open func updateConfiguration() {}
    /// Whether each press selects it, or takes that back.
    open var changesSelectionAsPrimaryAction = false

    /// Around all of the content; of a button without a configuration. The first one takes away the standard distances.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet {
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }
    /// Moves and cuts the title; changes no size.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }
    /// Moves and cuts the picture; changes no size.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }
    open var adjustsImageWhenHighlighted = true
    open var adjustsImageWhenDisabled = true
    /// Shows a light while it is pressed.
    open var showsTouchWhenHighlighted = false
    open var reversesTitleShadowWhenHighlighted = false

    // MARK: What it shows in a state

    open func setTitle(_ title: String?, for state: State) {
        contents.titles[state.rawValue] = title
        if state == .normal, configuration?.title != nil { configuration?.title = title }
        contentsDiffer()
    }
    /// Counts before the title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        contents.attributedTitles[state.rawValue] = title
        contentsDiffer()
    }
    open func setTitleColor(_ color: UIColor?, for state: State) {
        contents.titleColors[state.rawValue] = color
        contentsDiffer()
    }
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        contents.shadowColors[state.rawValue] = color
        contentsDiffer()
    }
    open func setImage(_ image: UIImage?, for state: State) {
        contents.images[state.rawValue] = image
        contentsDiffer()
    }
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        contents.backgroundImages[state.rawValue] = image
        contentsDiffer()
    }

    open var titleLabel: UILabel? { label }
    open var imageView: UIImageView? { picture }

    package override func stateDiffers() { update() }

    /// Shows what there is for the state.
    func update() {
        if isUpdating { return }
        isUpdating = true
        if configuration != nil || configurationUpdateHandler != nil {
            if automaticallyUpdatesConfiguration { updateConfiguration() }
            configurationUpdateHandler?(self)
        }
        isUpdating = false
        if let configuration { show(configuration) } else { showContents() }
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }
    package override func surroundingsDiffer() {
        super.surroundingsDiffer()
        update()
    }

    // MARK: Size

    open override var intrinsicContentSize: CGSize { fittingSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: allInsets) }
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).title }
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { parts(in: contentRect).image }

    open override func layoutSubviews() {
        super.layoutSubviews()
        place()
    }

    package override func baselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        guard !label.isHidden else { return nil }
        let rect = titleRect(forContentRect: contentRect(forBounds: CGRect(origin: .zero, size: size)))
        return label.baselines(for: rect.size).map { (rect.minY + $0.first, rect.minY + $0.last) }
    }

    // MARK: Pressed

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let wasTracking = isTracking
        super.touchesEnded(touches, with: event)
        guard wasTracking, let touch = touches.one, contains(touch) else { return }
        if changesSelectionAsPrimaryAction {
            isSelected.toggle()
            send(.valueChanged, event)
        }
        send(.primaryActionTriggered, event)
    }

    // MARK: Accessibility

    package override var standardLabel: String? {
        let title = configuration?.title ?? currentTitle ?? currentAttributedTitle?.string
        let parts = [title, configuration?.subtitle].compactMap(\.self).filter { !$0.isEmpty }
        return parts.isEmpty ? currentImage?.look.symbol?.name : parts.joined(separator: ", ")
    }
    package override var standardTraits: UIAccessibilityTraits { super.standardTraits.union(.button) }
}
