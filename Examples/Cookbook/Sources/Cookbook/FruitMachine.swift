import SwiftUI
import Tally

/// A slot machine: a pull of the lever costs five coins, and three alike on the line pay.
struct FruitMachine: View {
    let draw: () -> [Int]
    @State private var stops = [0, 1, 2]
    @State private var pulls = 0
    @State private var coins = 100
    @State private var isTurning = false
    @State private var hasWon = false

    private static let faces = ["🍒", "🍋", "🔔", "⭐️", "7️⃣"]
    private static let prizes = [20, 30, 60, 100, 500]

    var body: some View {
        HStack(spacing: 14) {
            VStack(spacing: 12) {
                reels
                balance
            }
            .padding(16)
            .background(gradient(.red, Color(red: 0.4, green: 0, blue: 0.15)), in: RoundedRectangle(cornerRadius: 24))
            Button(action: pull) { Lever(isDown: isTurning) }
                .buttonStyle(.plain)
                .disabled(coins < 5)
                .accessibilityLabel("Pull")
        }
    }

    private var reels: some View {
        ReelText(faces: Self.faces, stops: stops, duration: 1, stagger: 0.4, trigger: pulls)
            .onRollCompletion(pay)
            .font(.system(size: 52))
            .padding(.vertical, 6)
            .background {
                HStack {
                    ForEach(1..<3) { _ in
                        Spacer()
                        Rectangle().fill(.gray.opacity(0.4)).frame(width: 1)
                    }
                    Spacer()
                }
            }
            .padding(.horizontal, 16)
            .background(winLine)
            .overlay(gradient(.black.opacity(0.35), .clear, .clear, .black.opacity(0.35)).allowsHitTesting(false))
            .background(.white)
            .clipShape(RoundedRectangle(cornerRadius: 12))
    }

    private var winLine: some View {
        Capsule()
            .fill(hasWon ? Color.yellow : Color.gray.opacity(0.4))
            .frame(height: hasWon ? 44 : 3)
            .padding(.horizontal, 4)
    }

    private var balance: some View {
        HStack {
            Text(hasWon ? "You win!" : "Coins")
            Spacer()
            RollingNumber(coins)
        }
        .font(.system(size: 22, weight: .bold))
        .foregroundStyle(hasWon ? Color.yellow : Color.white)
        .frame(width: 200)
    }

    private func gradient(_ colors: Color...) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
    }

    private func pull() {
        guard !isTurning else { return }
        stops = draw()
        pulls += 1
        coins -= 5
        withAnimation(.spring(duration: 0.35, bounce: 0.3)) { (isTurning, hasWon) = (true, false) }
    }

    private func pay() {
        let isLine = Set(stops).count == 1
        if isLine { coins += Self.prizes[stops[0]] }
        withAnimation(.spring(duration: 0.5, bounce: 0.4)) { (isTurning, hasWon) = (false, isLine) }
    }
}

/// A rod with a ball, which stands up, or hangs down while the reels turn.
struct Lever: View {
    let isDown: Bool

    var body: some View {
        ZStack {
            Capsule().fill(Color.gray).frame(width: 8, height: 60).offset(y: isDown ? 30 : -30)
            Circle().fill(Color.red).frame(width: 28, height: 28).offset(y: isDown ? 60 : -60)
            Circle().fill(Color(white: 0.3)).frame(width: 20, height: 20)
        }
        .frame(width: 32, height: 150)
        .contentShape(Rectangle())
    }
}
