import SwiftUI

/// Makes a card of a view by fading: the front and the back swap, and the content is always there.
struct Cardify: ViewModifier {
    let isFaceUp: Bool

    func body(content: Content) -> some View {
        ZStack {
            CardFront().opacity(isFaceUp ? 1 : 0)
            content.opacity(isFaceUp ? 1 : 0)
            CardBack().opacity(isFaceUp ? 0 : 1)
        }
    }
}

struct CardFront: View {
    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 10).fill(.white).shadow(color: .black.opacity(0.2), radius: 1, y: 1)
            RoundedRectangle(cornerRadius: 10).strokeBorder(.indigo, lineWidth: 3)
        }
    }
}

struct CardBack: View {
    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 10).fill(.indigo).shadow(color: .black.opacity(0.2), radius: 1, y: 1)
            RoundedRectangle(cornerRadius: 10).strokeBorder(.white.opacity(0.6), lineWidth: 1)
        }
    }
}

extension View {
    func cardify(isFaceUp: Bool) -> some View { modifier(Cardify(isFaceUp: isFaceUp)) }
}
