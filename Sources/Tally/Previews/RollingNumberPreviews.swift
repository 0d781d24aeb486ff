import SwiftUI

/// A number in every style, a step up or down at a time.
private struct RollStyleBoard: View {
    @State private var value = Decimal(9_975)

    private static let styles: [(name: String, style: RollStyle)] = [
        ("flow", .flow), ("numericText", .numericText), ("odometer", .odometer), ("continuous", .continuous),
        ("perDigit", .perDigit), ("ticker", .ticker),
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ForEach(Self.styles, id: \.name) { name, style in
                VStack(alignment: .leading, spacing: 0) {
                    Text(verbatim: name)
                        .font(.system(size: 11))
                        .foregroundStyle(.secondary)
                    RollingNumber(value, format: .currency(code: "USD"))
                        .rollStyle(style)
                        .font(.system(size: 32, weight: .semibold))
                }
            }
            HStack {
                Button("−25.5") { value -= 25.5 }
                Button("+25.5") { value += 25.5 }
                Button("× −1") { value = -value }
            }
        }
        .padding()
    }
}

/// Minutes and seconds, whose tens go from five on to zero.
private struct ClockBoard: View {
    @State private var seconds = 3_598

    var body: some View {
        VStack {
            HStack(spacing: 0) {
                RollingNumber(seconds / 60 % 60, format: .number.precision(.integerLength(2)))
                Text(verbatim: ":")
                RollingNumber(seconds % 60, format: .number.precision(.integerLength(2)))
            }
            .rollMaxima([1: 5])
            .rollGroup()
            .font(.system(size: 48))
            HStack {
                Button("−1 s") { seconds -= 1 }
                Button("+1 s") { seconds += 1 }
            }
        }
        .padding()
    }
}

struct RollingNumberPreviews: PreviewProvider {
    static var previews: some View {
        RollStyleBoard()
        ClockBoard()
    }
}
