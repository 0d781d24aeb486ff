public import Foundation
public import TallyCore
package import TallyScene
public import TallyUI

/// What draws into a layer: calls are kept as outlines, texts and pictures, and painted where the layer stands.
///
/// y grows downwards, as in UIKit's contexts. What is not finite draws nothing.
public final class CGContext {
    package private(set) var parts: [LayerPart] = []
    private var state = State()
    private var saved: [State] = []
    private var current = Path()

    struct State {
        var map = CGAffineTransform.identity
        var fill = RGBA.black
        var stroke = RGBA.black
        var alpha = 1.0
        var style = StrokeStyle()
        /// In the space of the layer.
        var clip: Clip?
        var clipPath: Path?
        var shadow: (color: RGBA, offset: CGSize, blur: Double)?
    }

    package init() {}

    /// Draws a layer's part, seen through a map.
    func add(_ part: LayerPart, _ map: Affine, opacity: Double) {
        var part = part
        part.transform = part.transform.concatenating(map).concatenating(state.map.affine)
        part.opacity *= opacity * state.alpha
        if part.clip == nil, let clip = state.clip, let inverse = part.transform.inverse {
            part.clip = clip.mapped(inverse, state.clipPath)
        }
        parts.append(part)
    }

    /// Takes over what was drawn elsewhere.
    package func keep(_ parts: [LayerPart]) { self.parts = parts }
    /// Takes over what was drawn before, with the bounds that it was drawn in.
    package func keep(_ contents: DrawnContents) { kept = contents }
    private(set) var kept: DrawnContents?

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

    // MARK: The path

