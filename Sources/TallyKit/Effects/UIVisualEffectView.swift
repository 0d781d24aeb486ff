public import Foundation
import TallyCore
import TallyLayers

/// Shows what is behind it through an effect, and its content over that.
///
/// Corners that the view is clipped to cut the effect, too. An effect that is changed inside of `UIView.animate` fades into the other.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
    /// What is to be seen over the effect stands in here.
    public final let contentView = UIView()
    private var ground: EffectGround?

    /// - Parameter effect: nil: there is none, and the view is clear.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        setUp()
    }

    public convenience init() { self.init(effect: nil) }

    /// There are no archives to make it of: it has no effect.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
        showEffect()
    }

    open var effect: UIVisualEffect? {
        didSet { if effect !== oldValue { showEffect() } }
    }

    private func showEffect() {
        let old = ground
        ground = nil
        if let blur = effect as? UIBlurEffect {
            let new = EffectGround(blur)
            ground = new
            UIView.atOnce {
                new.frame = bounds
                insertSubview(new, belowSubview: contentView)
            }
            if let animation = ViewAnimation.current, window != nil, animation.moves {
                UIView.atOnce { new.alpha = 0 }
                new.alpha = 1
            }
        }
        guard let old else { return }
        guard let animation = ViewAnimation.current, window != nil, animation.moves else {
            return old.removeFromSuperview()
        }
        old.alpha = 0
        animation.whenOver { old.removeFromSuperview() }
    }

    package override func layOutOwn() {
        super.layOutOwn()
        ground?.setPlace(bounds)
    }
}

/// The blur of a view, and the layer over it.
final class EffectGround: UIView {
    private let effect: UIBlurEffect

    override class var layerClass: AnyClass { HostingLayer.self }

    init(_ effect: UIBlurEffect) {
        self.effect = effect
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func surroundingsDiffer() {
        super.surroundingsDiffer()
        draw()
    }

    override func layOutOwn() {
        super.layOutOwn()
        draw()
    }

    private func draw() {
        (layer as? HostingLayer)?.show(effect.material, scheme: effect.scheme ?? ColorScheme(styleHere))
    }
}
