import SwiftUI

struct GameView: View {
    @ObservedObject var game: EmojiGame
    /// Whether cards are flipped by turning; else by fading.
    var turns = true

    @State private var dealt: Set<EmojiGame.Card.ID> = []
    /// What the game does next by itself.
    @State private var next: DispatchWorkItem?
    @Namespace private var deck

    private static let dealDuration = 0.5
    private static let dealStagger = 0.1
    /// Seconds in which the last pair turns over and spins once.
    private static let lastSpin = 1.5

    var body: some View {
        VStack(spacing: 12) {
            ScoreView(score: game.score, turns: game.turns)
            table.overlay {
                if game.table.isEmpty, let summary = game.summary {
                    SummaryView(summary: summary) { startOver(deals: true) }
                }
            }
            // Cards fly over the deck, not below it.
            .zIndex(1)
            buttons
        }
        .padding()
        .onChange(of: game.isOver) { _, isOver in
            // No card is left to choose: the last pair leaves by itself.
            if isOver { after(Self.lastSpin) { withAnimation { game.clearMatched() } } }
        }
    }

    private var table: some View {
        GeometryReader { space in
            let grid = CardGrid(capacity: game.table.count)
            grid {
                ForEach(game.table) { card in
                    if dealt.contains(card.id) {
                        button(for: card)
                    } else {
                        // Its place is kept while it lies in the deck.
                        Color.clear
                    }
                }
            }
            // As the window grows the cards grow with it; to other rows they travel.
            .animation(.default, value: grid.columns(in: space.size))
        }
    }

    private func button(for card: EmojiGame.Card) -> some View {
        Button {
            withAnimation { game.choose(card) }
        } label: {
            CardView(card: card, now: game.now, turns: turns)
        }
        .buttonStyle(.plain)
        .matchedGeometryEffect(id: card.id, in: deck)
        .transition(.asymmetric(insertion: .identity, removal: .scale))
        .zIndex(level(of: card))
    }

    /// The first card lies on top, and those that are about to leave below all others, whose faces they would hide.
    private func level(of card: EmojiGame.Card) -> Double {
        let place = Double(game.cards.firstIndex { $0.id == card.id } ?? 0)
        return -place - (card.isMatched ? Double(game.cards.count) : 0)
    }

    private var buttons: some View {
        ZStack {
            HStack {
                Button("New game") { startOver() }
                Spacer()
                Button("Shuffle") {
                    withAnimation { game.shuffle() }
                }
                .disabled(game.table.isEmpty)
            }
            DeckView(cards: undealt, capacity: game.cards.count, namespace: deck, deal: deal)
        }
    }
}

extension GameView {
    private var undealt: [EmojiGame.Card] { game.table.filter { !dealt.contains($0.id) } }

    /// Deals the top card, and soon the one below it.
    private func deal() {
        guard let card = undealt.first else { return }
        withAnimation(.easeInOut(duration: Self.dealDuration)) { _ = dealt.insert(card.id) }
        if !undealt.isEmpty { after(Self.dealStagger, deal) }
    }

    /// Lays a new deck; unless that has been replaced by then, it is dealt as soon as it lies there.
    private func startOver(deals: Bool = false) {
        next?.cancel()
        withAnimation {
            dealt = []
            game.restart()
        }
        if deals { after(Self.dealDuration, deal) }
    }

    /// Does it in some seconds, in place of what was to come next.
    private func after(_ seconds: Double, _ action: @escaping () -> Void) {
        next?.cancel()
        let work = DispatchWorkItem(block: action)
        next = work
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: work)
    }
}

struct GameView_Previews: PreviewProvider {
    static var previews: some View { GameView(game: EmojiGame()) }
}
