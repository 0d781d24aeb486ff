import SwiftUI

/// A whole number whose digits count upwards, each pushed out by the next one, until they stop one after another.
///
///     PushCounter(score, stepDuration: 0.1, trigger: round)
///         .rollsOnAppear()
///
/// When it plays, every column begins and ends on its own digit and passes from 9 to 0 once more than the column to its
/// left, the first one once: column *i* from the left makes 10 · (*i* + 1) steps. It plays when `trigger` changes, from
/// the start even while it plays, and on appearing if `rollsOnAppear` asks for it, whose start value does not matter;
/// without it the number appears still.
///
/// Another colour that comes with a new value is there at once.
///
/// A changed value plays too: each column counts from the digit that it shows to the new one, with as many passes from
/// 9 to 0. If that comes while the column moves, it goes on from where it is. Columns are the same by place, and the
/// digit of a new place begins as 0. The sign stays still. Digits are those of the locale, without group marks, and as
/// wide as one another where the font allows.
///
/// A step runs evenly up to 0.1 s, is eased in and out from 0.3 s on, and in between is mixed; the last one always
/// eases out. `rollAnimation(nil)`, disabled animations, a scene that is no longer active and less motion leave the steps
/// out. `onRollCompletion` is called when the last column has come to rest. Assistive technology is told the number,
/// and nothing of its digits.
///
/// - Complexity: Where faces push each other upwards or downwards, a frame evaluates nothing; else the columns that move.
public struct PushCounter: View {
    private let value: Int
    private let stepDuration: TimeInterval
    private let cycles: [Int]?
    private let face: PushFace
    private let trigger: SlotTrigger

    @Environment(\.rollTiming) private var timing
    @Environment(\.rollStart) private var start
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.redactionReasons) private var redactionReasons
    @Environment(\.locale) private var locale
    /// Counts how often a value was held back.
    @State private var releases = 0
    private let fonts = FontReader()
    @State private var holder = BoardHolder(SlotBoard<PushFaces>())

    /// - Parameters:
    ///   - stepDuration: Seconds from one digit to the next. One that is not finite or not above 0 leaves the steps
    ///     out.
    ///   - cycles: How often each column passes from 9 to 0, from the left; columns beyond the last entry do so as
    ///     often as that one. Entries are held to 0...100,000; at 0 a column goes straight to its digit. `nil` or
    ///     empty: 1, 2, 3 ….
    ///   - face: How one digit takes the place of another.
    ///   - trigger: A value whose change plays the number again.
    public init(
        _ value: Int, stepDuration: TimeInterval = 0.1, cycles: [Int]? = nil, face: PushFace = .push,
        trigger: some Equatable = 0
    ) {
        self.value = value
        self.stepDuration = stepDuration
        self.cycles = cycles
        self.face = face
        self.trigger = SlotTrigger(value: trigger)
    }

    public var body: some View {
        let holder = holder
        let text = NumberText(value, format: IntegerFormatStyle<Int>(locale: locale).grouping(.never))
        let isStill = isStill
        let said = fonts.fonts()
        _ = releases
        if !holder.holdsBack(in: said, _releases, keepsFont: true) {
            holder.tell {
                $0.show(
                    SlotText(text), trigger: trigger, playsFirst: start != nil, isStill: isStill, restart: .unchanged,
                    make: way)
            }
        }
        return SlotRow(holder: holder, serial: holder.serial, label: text.text, said: said)
    }
}

extension PushCounter {
    private var isStill: Bool {
        holder.holdsStill(
            timing, reducesMotion: reducesMotion, scenePhase, isRedacted: redactionReasons.contains(.placeholder))
            || !(stepDuration > 0 && stepDuration.isFinite)
    }

    private func way(
        _ token: NumberText.Token, index: Int, from origin: SlotBoard<PushFaces>.Origin
    ) -> SlotBoard<PushFaces>.Way {
        let pace = PushPace(stepDuration: stepDuration)
        let digit = token.digit ?? 0
        var first = digit
        var share = 0.0
        switch origin {
        case .start: break
        case .nothing: first = 0
        case .run(let run):
            let step = run.faces.step(at: run.meter.place)
            first = (run.faces.first + step.index) % 10
            share = step.share
        }
        var count = 10 * passes(index) + digit - first
        // Without a pass the way up to a smaller digit has one all the same, as has one that leaves the digit it is bound for.
        if count < 0 || count == 0 && share > 0 { count += 10 }
        let start = pace.time(of: share, isLast: count == 1)
        return .init(
            faces: PushFaces(token: token, first: first, count: count, pace: pace, face: face), start: start,
            end: Double(count), animation: .linear(duration: (Double(count) - start) * stepDuration))
    }

    /// Returns how often a column passes from 9 to 0.
    private func passes(_ index: Int) -> Int {
        guard let cycles, let last = cycles.last else { return index + 1 }
        return max(0, min(index < cycles.count ? cycles[index] : last, 100_000))
    }
}
