import SwiftUI

/// Shifts a view by shares of its own width and height.
struct SlotShift: GeometryEffect {
    var x = 0.0
    var y = 0.0

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: x * size.width, y: y * size.height))
    }
}
