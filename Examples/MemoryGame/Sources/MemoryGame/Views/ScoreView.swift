import SwiftUI

/// The score and the number of turns; their digits roll.
struct ScoreView: View {
    let score: Int
    let turns: Int

    var body: some View {
        HStack {
            figure("Score", score)
            Spacer()
            figure("Turns", turns)
        }
        .font(.headline)
    }

    private func figure(_ title: LocalizedStringKey, _ number: Int) -> some View {
        HStack(spacing: 6) {
            Text(title)
            Text(number, format: .number)
                .monospacedDigit()
                .contentTransition(.numericText(value: Double(number)))
        }
        .accessibilityElement(children: .combine)
    }
}
