import SwiftUI

/// Measures durations by an animation that is not seen: whatever clock the views follow, it does.
@MainActor
final class PerformanceClock {
    /// What is animated: it grows by one in each measurement.
    var beats: Binding<Double>?
    fileprivate var duration = 0.0
    private var origin = 0.0
    private var target = 0.0
    /// Set where the animation is, wherever a platform evaluates that.
    nonisolated private let seen = Guarded(0.0)

    /// Calls the action when the seconds have passed; at once if there is no view whose animation could measure them.
    ///
    /// A measurement begun before the last one is over calls both, each in its time.
    func run(for seconds: Double, whenOver: @escaping () -> Void) {
        guard let beats else { return whenOver() }
        duration = seconds
        origin = seen.access { $0 }
        target = beats.wrappedValue + 1
        withAnimation(.linear(duration: seconds), completionCriteria: .logicallyComplete) {
            beats.wrappedValue = target
        } completion: {
            whenOver()
        }
    }

    nonisolated func note(_ beats: Double) { seen.access { $0 = beats } }

    /// Seconds of the last measurement, as of the last frame.
    ///
    /// An estimate if it was begun before another was over, for what is left of that animation may add to its own.
    var elapsed: Double {
        let seen = seen.access { $0 }
        return target > origin ? duration * min(1, max(0, (seen - origin) / (target - origin))) : 0
    }
}

/// The hands of a clock: nothing to be seen, and something to be animated.
struct PerformanceClockFace: View {
    let clock: PerformanceClock
    @State private var beats = 0.0

    var body: some View {
        clock.beats = $beats
        // Takes part in layout and draws nothing.
        return Spacer()
            .frame(width: 0, height: 0)
            .modifier(PerformanceClockHand(beats: beats, clock: clock))
            // Nearest to the hand: whatever animations are around the view, or are taken away there, time passes as it should.
            .transaction(value: beats) { $0.animation = .linear(duration: clock.duration) }
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }
}

private struct PerformanceClockHand: ViewModifier, Animatable {
    var beats: Double
    let clock: PerformanceClock

    var animatableData: Double {
        get { beats }
        set {
            beats = newValue
            clock.note(newValue)
        }
    }

    func body(content: Content) -> some View {
        // Where nothing was animated, nothing was set.
        clock.note(beats)
        return content
    }
}
