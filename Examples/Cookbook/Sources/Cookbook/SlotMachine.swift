import SwiftUI
import Tally

/// Three reels; the word below waits until the last of them rests.
struct SlotMachine: View {
    let draw: () -> String
    @State private var digits = "000"
    @State private var pulls = 0
    @State private var hasWon = false

    var body: some View {
        VStack(spacing: 4) {
            ReelText(digits, faces: (0...9).map(String.init), duration: 1, stagger: 0.5, trigger: pulls)
                .onRollCompletion { hasWon = Set(digits).count == 1 }
                .font(.system(size: 44, weight: .bold))
            Text(hasWon ? "Jackpot!" : "Good luck")
            Button("Pull") {
                hasWon = false
                digits = draw()
                pulls += 1
            }
        }
    }
}
