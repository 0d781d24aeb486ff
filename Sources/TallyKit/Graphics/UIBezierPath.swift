public import Foundation
public import TallyCore
public import TallyLayers

/// A path as UIKit writes it, with what it is drawn by; `Path(path.cgPath)` makes a path of SwiftUI's of it.
///
/// y grows downwards, and angles clockwise on the screen, as in a view.
open class UIBezierPath: NSObject, NSCopying {
    private var path: Path

    /// Points; what `stroke()` draws with.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    /// Kept: curves are as exact as pixels are.
    open var flatness: CGFloat = 0.6
    /// Whether what two parts of the path enclose both is empty.
    open var usesEvenOddFillRule = false
    private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

    public override init() { path = Path() }
    public init(rect: CGRect) { path = Path(rect) }
    public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

    /// From the end of the corner at the top left to the right. A radius of more than half of the shorter side is held there.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path = Path(roundedRect: rect, cornerRadius: cornerRadius).beginningAtTop
    }

    /// From the end of the corner at the top left to the right. Corners that are not named are sharp. Of `cornerRadii` the width counts, as in UIKit.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        path =
            Path(
                roundedRect: rect,
                cornerRadii: RectangleCornerRadii(
                    topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
                    bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))
            ).beginningAtTop
    }

    /// Angles in radians from the right; `clockwise` as seen on the screen.
    public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        path = Path()
        super.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public init(cgPath: CGPath) { path = cgPath.path }

    open var cgPath: CGPath {
        get { CGPath(path) }
        set { path = newValue.path }
    }
    open var isEmpty: Bool { path.isEmpty }
    open var bounds: CGRect { path.boundingRect }
    /// Of an empty path .zero.
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }
    open func contains(_ point: CGPoint) -> Bool { path.contains(point) }

    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Angles in radians from the right; `clockwise` as seen on the screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // A Path names the direction as if y grew upwards.
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
    }

    open func close() { path.closeSubpath() }
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    open func removeAllPoints() { path = Path() }

    /// Returns the same lines from their ends to their beginnings.
    open func reversing() -> UIBezierPath {
        let reversed = copied()
        reversed.path = path.turnedAround
        return reversed
    }

    // MARK: Drawing into the current context

    /// - Parameter pattern: lengths of dashes and gaps, in points; nil: no dashes.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        // unsafe: the caller says how many there are, as in C.
        dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [], phase)
    }

    /// Fills the path with the current colour.
    open func fill() { draw { $0.fillPath(using: rule) } }

    /// Draws the lines in the current colour.
    open func stroke() {
        draw { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dash.phase, lengths: dash.lengths)
            context.strokePath()
        }
    }

    /// - Parameters:
    ///   - blendMode: how it is put onto what the context has drawn.
    ///   - alpha: in place of what the context has.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { with(blendMode, alpha) { fill() } }
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { with(blendMode, alpha) { stroke() } }

    private func with(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        body()
        context.restoreGState()
    }

    /// Cuts what is drawn from now on at the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: rule)
    }

    private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

    private func draw(_ body: (CGContext) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.beginPath()
        context.addPath(cgPath)
        body(context)
        context.restoreGState()
    }

    private func copied() -> UIBezierPath {
        let copy = UIBezierPath(cgPath: cgPath)
        (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (copy.miterLimit, copy.flatness, copy.usesEvenOddFillRule) = (miterLimit, flatness, usesEvenOddFillRule)
        copy.dash = dash
        return copy
    }

    open func copy(with zone: NSZone? = nil) -> Any { copied() }
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIBezierPath)?.path == path }
    open override var hash: Int { Int(truncatingIfNeeded: (path.boundingRect.minX + 0).bitPattern) }
}
