import TallyCore
import TallyLayers

/// In which style code of a view looks colours up, where views have one of their own.
@MainActor
enum OwnStyle {
    /// Whether a view or a controller has ever had one: until then nobody looks for it.
    static var isInUse = false
    /// That of the view whose code runs; unspecified: that of what plays.
    fileprivate(set) static var present = UIUserInterfaceStyle.unspecified

    /// nil: that of what plays.
    static var scheme: ColorScheme? { ColorScheme(present) }
}

extension UIView {
    /// The style that the view or its controller is given; unspecified: neither is.
    private var ownStyle: UIUserInterfaceStyle {
        traits.style == .unspecified ? controller?.ownStyle ?? .unspecified : traits.style
    }

    /// The style that the view has, its controller, or the nearest view around that has one; unspecified: that of what plays.
    final var styleHere: UIUserInterfaceStyle {
        guard OwnStyle.isInUse else { return .unspecified }
        var place: UIView? = self
        while let view = place {
            // A window's is that of all that plays.
            if view is UIWindow { break }
            if view.ownStyle != .unspecified { return view.ownStyle }
            place = view.around
        }
        return .unspecified
    }

    /// Does something with the colours of the view's style.
    final func inOwnStyle<R>(_ body: () -> R) -> R {
        guard OwnStyle.isInUse else { return body() }
        let before = OwnStyle.present
        OwnStyle.present = styleHere
        defer { OwnStyle.present = before }
        return body()
    }

    /// Tells the view and those inside where their style is another than before.
    final func styleMayDiffer(from before: UIUserInterfaceStyle) {
        guard OwnStyle.isInUse, styleHere != before else { return }
        tellOfSurroundings(UITraitCollection.ofWhatPlays(in: before))
    }

    /// Looks up anew what depends on the surroundings, and tells of them, here and inside.
    final func tellOfSurroundings(_ previous: UITraitCollection) {
        inOwnStyle {
            surroundingsDiffer()
            controller?.traitCollectionDidChange(previous)
            traitCollectionDidChange(previous)
        }
        for view in inside {
            let own = view.ownStyle
            view.tellOfSurroundings(own == .unspecified ? previous : previous.with(own))
        }
    }

    final func colorBackground() {
        layer.backgroundColor = inOwnStyle { backgroundColor?.cgColor }
    }

    /// Gives the view a style of its own, or takes it.
    final func setStyle(_ style: UIUserInterfaceStyle) {
        guard style != traits.style else { return }
        let before = styleHere
        OwnStyle.isInUse = true
        traits.style = style
        styleMayDiffer(from: before)
    }
}

extension UIViewController {
    final func setStyle(_ style: UIUserInterfaceStyle) {
        guard style != ownStyle else { return }
        let before = viewIfLoaded?.styleHere
        OwnStyle.isInUse = true
        ownStyle = style
        ownStyleChanged()
        if let before { viewIfLoaded?.styleMayDiffer(from: before) }
    }
}
