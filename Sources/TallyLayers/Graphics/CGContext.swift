public import Foundation
public import TallyCore
internal import TallyScene
package import TallyUI

/// What draws into a layer: calls are kept as outlines, texts and pictures, and painted where the layer stands.
///
/// y grows downwards, as in UIKit's contexts. What is not finite draws nothing.
public final class CGContext {
    /// What has been drawn since the innermost transparency layer was begun.
    var drawn: [LayerPart] = []
    /// Whether something took away or changed what had been drawn: it must not reach what is behind all of it.
    var isIsolated = false
    var layers: [TransparencyLayer] = []
    var state = State()
    var saved: [State] = []
    /// In the space of the layer.
    var current = Path()
    /// Makes a picture of what has been drawn; nil: it is drawn into no picture.
    package var picture: ((CGContext) -> CGImage?)?

    struct State {
        var map = CGAffineTransform.identity
        var fill = RGBA.black
        var stroke = RGBA.black
        var alpha = 1.0
        var style = StrokeStyle()
        /// In the space of the layer.
        var clip: Clip?
        var clipPath: Path?
        /// Pictures that leave of what is drawn what they are opaque at.
        var masks: [LayerPart] = []
        var shadow: (color: RGBA, offset: CGSize, blur: Double)?
        var blendMode = CGBlendMode.normal
    }

    /// Kept; pictures are always smoothed.
    public var interpolationQuality = CGInterpolationQuality.default

    package init() {}

    /// Draws a layer's part, seen through a map.
    func add(_ part: LayerPart, _ map: Affine, opacity: Double) {
        var part = part
        part.transform = part.transform.concatenating(map).concatenating(state.map.affine)
        part.opacity *= opacity * state.alpha
        if part.clip == nil, let clip = state.clip, let inverse = part.transform.inverse {
            part.clip = clip.mapped(inverse, state.clipPath)
        }
        lay(part)
    }

    /// Takes over what was drawn elsewhere.
    package func keep(_ parts: [LayerPart]) { drawn = parts }

    // MARK: State

    public func saveGState() { saved.append(state) }
    /// Nothing is done where nothing was saved.
    public func restoreGState() { if let last = saved.popLast() { state = last } }
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }
    public func concatenate(_ transform: CGAffineTransform) { state.map = transform.concatenating(state.map) }
    public var ctm: CGAffineTransform { state.map }

    public func setFillColor(_ color: CGColor) { state.fill = color.rgba }
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
    /// Held within 0...1; what is drawn from now on is multiplied by it.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(Double(alpha), 1) : 0 }
    public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = join }
    public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = limit }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.style.dashPhase = phase
        state.style.dash = lengths
    }
    /// - Parameter blur: in points; half of it is the standard deviation.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { ($0.rgba, offset, Double(blur) / 2) }
    }
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }
    public func setShouldAntialias(_ shouldAntialias: Bool) {}
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    /// How what is drawn from now on is put onto what this context has drawn.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
}
