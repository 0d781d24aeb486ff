import Foundation
import TallyCore
import TallyUI

/// Draws a row of a wheel as it lies on the wheel.
struct WheelCurve: ViewModifier {
    func body(content: Content) -> some View {
        content.visualEffect { row, geometry in
            let window = geometry.bounds(of: .scrollView)?.height ?? 0
            let way = geometry.frame(in: .scrollView).midY - window / 2
            let place = WheelShape(window: window).place(way, row: WheelShape.row)
            return
                row
                .scaleEffect(x: 1, y: place.scale)
                .offset(y: place.height - way)
                .opacity(place.opacity)
        }
    }
}
