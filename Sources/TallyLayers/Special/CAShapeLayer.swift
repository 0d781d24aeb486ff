public import Foundation
internal import TallyCore
internal import TallyScene

/// A layer that fills a path, and draws a line along it.
open class CAShapeLayer: CALayer {
    public override init() { super.init() }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CAShapeLayer else { return }
        fillRule = layer.fillRule
        lineCap = layer.lineCap
        lineJoin = layer.lineJoin
        lineDashPattern = layer.lineDashPattern
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// In the space of the bounds, and not cut by them. A change is animated only by an animation that is added.
    open var path: CGPath? {
        get { own(.path).path }
        set {
            let value = newValue.map(\.layerValue) ?? .none
            if value == own(.path) { return }
            change(.path, "path", .body) { $0.own[.path] = value }
        }
    }

    /// Nil: nothing is filled.
    open var fillColor: CGColor? {
        get { Self.fill(modelValues) }
        set { setOwn(.fillColor, LayerValue(newValue)) }
    }

    /// Nil: no line is drawn.
    open var strokeColor: CGColor? {
        get { own(.strokeColor).color.map { CGColor($0) } }
        set { setOwn(.strokeColor, LayerValue(newValue)) }
    }

    /// In points.
    open var lineWidth: CGFloat {
        get { CGFloat(ownNumber(.lineWidth, 1)) }
        set { setOwn(.lineWidth, Double(newValue)) }
    }

    /// Where the line begins, of the length of all subpaths; held within 0...1 where it is drawn.
    open var strokeStart: CGFloat {
        get { CGFloat(ownNumber(.strokeStart, 0)) }
        set { setOwn(.strokeStart, Double(newValue)) }
    }

    /// Where the line ends, of the length of all subpaths; held within 0...1 where it is drawn.
    open var strokeEnd: CGFloat {
        get { CGFloat(ownNumber(.strokeEnd, 1)) }
        set { setOwn(.strokeEnd, Double(newValue)) }
    }

    open var miterLimit: CGFloat {
        get { CGFloat(ownNumber(.miterLimit, 10)) }
        set { setOwn(.miterLimit, Double(newValue)) }
    }

    /// How far into the pattern the line begins, in points.
    open var lineDashPhase: CGFloat {
        get { CGFloat(ownNumber(.lineDashPhase, 0)) }
        set { setOwn(.lineDashPhase, Double(newValue)) }
    }

    open var fillRule = CAShapeLayerFillRule.nonZero {
        didSet { if fillRule != oldValue { changed(.body) } }
    }
    open var lineCap = CAShapeLayerLineCap.butt {
        didSet { if lineCap != oldValue { changed(.body) } }
    }
    open var lineJoin = CAShapeLayerLineJoin.miter {
        didSet { if lineJoin != oldValue { changed(.body) } }
    }
    /// Lengths in points that are drawn and left out in turn; nil: an unbroken line.
    open var lineDashPattern: [NSNumber]? {
        didSet { if lineDashPattern != oldValue { changed(.body) } }
    }

    private static func fill(_ values: LayerValues) -> CGColor? {
        switch values.own[.fillColor] {
        case nil: .black
        case .color(let color)?: CGColor(color)
        default: nil
        }
    }

    package override func ownParts(_ values: LayerValues, _ surroundings: LayerSurroundings) -> [LayerPart] {
        guard let path = values[.path].path?.path else { return [] }
        var parts: [LayerPart] = []
        if let color = Self.fill(values), color.rgba.alpha > 0 {
            parts.append(LayerPart(.fill(path.outline, .color(color.rgba), evenOdd: fillRule == .evenOdd)))
        }
        let width = values.number(.lineWidth, 1)
        if let color = values[.strokeColor].color, color.alpha > 0, width > 0, width.isFinite {
            let (from, to) = (values.number(.strokeStart, 0), values.number(.strokeEnd, 1))
            let line = from <= 0 && to >= 1 ? path : from < to ? path.trimmedPath(from: from, to: to) : Path()
            if !line.isEmpty { parts.append(LayerPart(.stroke(line.outline, .color(color), stroke(values, width)))) }
        }
        return parts
    }

    private func stroke(_ values: LayerValues, _ width: Double) -> Stroke {
        var style = StrokeStyle(
            lineWidth: CGFloat(width), lineCap: lineCap.style, lineJoin: lineJoin.style,
            miterLimit: CGFloat(values.number(.miterLimit, 10)), dashPhase: CGFloat(values.number(.lineDashPhase, 0)))
        style.dash = (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
        return style.stroke
    }
}

public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = Self(rawValue: "non-zero")
    public static let evenOdd = Self(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = Self(rawValue: "butt")
    public static let round = Self(rawValue: "round")
    public static let square = Self(rawValue: "square")

    var style: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}

public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = Self(rawValue: "miter")
    public static let round = Self(rawValue: "round")
    public static let bevel = Self(rawValue: "bevel")

    var style: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
