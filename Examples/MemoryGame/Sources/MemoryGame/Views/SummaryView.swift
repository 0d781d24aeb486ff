import SwiftUI

/// How the game went, when no card is left.
struct SummaryView: View {
    let summary: GameSummary
    let dealAgain: () -> Void

    @State private var shownScore = 0

    var body: some View {
        ViewThatFits {
            VStack(spacing: 6) {
                score
                figures
                button
            }
            HStack(spacing: 20) {
                score
                VStack(spacing: 6) {
                    figures
                    button
                }
            }
            VStack(spacing: 6) {
                score
                button
            }
        }
        .lineLimit(1)
        .padding(12)
        .background(.indigo.opacity(0.12), in: RoundedRectangle(cornerRadius: 16))
        .tint(.indigo)
        .onAppear {
            withAnimation(.default.delay(0.6)) { shownScore = summary.score }
        }
        // The last cards leave first.
        .transition(
            .asymmetric(
                insertion: .scale.combined(with: .opacity).animation(.default.delay(0.3)),
                removal: .scale.combined(with: .opacity)))
    }

    private var score: some View {
        VStack(spacing: 0) {
            Text("All pairs found").font(.headline)
            Text(shownScore, format: .number)
                .font(.system(size: 40, weight: .bold))
                .monospacedDigit()
                .contentTransition(.numericText(value: Double(shownScore)))
                .accessibilityLabel("Score \(summary.score)")
        }
    }

    private var figures: some View {
        HStack(spacing: 14) {
            figure("Turns", Text(summary.turns, format: .number))
            figure("Mistakes", Text(summary.mistakes, format: .number))
            figure("Best bonus", Text(summary.bestBonus, format: .number))
            figure("Time", Text(Duration.seconds(summary.duration), format: .time(pattern: .minuteSecond)))
        }
    }

    private func figure(_ title: LocalizedStringKey, _ number: Text) -> some View {
        VStack(spacing: 2) {
            number.font(.title3).monospacedDigit()
            Text(title).font(.caption).foregroundStyle(.secondary)
        }
        .accessibilityElement(children: .combine)
    }

    private var button: some View {
        Button("Deal again") { dealAgain() }
            .buttonStyle(.borderedProminent)
            .keyboardShortcut(.defaultAction)
            .padding(.top, 4)
    }
}
