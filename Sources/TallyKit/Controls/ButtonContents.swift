import Foundation
public import TallyLayers

/// What a button shows in each of its states.
struct ButtonContents {
    var titles: [UInt: String] = [:]
    var attributedTitles: [UInt: NSAttributedString] = [:]
    var titleColors: [UInt: UIColor] = [:]
    var shadowColors: [UInt: UIColor] = [:]
    var images: [UInt: UIImage] = [:]
    var backgroundImages: [UInt: UIImage] = [:]
    var symbols: [UInt: UIImage.SymbolConfiguration] = [:]

    /// What there is for a state; else what there is for the normal one.
    static func value<Value>(_ values: [UInt: Value], _ state: UIControl.State) -> Value? {
        if let own = values[state.rawValue] { return own }
        // A disabled button that is selected, or pressed, shows first what it shows when it is disabled.
        for part in [UIControl.State.disabled, .highlighted, .selected] where state.contains(part) && state != part {
            if let own = values[part.rawValue] { return own }
        }
        return values[0]
    }
}

extension UIButton {
    public func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        contents.symbols[state.rawValue] = configuration
        contentsDiffer()
    }

    final func contentsDiffer() {
        update()
        invalidateIntrinsicContentSize()
    }

    public func title(for state: State) -> String? { ButtonContents.value(contents.titles, state) }
    public func attributedTitle(for state: State) -> NSAttributedString? {
        ButtonContents.value(contents.attributedTitles, state)
    }
    public func titleColor(for state: State) -> UIColor? { ButtonContents.value(contents.titleColors, state) }
    public func titleShadowColor(for state: State) -> UIColor? { ButtonContents.value(contents.shadowColors, state) }
    public func image(for state: State) -> UIImage? { ButtonContents.value(contents.images, state) }
    public func backgroundImage(for state: State) -> UIImage? { ButtonContents.value(contents.backgroundImages, state) }
    public func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        ButtonContents.value(contents.symbols, state)
    }

    public var currentTitle: String? { title(for: state) }
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// White, or the tint of a button of the system, where none is set.
    public var currentTitleColor: UIColor {
        if let color = titleColor(for: state) { return color }
        if buttonType == .custom { return .white }
        return isEnabled ? tintColor : .tertiaryLabel
    }
    public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    public var currentImage: UIImage? { configuration?.image ?? image(for: state) }
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
    public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }
}
