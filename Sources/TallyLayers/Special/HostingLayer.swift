package import Foundation
package import TallyScene

/// Draws segments of the runtime's own among its sublayers.
package final class HostingLayer: CALayer {
    package var hosted: Segment?
    /// The size that what is hosted was drawn for: it is stretched as the layer's bounds are; nil: it is shown as it is.
    package var hostedSize: CGSize?

    package override func foreignSegment(_ values: LayerValues) -> Segment? {
        guard let hosted, let size = hostedSize, size.width > 0, size.height > 0 else { return hosted }
        let (x, y) = (Double(values.bounds.width / size.width), Double(values.bounds.height / size.height))
        hosted.transform = Affine.translation(x: -Double(hostedOrigin.x), y: -Double(hostedOrigin.y))
            .concatenating(.scale(x: x, y: y)).concatenating(
                .translation(x: Double(values.bounds.minX), y: Double(values.bounds.minY)))
        return hosted
    }
    /// Where what is hosted begins.
    package var hostedOrigin = CGPoint.zero
}
