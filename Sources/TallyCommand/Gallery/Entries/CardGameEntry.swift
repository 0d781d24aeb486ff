import SwiftUI

extension GalleryEntry {
    static var cardGame: GalleryEntry {
        GalleryEntry(
            name: "card-game", title: "A card game",
            summary:
                "Four cards are dealt from a deck, and three of them turned over; the octopuses are a pair.",
            knobs: [
                Knob("matchedGeometryEffect", "a card on the table and in the deck are one"),
                Knob("rotation3DEffect", "turns a card; half-way its face changes"),
                Knob("delay", "cards are dealt one after another"),
            ],
            size: CGSize(width: 360, height: 260), seconds: 5,
            acts: cardActs,
            code: """
                struct CardTable: View {
                    @State private var dealt: Set<Int> = []
                    @State private var open: Set<Int> = []
                    @Namespace private var deck
                    private let faces = ["🐙", "🦊", "🐙", "🌵"]

                    var body: some View {
                        VStack(spacing: 24) {
                            HStack(spacing: 10) {
                                ForEach(faces.indices, id: \\.self) { index in
                                    ZStack {
                                        if dealt.contains(index) { card(index).onTapGesture { turn(index) } }
                                    }
                                    .frame(width: 64, height: 92)
                                }
                            }
                            ZStack {
                                ForEach(faces.indices, id: \\.self) { index in
                                    if !dealt.contains(index) { card(index).onTapGesture(perform: deal) }
                                }
                            }
                            .frame(width: 64, height: 92)
                        }
                    }

                    private func card(_ index: Int) -> some View {
                        TurnedCard(face: faces[index], angle: open.contains(index) ? 180 : 0)
                            .matchedGeometryEffect(id: index, in: deck)
                            .transition(.identity)
                    }

                    private func turn(_ index: Int) {
                        withAnimation(.easeInOut(duration: 0.6)) { _ = open.insert(index) }
                    }

                    private func deal() {
                        for index in faces.indices {
                            let deal = Animation.easeInOut(duration: 0.5).delay(0.12 * Double(index))
                            withAnimation(deal) { _ = dealt.insert(index) }
                        }
                    }
                }

                struct TurnedCard: View, Animatable {
                    let face: String
                    /// In degrees; from 90 on the face is seen.
                    var angle: Double

                    nonisolated var animatableData: Double {
                        get { angle }
                        set { angle = newValue }
                    }

                    private var color: Color { angle < 90 ? .indigo : .gray.opacity(0.25) }

                    var body: some View {
                        ZStack {
                            RoundedRectangle(cornerRadius: 10).fill(color)
                            Text(face)
                                .font(.system(size: 36))
                                .scaleEffect(CGSize(width: -1, height: 1))
                                .opacity(angle < 90 ? 0 : 1)
                        }
                        .rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0))
                    }
                }
                """
        ) { CardTable() }
    }

    /// The deck, and then three cards.
    private static var cardActs: [Act] {
        let cards = (0..<3).map { Act.tap(at: 1.8 + 0.9 * Double($0), x: 69 + 74 * Double($0), y: 70) }
        return [Act.tap(at: 0.5, x: 180, y: 190)] + cards
    }
}

struct CardTable: View {
    @State private var dealt: Set<Int> = []
    @State private var open: Set<Int> = []
    @Namespace private var deck
    private let faces = ["🐙", "🦊", "🐙", "🌵"]

    var body: some View {
        VStack(spacing: 24) {
            HStack(spacing: 10) {
                ForEach(faces.indices, id: \.self) { index in
                    ZStack {
                        if dealt.contains(index) { card(index).onTapGesture { turn(index) } }
                    }
                    .frame(width: 64, height: 92)
                }
            }
            ZStack {
                ForEach(faces.indices, id: \.self) { index in
                    if !dealt.contains(index) { card(index).onTapGesture(perform: deal) }
                }
            }
            .frame(width: 64, height: 92)
        }
    }

    private func card(_ index: Int) -> some View {
        TurnedCard(face: faces[index], angle: open.contains(index) ? 180 : 0)
            .matchedGeometryEffect(id: index, in: deck)
            .transition(.identity)
    }

    private func turn(_ index: Int) {
        withAnimation(.easeInOut(duration: 0.6)) { _ = open.insert(index) }
    }

    private func deal() {
        for index in faces.indices {
            let deal = Animation.easeInOut(duration: 0.5).delay(0.12 * Double(index))
            withAnimation(deal) { _ = dealt.insert(index) }
        }
    }
}

struct TurnedCard: View, Animatable {
    let face: String
    /// In degrees; from 90 on the face is seen.
    var angle: Double

    nonisolated var animatableData: Double {
        get { angle }
        set { angle = newValue }
    }

    private var color: Color { angle < 90 ? .indigo : .gray.opacity(0.25) }

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 10).fill(color)
            Text(face)
                .font(.system(size: 36))
                .scaleEffect(CGSize(width: -1, height: 1))
                .opacity(angle < 90 ? 0 : 1)
        }
        .rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0))
    }
}
