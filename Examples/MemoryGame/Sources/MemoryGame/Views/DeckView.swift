import SwiftUI

/// The cards that are not dealt, one upon the other, and the place where they lie.
struct DeckView: View {
    /// The first lies on top.
    let cards: [EmojiGame.Card]
    /// How many cards there is room for.
    let capacity: Int
    let namespace: Namespace.ID
    let deal: () -> Void

    private static let card = CGSize(width: 40, height: 60)
    /// How far a card lies from the one below it.
    private static let step = CGSize(width: 0.5, height: 1)

    var body: some View {
        Button {
            deal()
        } label: {
            ZStack(alignment: .bottomLeading) {
                RoundedRectangle(cornerRadius: 10)
                    .strokeBorder(Color.secondary, style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
                    .frame(width: Self.card.width, height: Self.card.height)
                ForEach(Array(cards.reversed().enumerated()), id: \.element.id) { level, card in
                    CardBack()
                        .matchedGeometryEffect(id: card.id, in: namespace)
                        .frame(width: Self.card.width, height: Self.card.height)
                        // A card flies off from where it lies: an offset would not be part of its frame.
                        .padding(.leading, CGFloat(level) * Self.step.width)
                        .padding(.bottom, CGFloat(level) * Self.step.height)
                        .transition(.asymmetric(insertion: .opacity, removal: .identity))
                        .zIndex(Double(level))
                }
            }
            .frame(
                width: Self.card.width + CGFloat(capacity - 1) * Self.step.width,
                height: Self.card.height + CGFloat(capacity - 1) * Self.step.height, alignment: .bottomLeading)
        }
        .buttonStyle(.plain)
        .disabled(cards.isEmpty)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("deck")
    }
}
