import Foundation
import TallyLayers

/// How controls move by themselves. The times are choices: none are published.
@MainActor
enum ControlMotion {
    /// Seconds of a switch, a knob or a bar that is set.
    static let set = 0.25
    /// Seconds of what answers to a finger.
    static let press = 0.15

    /// Moves what a block changes; inside of a block of `animate`, with that.
    static func move(_ isAnimated: Bool, _ seconds: Double = set, _ change: @escaping () -> Void) {
        guard isAnimated else { return change() }
        UIView.animate(
            withDuration: seconds, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: change)
    }

    /// A view that shows a part of a control.
    static func part(_ color: UIColor? = nil) -> UIView {
        let view = UIView()
        view.isUserInteractionEnabled = false
        view.backgroundColor = color
        return view
    }

    /// A white knob, which throws a shadow.
    static func knob() -> UIView {
        let view = part(.white)
        view.layer.shadowColor = UIColor.black.cgColor
        view.layer.shadowOpacity = 0.15
        view.layer.shadowRadius = 3
        view.layer.shadowOffset = CGSize(width: 0, height: 3)
        view.layer.borderWidth = 0.5
        view.layer.borderColor = UIColor.black.withAlphaComponent(0.04).cgColor
        return view
    }

    /// How pale a control is that is not enabled.
    static let disabled: CGFloat = 0.5
}
