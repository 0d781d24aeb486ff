import SwiftUI

/// Moves one of the contents by its own height, or fades it where less motion is wanted.
struct Replacement<Value: Equatable>: ViewModifier {
    let item: ReplacementItem<Value>
    let pacing: RollPacing
    let space: RollSpace

    func body(content: Content) -> some View {
        let isStill = pacing.isReduced
        content
            .opacity(item.fades || isStill && item.isLeaving ? 0 : 1)
            .modifier(ReplacementShift(place: isStill ? 0 : item.place, other: item.id + 1, space: space))
            .transition(
                ReplacementEntrance(place: item.entrance, isStill: isStill, other: item.id - 1, space: space))
    }
}