    public func beginPath() { current = Path() }
    public func move(to point: CGPoint) { current.move(to: point.applying(state.map)) }
    public func addLine(to point: CGPoint) { current.addLine(to: point.applying(state.map)) }
    public func addLines(between points: [CGPoint]) { add { $0.addLines(points) } }
    public func addRect(_ rect: CGRect) { add { $0.addRect(rect) } }
    public func addRects(_ rects: [CGRect]) { add { $0.addRects(rects) } }
    public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }
    public func addPath(_ path: CGPath) { add { $0.addPath(path.path) } }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        current.addQuadCurve(to: end.applying(state.map), control: control.applying(state.map))
    }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        current.addCurve(
            to: end.applying(state.map), control1: control1.applying(state.map), control2: control2.applying(state.map))
    }
    /// - Parameter clockwise: as seen with y growing upwards: on the screen it is the other way.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        let inverse = state.map.inverted()
        var own = current.applying(inverse)
        own.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: clockwise)
        current = own.applying(state.map)
    }
    public func closePath() { current.closeSubpath() }
    public var path: CGPath? { current.isEmpty ? nil : CGPath(current.applying(state.map.inverted())) }
    public var isPathEmpty: Bool { current.isEmpty }
    public var currentPointOfPath: CGPoint { (current.currentPoint ?? .zero).applying(state.map.inverted()) }

    private func add(_ body: (inout Path) -> Void) {
        var path = Path()
        body(&path)
        current.addPath(path.applying(state.map))
    }

    // MARK: Drawing

    public func fillPath(using rule: CGPathFillRule = .winding) {
        draw(.fill(current.outline, .color(faded(state.fill)), evenOdd: rule == .evenOdd))
        beginPath()
    }

    public func strokePath() {
        strokeCurrent()
        beginPath()
    }

    public func drawPath(using mode: CGPathDrawingMode) {
        if mode != .stroke {
            let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
            draw(.fill(current.outline, .color(faded(state.fill)), evenOdd: isEvenOdd))
        }
        if mode != .fill && mode != .eoFill { strokeCurrent() }
        beginPath()
    }

    private func strokeCurrent() {
        let own = current.applying(state.map.inverted())
        draw(.stroke(own.outline, .color(faded(state.stroke)), state.style.stroke), at: state.map.affine)
    }

    public func fill(_ rect: CGRect) {
        with {
            addRect(rect)
        } draw: {
            fillPath()
        }
    }
    public func fill(_ rects: [CGRect]) {
        with {
            addRects(rects)
        } draw: {
            fillPath()
        }
    }
    public func fillEllipse(in rect: CGRect) {
        with {
            addEllipse(in: rect)
        } draw: {
            fillPath()
        }
    }
    public func stroke(_ rect: CGRect) {
        with {
            addRect(rect)
        } draw: {
            strokePath()
        }
    }
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let old = state.style.lineWidth
        state.style.lineWidth = width
        stroke(rect)
        state.style.lineWidth = old
    }
    public func strokeEllipse(in rect: CGRect) {
        with {
            addEllipse(in: rect)
        } draw: {
            strokePath()
        }
    }
    public func strokeLineSegments(between points: [CGPoint]) {
        for pair in stride(from: 0, to: points.count - 1, by: 2) {
            with {
                addLines(between: [points[pair], points[pair + 1]])
            } draw: {
                strokePath()
            }
        }
    }

    private func with(_ path: () -> Void, draw: () -> Void) {
        let kept = current
        current = Path()
        path()
        draw()
        current = kept
    }

    /// Makes what was drawn inside of a rectangle transparent, where that is all that was drawn there.
    public func clear(_ rect: CGRect) {
        let cleared = Rect(rect.applying(state.map))
        parts.removeAll { cleared.contains($0.transform.apply($0.content.bounds)) }
    }

    public func draw(_ image: CGImage, in rect: CGRect) {
        draw(.image(image.bitmap, in: Rect(rect)), at: state.map.affine, opacity: state.alpha)
    }

    /// Draws texts; for UIKit's own.
    package func draw(_ text: ShapedText, at point: CGPoint, color: RGBA) {
        draw(
            .text(text, color: faded(color)),
            at: Affine.translation(x: point.x, y: point.y).concatenating(state.map.affine), label: "text")
    }

    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        paint(.linearGradient(gradient.stops, from: Point(startPoint), to: Point(endPoint)))
    }

    /// From the circle about the start to that about the end, both about the end's centre.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        paint(
            .radialGradient(
                gradient.stops, center: Point(endCenter), startRadius: Double(startRadius),
                endRadius: Double(endRadius)))
    }

    /// Fills the clip with a paint of the current space.
    private func paint(_ paint: Paint) {
        guard let clip = state.clip else { return }
        let area = state.map.inverted().affine.apply(clip.bounds)
        draw(.roundedRect(area, radius: 0, paint), at: state.map.affine, opacity: state.alpha)
    }

    private func faded(_ color: RGBA) -> RGBA {
        var color = color
        color.alpha *= state.alpha
        return color
    }

    private func draw(
        _ content: DrawContent, at transform: Affine = .identity, opacity: Double = 1, label: StaticString = "path"
    ) {
        if let shadow = state.shadow, let color = content.shade(shadow.color) {
            var part = LayerPart(
                color,
                at: transform.concatenating(
                    .translation(x: Double(shadow.offset.width), y: Double(shadow.offset.height))), label: "shadow")
            part.blur = shadow.blur
            part.opacity = opacity
            parts.append(part)
        }
        var part = LayerPart(content, at: transform, label: label)
        part.opacity = opacity
        if let clip = state.clip, !clip.covers(transform.apply(content.bounds)) {
            guard let inverse = transform.inverse else { return }
            part.clip = transform == .identity ? clip : clip.mapped(inverse, state.clipPath)
        }
        parts.append(part)
    }

    // MARK: Clipping

    public func clip(using rule: CGPathFillRule = .winding) {
        narrow(to: current)
        beginPath()
    }

    public func clip(to rect: CGRect) { narrow(to: Path(rect).applying(state.map)) }
    public func clip(to rects: [CGRect]) {
        var path = Path()
        path.addRects(rects)
        narrow(to: path.applying(state.map))
    }

    package func clip(bounds: CGRect) {
        state.clip = .rect(Rect(bounds))
        state.clipPath = Path(bounds)
    }

    public var boundingBoxOfClipPath: CGRect {
        state.clip.map { CGRect($0.bounds).applying(state.map.inverted()) } ?? .infinite
    }

    private func narrow(to path: Path) {
        let both = state.clipPath.map { $0.intersection(path) } ?? path
        state.clipPath = both
        if case .rect(let rect) = both.storage {
            state.clip = .rect(rect)
        } else {
            state.clip = .outline(both.outline, evenOdd: false)
        }
    }
}

extension Clip {
    /// Whether all of a rectangle is shown.
    fileprivate func covers(_ rect: Rect) -> Bool {
        if case .rect(let clip) = self { clip.contains(rect) } else { false }
    }

    fileprivate func mapped(_ map: Affine, _ path: Path?) -> Clip {
        if case .rect(let rect) = self, map.isAxisAligned { return .rect(map.apply(rect)) }
        return .outline((path ?? Path(CGRect(bounds))).applying(CGAffineTransform(map)).outline, evenOdd: false)
    }
}

extension DrawContent {
    /// The same in one colour; nil for what has none.
    fileprivate func shade(_ color: RGBA) -> DrawContent? {
        switch self {
        case .nothing, .image: nil
        case .text(let text, _): .text(text, color: color)
        case .fill(let outline, _, let evenOdd): .fill(outline, .color(color), evenOdd: evenOdd)
        case .stroke(let outline, _, let stroke): .stroke(outline, .color(color), stroke)
        case .roundedRect(let rect, let radius, _): .roundedRect(rect, radius: radius, .color(color))
        }
    }
}
