import SwiftUI

/// Makes a card of a view by turning it about its upright axis; what is seen changes when the card stands on its edge.
struct TurningCard: ViewModifier, Animatable {
    /// 0: face up; 180: face down.
    private var degrees: Double

    init(isFaceUp: Bool) { degrees = isFaceUp ? 0 : 180 }

    var animatableData: Double {
        get { degrees }
        set { degrees = newValue }
    }

    func body(content: Content) -> some View {
        let isFrontSeen = degrees < 90
        ZStack {
            CardFront().opacity(isFrontSeen ? 1 : 0)
            content.opacity(isFrontSeen ? 1 : 0)
            CardBack().opacity(isFrontSeen ? 0 : 1)
        }
        .rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0), perspective: 0.4)
    }
}

extension View {
    func turningCard(isFaceUp: Bool) -> some View { modifier(TurningCard(isFaceUp: isFaceUp)) }
}
