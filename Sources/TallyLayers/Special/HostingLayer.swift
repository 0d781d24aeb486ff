internal import Foundation
package import TallyScene

/// Draws segments of the runtime's own among its sublayers.
package final class HostingLayer: CALayer {
    package var hosted: Segment?

    package override class func make() -> CALayer { HostingLayer() }
    package override var foreignSegment: Segment? { hosted }
}
