import SwiftUI

/// A card with its emoji, and the time that is left for a bonus behind it.
struct CardView: View {
    let card: EmojiGame.Card
    let now: () -> Date
    let turns: Bool

    /// Share of the bonus time, on its way to 0 while the card is face up.
    @State private var shownShare: Double = 0

    private static let emojiSize: CGFloat = 64

    var body: some View {
        GeometryReader { geometry in
            let face = ZStack {
                pie.padding(6).opacity(0.35)
                emoji.scaleEffect(scale(in: geometry.size))
            }
            .frame(width: geometry.size.width, height: geometry.size.height)
            if turns {
                face.turningCard(isFaceUp: card.isFaceUp)
            } else {
                face.cardify(isFaceUp: card.isFaceUp)
            }
        }
        // The pie comes when the card is turned, which may be on its way to another place: it moves with the card.
        .geometryGroup()
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(card.isMatched ? "\(card.face), matched" : card.isFaceUp ? card.face : "face down")
    }

    private var pie: some View {
        Group {
            if card.bonus.runningSince != nil {
                Pie(start: .degrees(-90), end: .degrees(shownShare * 360 - 90))
                    .transition(.identity)
                    .onAppear {
                        shownShare = card.bonus.share(at: now())
                        withAnimation(.linear(duration: card.bonus.left(at: now()))) { shownShare = 0 }
                    }
            } else {
                Pie(start: .degrees(-90), end: .degrees(card.bonus.share(at: now()) * 360 - 90))
                    .transition(.identity)
            }
        }
        .foregroundColor(.indigo)
    }

    // The size of a font does not animate: the emoji is drawn at one size, and scaled.
    private var emoji: some View {
        Text(card.face)
            .font(.system(size: Self.emojiSize))
            .fixedSize()
            .rotationEffect(.degrees(card.isMatched ? 360 : 0))
            .animation(
                card.isMatched ? .linear(duration: 1).repeatForever(autoreverses: false) : nil, value: card.isMatched)
    }

    private func scale(in size: CGSize) -> CGFloat { min(size.width, size.height) * 0.6 / Self.emojiSize }
}
