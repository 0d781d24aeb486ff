import Foundation
import TallyCore
import TallyUI

/// What is seen of a wheel: all of it where there is room, else its middle. What lies beyond is neither drawn nor pressed.
struct WheelWindow: ViewModifier {
    func body(content: Content) -> some View {
        content
            .frame(height: WheelShape.height)
            .frame(minHeight: 0, idealHeight: WheelShape.height, maxHeight: WheelShape.height)
            .clipped()
            .contentShape(Rectangle())
    }
}
