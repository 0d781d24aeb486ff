import Foundation
import TallyCore
import TallyScene

extension Affine {
    /// Larger or smaller, a point staying where it is.
    static func scale(_ scale: Double, about point: Point) -> Affine {
        translation(x: -point.x, y: -point.y).concatenating(.scale(x: scale, y: scale))
            .concatenating(.translation(x: point.x, y: point.y))
    }
}

extension Clip {
    /// A rectangle with round corners.
    static func rounded(_ rect: CGRect, radius: Double) -> Clip {
        .outline(Path(roundedRect: rect, cornerRadius: CGFloat(radius)).outline, evenOdd: false)
    }
}
