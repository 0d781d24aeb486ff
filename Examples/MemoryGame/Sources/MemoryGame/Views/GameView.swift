import SwiftUI

struct GameView: View {
    @ObservedObject var game: EmojiGame
    /// Whether cards are flipped by turning; else by fading.
    var turns = true

    @State private var dealt: Set<EmojiGame.Card.ID> = []
    @Namespace private var deck

    private static let dealDuration = 0.5
    private static let dealStagger = 0.1

    var body: some View {
        VStack(spacing: 12) {
            Text("Score \(game.score)").font(.headline)
            table
            HStack {
                Button("New game") {
                    withAnimation {
                        dealt = []
                        game.restart()
                    }
                }
                Spacer()
                deckView
                Spacer()
                Button("Shuffle") {
                    withAnimation { game.shuffle() }
                }
            }
        }
        .padding()
    }

    private var table: some View {
        GeometryReader { space in
            let grid = CardGrid(capacity: game.table.count)
            grid {
                ForEach(game.table.filter { dealt.contains($0.id) }) { card in
                    Button {
                        withAnimation { game.choose(card) }
                    } label: {
                        CardView(card: card, now: game.now, turns: turns)
                    }
                    .buttonStyle(.plain)
                    .matchedGeometryEffect(id: card.id, in: deck)
                    .transition(.asymmetric(insertion: .identity, removal: .scale))
                    .zIndex(layer(of: card))
                }
            }
            // As the window grows the cards grow with it; to other rows they travel.
            .animation(.default, value: grid.columns(in: space.size))
        }
    }

    private var deckView: some View {
        ZStack {
            ForEach(game.table.filter { !dealt.contains($0.id) }) { card in
                CardBack()
                    .matchedGeometryEffect(id: card.id, in: deck)
                    .transition(.asymmetric(insertion: .opacity, removal: .identity))
                    .zIndex(layer(of: card))
            }
        }
        .frame(width: 40, height: 60)
        .onTapGesture(perform: deal)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("deck")
    }

    /// The first card lies on top of the deck.
    private func layer(of card: EmojiGame.Card) -> Double {
        -Double(game.cards.firstIndex { $0.id == card.id } ?? 0)
    }

    private func deal() {
        for (index, card) in game.table.enumerated() where !dealt.contains(card.id) {
            withAnimation(.easeInOut(duration: Self.dealDuration).delay(Double(index) * Self.dealStagger)) {
                _ = dealt.insert(card.id)
            }
        }
    }
}

struct GameView_Previews: PreviewProvider {
    static var previews: some View { GameView(game: EmojiGame()) }
}
