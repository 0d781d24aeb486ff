public import Foundation
internal import TallyCore
internal import TallyMotion
internal import TallyScene

/// A layer that is filled with a gradient.
open class CAGradientLayer: CALayer {
    public override init() { super.init() }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAGradientLayer { type = layer.type }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// `CGColor`s; anything else among them counts as none at all.
    open var colors: [Any]? {
        get { own(.colors).colors.map { $0.map { CGColor($0) } } }
        set {
            guard let value = LayerValue(newValue, as: .colors) else { return }
            setOwn(.colors, value)
        }
    }

    /// Where each colour stands, rising from 0 to 1; nil: at even distances.
    open var locations: [NSNumber]? {
        get { own(.locations).numbers.map { $0.map { NSNumber(value: $0) } } }
        set { setOwn(.locations, newValue.map { .numbers($0.map(\.doubleValue)) } ?? .none) }
    }

    /// In units of the bounds.
    open var startPoint: CGPoint {
        get { modelValues.point(.startPoint, CGPoint(x: 0.5, y: 0)) }
        set { if newValue.isFinite { setOwn(.startPoint, LayerValue(newValue)) } }
    }

    /// In units of the bounds.
    open var endPoint: CGPoint {
        get { modelValues.point(.endPoint, CGPoint(x: 0.5, y: 1)) }
        set { if newValue.isFinite { setOwn(.endPoint, LayerValue(newValue)) } }
    }

    open var type = CAGradientLayerType.axial {
        didSet { if type != oldValue { changed(.body) } }
    }

    package override func ownParts(_ values: LayerValues, _ surroundings: LayerSurroundings) -> [LayerPart] {
        guard let colors = values[.colors].colors, !colors.isEmpty, !values.bounds.isEmpty else { return [] }
        let bounds = values.bounds
        func place(_ unit: CGPoint) -> Point {
            Point(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
        }
        let start = values.point(.startPoint, CGPoint(x: 0.5, y: 0))
        let end = values.point(.endPoint, CGPoint(x: 0.5, y: 1))
        let stops = stops(colors, values[.locations].numbers)
        let paint: Paint
        switch type {
        case .radial:
            // The end point is a corner of the box around the ellipse.
            let size = Size(
                width: 2 * abs(end.x - start.x) * bounds.width, height: 2 * abs(end.y - start.y) * bounds.height)
            paint = .ellipticalGradient(stops, center: place(start), size: size, startFraction: 0, endFraction: 0.5)
        case .conic:
            let (from, to) = (place(start), place(end))
            let angle = Mathematics.angle(y: to.y - from.y, x: to.x - from.x)
            paint = .angularGradient(stops, center: from, startAngle: angle, endAngle: angle + 2 * .pi)
        default:
            let (from, to) = ends(start, end, bounds.size)
            paint = .linearGradient(stops, from: place(from), to: place(to))
        }
        let radius = max(0, min(Double(values.cornerRadius), min(bounds.width, bounds.height) / 2))
        let outline = roundedOutline(Rect(bounds), radius)
        let isRound = radius > 0
        return [
            LayerPart(
                isRound ? .fill(outline, paint, evenOdd: false) : .roundedRect(Rect(bounds), radius: 0, paint),
                label: "rectangle")
        ]
    }

    /// The gradient is one of the unit square, which is stretched to the bounds: lines of one colour are stretched along. Those of the
    /// gradient between the points that this returns, which starts at the same one, are the same lines.
    private func ends(_ start: CGPoint, _ end: CGPoint, _ size: CGSize) -> (CGPoint, CGPoint) {
        let (x, y) = (end.x - start.x, end.y - start.y)
        guard size.width > 0, size.height > 0, x != 0, y != 0 else { return (start, end) }
        let (across, down) = (x / size.width, y / size.height)
        let factor = (x * x + y * y) / (across * across + down * down)
        return (
            start,
            CGPoint(
                x: start.x + factor * across / size.width, y: start.y + factor * down / size.height)
        )
    }

    private func stops(_ colors: [RGBA], _ locations: [Double]?) -> [Paint.Stop] {
        if colors.count == 1 {
            return [Paint.Stop(location: 0, color: colors[0]), Paint.Stop(location: 1, color: colors[0])]
        }
        var last = 0.0
        return colors.enumerated().map { index, color in
            var location = Double(index) / Double(colors.count - 1)
            if let locations, index < locations.count { location = locations[index] }
            last = max(last, min(max(location, 0), 1))
            return Paint.Stop(location: last, color: color)
        }
    }
}

public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = Self(rawValue: "axial")
    public static let radial = Self(rawValue: "radial")
    public static let conic = Self(rawValue: "conic")
}
