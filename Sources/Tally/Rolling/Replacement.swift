import SwiftUI

/// Moves one of the contents by its own height, or fades it where less motion is wanted.
struct Replacement<Value: Equatable>: ViewModifier {
    let item: ReplacementItem<Value>
    let pacing: RollPacing

    func body(content: Content) -> some View {
        let isStill = pacing.isReduced
        content
            .opacity(isStill && item.isLeaving ? 0 : 1)
            .modifier(ReplacementShift(place: isStill ? 0 : item.place))
            .transition(ReplacementEntrance(place: item.entrance, isStill: isStill))
    }
}
