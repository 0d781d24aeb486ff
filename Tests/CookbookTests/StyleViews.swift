import SwiftUI
import Tally

// The samples of the article "Which style for what", in its order; it shows each of them as it is.

struct Balance: View {
    let amount: Decimal

    var body: some View {
        RollingNumber(amount, format: .currency(code: "USD"))
            .font(.system(size: 28, weight: .semibold))
    }
}

struct Quote: View {
    let price: Decimal

    var body: some View {
        RollingNumber(price, format: .currency(code: "USD"))
            .rollStyle(.numericText)
            .rollWidth(.widest)
            .multilineTextAlignment(.trailing)
            .font(.system(size: 28, weight: .semibold))
    }
}

struct Points: View {
    let points: Int

    var body: some View {
        RollingNumber(points)
            .rollAnimation(.spring(duration: 0.5, bounce: 0.3))
            .font(.system(size: 32, weight: .bold))
    }
}

struct TimeLeft: View {
    let seconds: Int
    private let twoDigits = IntegerFormatStyle<Int>().precision(.integerLength(2))

    var body: some View {
        HStack(spacing: 0) {
            RollingNumber(seconds / 60, format: twoDigits)
            Text(":")
            RollingNumber(seconds % 60, format: twoDigits)
        }
        .rollMaxima([1: 5])
        .rollSense(.down)
        .rollGroup()
        .font(.system(size: 32, weight: .semibold))
    }
}

struct Raised: View {
    let total: Int

    var body: some View {
        CountingNumber(total, format: .currency(code: "EUR").precision(.fractionLength(0)), duration: 1)
            .rollWidth(.reserved(0...99_999))
            .multilineTextAlignment(.trailing)
            .font(.system(size: 28, weight: .semibold))
    }
}

struct Downloads: View {
    let count: Int

    var body: some View {
        RollingNumber(count)
            .rollStyle(.continuous)
            .rollWidth(.reserved(0...9_999_999))
            .multilineTextAlignment(.trailing)
            .font(.system(size: 28, weight: .semibold))
    }
}

struct Departure: View {
    let destination: String
    let gate: String

    private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ ".map(String.init)

    var body: some View {
        HStack(spacing: 16) {
            ReelText(destination, faces: Self.letters, duration: 0.5, stagger: 0.1)
            RollingText(gate).rollStyle(.ticker)
        }
        .font(.system(size: 20, weight: .semibold, design: .monospaced))
    }
}

struct Draw: View {
    let digits: String
    let pulls: Int

    var body: some View {
        ReelText(digits, faces: (0...9).map(String.init), duration: 0.8, stagger: 0.4, trigger: pulls)
            .font(.system(size: 32, weight: .bold))
    }
}
