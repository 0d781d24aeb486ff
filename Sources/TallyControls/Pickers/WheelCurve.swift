import Foundation
import TallyCore
import TallyUI

/// Draws a row of a wheel as it lies on the wheel: flatter, nearer the others and fainter towards its edges.
struct WheelCurve: ViewModifier {
    func body(content: Content) -> some View {
        content.visualEffect { row, geometry in
            let window = geometry.bounds(of: .scrollView)?.height ?? 0
            let way = geometry.frame(in: .scrollView).midY - window / 2
            // The wheel's radius is such that a quarter of it is half of what is seen.
            let radius = Swift.max(window, 1) / 2
            let angle = Swift.min(Swift.max(way / radius, -.pi / 2), .pi / 2)
            let facing = cos(angle)
            return
                row
                .scaleEffect(x: 1, y: Swift.max(facing, 0.01))
                .offset(y: radius * sin(angle) - way)
                .opacity(way.magnitude < WheelModel.row / 2 ? 1 : 0.6 * facing)
        }
    }
}
