import SwiftUI
import Tally

/// A clock that counts down on drums; those of the tens have six faces, so that 00 goes on to 59 by one face.
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
        .rollMaxima([1: 5])
        .rollSense(.down)
        .rollGroup()
        .font(.system(size: 40, weight: .semibold))
        .onReceive(clock) { _ in seconds = max(0, seconds - 1) }
    }
}
