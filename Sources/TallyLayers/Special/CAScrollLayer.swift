public import Foundation

/// A layer that shows a part of what is inside, and scrolls by its bounds' origin.
open class CAScrollLayer: CALayer {
    public override init() {
        super.init()
        modelValues.masksToBounds = true
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modelValues.masksToBounds = true
    }

    /// The directions in which it scrolls.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Makes a point the origin of the bounds, in the directions that are allowed. Nothing limits how far.
    open func scroll(to p: CGPoint) {
        guard p.isFinite else { return }
        let scrollsX = scrollMode == .both || scrollMode == .horizontally
        let scrollsY = scrollMode == .both || scrollMode == .vertically
        bounds.origin = CGPoint(x: scrollsX ? p.x : bounds.minX, y: scrollsY ? p.y : bounds.minY)
    }

    /// Scrolls as little as shows a rectangle; of what is larger than the bounds, the part nearest its origin.
    open func scroll(to r: CGRect) {
        func origin(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
            if from < low || to - from > high - low { return from }
            return to > high ? to - (high - low) : low
        }
        scroll(
            to: CGPoint(
                x: origin(bounds.minX, bounds.maxX, r.minX, r.maxX),
                y: origin(bounds.minY, bounds.maxY, r.minY, r.maxY)))
    }
}

public struct CAScrollLayerScrollMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = Self(rawValue: "none")
    public static let vertically = Self(rawValue: "vertically")
    public static let horizontally = Self(rawValue: "horizontally")
    public static let both = Self(rawValue: "both")
}
