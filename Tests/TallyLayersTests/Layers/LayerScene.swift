import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyScene
import TallyStage

/// A stage with a view of UIKit's as its root, and what tests do with it.
@MainActor
struct LayerScene {
    let stage: Stage
    let root: UIView

    init(width: CGFloat = 200, height: CGFloat = 200) {
        root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        stage = Stage(size: root.bounds.size, view: root)
        stage.advance(by: 0.1)
    }

    var time: Double { stage.time }
    func advance(_ seconds: Double) { stage.advance(by: seconds) }
    /// Nothing moves, and no frame is asked for.
    var isAtRest: Bool { stage.nextFrameTime == nil && !stage.isAnimating }

    /// Adds a layer, and shows it.
    func layer(
        _ x: CGFloat = 0, _ y: CGFloat = 0, _ width: CGFloat = 20, _ height: CGFloat = 20, _ color: CGColor = .red
    ) -> CALayer {
        show(CALayer(), x, y, width, height, color)
    }

    @discardableResult
    func show<Layer: CALayer>(
        _ layer: Layer, _ x: CGFloat = 0, _ y: CGFloat = 0, _ width: CGFloat = 20, _ height: CGFloat = 20,
        _ color: CGColor? = .red
    ) -> Layer {
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        layer.backgroundColor = color
        root.layer.addSublayer(layer)
        stage.advance(by: 0)
        return layer
    }

    /// Adds a view, and shows it.
    func view(
        _ x: CGFloat = 0, _ y: CGFloat = 0, _ width: CGFloat = 20, _ height: CGFloat = 20, _ color: CGColor = .red
    ) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        view.layer.backgroundColor = color
        root.addSubview(view)
        stage.advance(by: 0)
        return view
    }

    /// What is drawn in a colour; the first of several.
    func drawn(_ color: CGColor = .red) -> ShapeElement? {
        stage.frame.shapes.first { "\($0.color)" == "\(color.name)" }
    }
    func middle(_ color: CGColor = .red) -> CGPoint {
        guard let rect = drawn(color)?.rect else { return CGPoint(x: CGFloat.nan, y: .nan) }
        return CGPoint(x: rect.midX, y: rect.midY)
    }
    var strings: [String] { stage.frame.texts.map(\.string) }

    /// Red, green, blue, alpha, each 0...255.
    func pixel(_ x: Int, _ y: Int) -> [Int] {
        let value = stage.image()[x, y]
        return [value >> 16 & 255, value >> 8 & 255, value & 255, value >> 24 & 255].map { Int($0) }
    }
}

extension CGColor {
    static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    /// As frames print it.
    var name: String {
        let parts = [rgba.red, rgba.green, rgba.blue, rgba.alpha].map { Int(($0 * 255).rounded()) }
        return "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}

extension CGFloat {
    func isNear(_ other: CGFloat, _ tolerance: CGFloat = 1e-4) -> Bool { (self - other).magnitude <= tolerance }
}

extension Double {
    func isNear(_ other: Double, _ tolerance: Double = 1e-6) -> Bool { (self - other).magnitude <= tolerance }
}

/// Writes down what an animation's delegate is told, and when.
@MainActor
final class Witness: NSObject, @preconcurrency CAAnimationDelegate {
    private let stage: Stage
    private(set) var told: [String] = []
    private(set) var times: [Double] = []
    var onStop: (CAAnimation, Bool) -> Void = { _, _ in }

    init(_ scene: LayerScene) { stage = scene.stage }

    func animationDidStart(_ anim: CAAnimation) { note("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        note(flag ? "finished" : "cut off")
        onStop(anim, flag)
    }

    private func note(_ what: String) {
        told.append(what)
        times.append(stage.time)
    }
}

/// An animation of a number from one value to another, linear.
func basic(_ path: String, _ from: Any?, _ to: Any?, _ duration: Double = 1) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: path)
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
    return animation
}
