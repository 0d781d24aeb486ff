import SwiftUI

/// What a random tree shows: a few small numbers, which the views read, and which anybody may write.
@MainActor @Observable
final class World {
    /// Each of 0...4.
    private(set) var values = [1, 2, 0, 3, 1, 2]
    var text = "abc"
    var share = 0.5

    func write(_ value: Int, at place: Int) { values[place] = min(4, max(0, value)) }

    nonisolated static let places = 6

    func flag(_ place: Int) -> Binding<Bool> {
        Binding(get: { self.values[place] > 2 }, set: { self.write($0 ? 3 : 1, at: place) })
    }

    func number(_ place: Int) -> Binding<Int> {
        Binding(get: { self.values[place] }, set: { self.write($0, at: place) })
    }
}

/// Animations that people write, and some that nobody should.
enum Curve {
    @MainActor static let all: [Animation?] = [
        nil, nil, .default, .linear(duration: 0.2), .easeInOut(duration: 0.5), .spring(), .bouncy, .smooth(duration: 0),
        .interpolatingSpring(stiffness: 100, damping: 5), .linear(duration: 0.1).delay(0.2),
        .easeIn(duration: 0.1).repeatCount(3), .linear(duration: 0.3).speed(4), .linear(duration: -1),
        .linear(duration: .infinity).speed(.infinity), .easeOut(duration: 0.2).delay(-3), .spring(duration: .nan, bounce: 7),
        .linear(duration: 1e-300), .timingCurve(0.2, -3, 0.8, 4, duration: 0.2), .linear(duration: 0.1).speed(.nan),
        .linear(duration: 0.1).repeatCount(-5), .interpolatingSpring(mass: 0, stiffness: 0, damping: 0),
    ]
}
