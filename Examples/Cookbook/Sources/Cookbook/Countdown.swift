import SwiftUI
import Tally

/// A clock that counts down; every new digit comes from above, and a digit that stays does not move.
struct Countdown: View {
    @State var seconds: Int
    private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    private let twoDigits = IntegerFormatStyle<Int>().precision(.integerLength(2))

    var body: some View {
        HStack(spacing: 0) {
            RollingNumber(seconds / 60, format: twoDigits)
            Text(":")
            RollingNumber(seconds % 60, format: twoDigits)
        }
        .rollStyle(.perDigit)
        .rollSense(.down)
        .rollAnimation(.easeInOut(duration: 0.3))
        .font(.system(size: 40, weight: .semibold))
        .onReceive(clock) { _ in seconds = max(0, seconds - 1) }
    }
}
