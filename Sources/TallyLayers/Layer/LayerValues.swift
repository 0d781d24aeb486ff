package import Foundation
package import TallyCore

/// Everything of a layer that can be animated, but for what its class adds: as it was set, or as it is shown in a frame.
package struct LayerValues {
    package var position = CGPoint.zero
    package var bounds = CGRect.zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var opacity: Double = 1
    package var isHidden = false
    package var masksToBounds = false
    package var zPosition: CGFloat = 0
    package var cornerRadius: CGFloat = 0
    package var backgroundColor: CGColor?
    package var contents: Any?
    /// Nil: the identity.
    private var maps: Maps?
    /// Nil: nothing of it was ever set.
    private var look: Look?
    /// What classes of special layers have, by property.
    package var own: [LayerProperty: LayerValue] = [:]

    private struct Maps {
        var transform = CATransform3DIdentity
        var sublayerTransform = CATransform3DIdentity
        var anchorPointZ: CGFloat = 0
    }

    /// What few layers set, aside so that the others stay small.
    package struct Look {
        package var borderColor: CGColor? = .black
        package var borderWidth: CGFloat = 0
        package var shadowColor: CGColor? = .black
        package var shadowOffset = CGSize(width: 0, height: -3)
        package var shadowOpacity: Double = 0
        package var shadowRadius: CGFloat = 3
        package var shadowPath: CGPath?
        package var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        package var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
        package var contentsScale: CGFloat = 1
        package var isDoubleSided = true
        package var rasterizationScale: CGFloat = 1
        package var shouldRasterize = false
    }

    package init() {}

    package var transform: CATransform3D {
        get { maps?.transform ?? CATransform3DIdentity }
        set {
            if maps == nil { maps = Maps() }
            maps?.transform = newValue
        }
    }
    package var sublayerTransform: CATransform3D {
        get { maps?.sublayerTransform ?? CATransform3DIdentity }
        set {
            if maps == nil { maps = Maps() }
            maps?.sublayerTransform = newValue
        }
    }
    package var anchorPointZ: CGFloat {
        get { maps?.anchorPointZ ?? 0 }
        set {
            if maps == nil { maps = Maps() }
            maps?.anchorPointZ = newValue
        }
    }
    /// Neither it nor its sublayers are turned, scaled or moved by a transform.
    package var hasMaps: Bool { maps != nil }
    /// The transform brings depth, by which siblings are ordered.
    var isOutOfPlane: Bool { maps.map { !$0.transform.isFlat || $0.transform.m43 != 0 } ?? false }
    package var hasLook: Bool { look != nil }
    package var appearance: Look {
        get { look ?? Look() }
        set { look = newValue }
    }
}
