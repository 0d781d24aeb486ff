import SwiftUI

/// A row of slot reels, each scrolled to its digit; they stop one after another, from left to right.
///
///     ReelNumber("0777", trigger: pulls)
///         .font(.system(size: 64, weight: .bold))
///
/// The reel of a digit *d* is a strip of twelve faces, from top to bottom 0, *d*, *d* + 1 … *d* + 10, each modulo ten.
/// When it plays, the window travels up along it, from *d* back through a full turn to *d*; ascending, it travels down, from
/// 0 through a full turn to *d*. So the reel rests on its digit whichever way it turns. Digit *i* from the left takes
/// `duration` + *i* × `stagger`, with ease-out. What is no digit stays still.
///
/// It plays when `trigger` changes, from the start even while it plays, and on appearing if `rollsOnAppear` asks for
/// it, whose start value does not matter; without it the reels appear at rest. Changed digits play too, from the faces
/// that are in the windows, also where `trigger` changes with them; descending, the first face that follows is the new digit. Where
/// that may not be told before the reel rests, as on a slot machine, ``ReelText`` has the faces go round. A reel is the same by its
/// position from the left end of the text; of texts with marks between the digits, of a price or a time, from the right end, so that
/// marks meet marks.
///
/// Another colour that comes with a new text is there at once.
///
/// `rollAnimation(nil)`, disabled animations, a scene that is no longer active and less motion let the reels rest at once.
/// `onRollCompletion` is called when the last one has come to rest. The row is as wide as its text, and hangs over a place that is
/// narrower; `minimumScaleFactor` makes it smaller. Digits may be of any script and are as wide as one
/// another where the font allows. Assistive technology is told the text at rest, and nothing of the reels.
///
/// - Complexity: A frame moves the reels, and evaluates nothing.
public struct ReelNumber: View {
    private let digits: String
    private let pace: ReelPace
    private let trigger: SlotTrigger

    @Environment(\.rollTiming) private var timing
    @Environment(\.rollStart) private var start
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.redactionReasons) private var redactionReasons
    /// Counts how often a value was held back.
    @State private var releases = 0
    private let fonts = FontReader()
    @State private var holder = BoardHolder(SlotBoard<ReelFaces>())

    /// - Parameters:
    ///   - digits: A text with digits; the rest of it stands still between them. An empty one shows nothing.
    ///   - duration: Seconds that the first reel takes. One that is not finite or below 0 counts as 0.
    ///   - stagger: Seconds that each reel takes longer than the one to its left. Not finite counts as 0; below 0 the
    ///     last one stops first, and a reel whose time would not be above 0 is at rest at once.
    ///   - ascending: Whether the reels count up, from 0: their digits then travel up through the windows, else down.
    ///   - trigger: A value whose change plays the number again.
    public init(
        _ digits: String, duration: TimeInterval = 2, stagger: TimeInterval = 0.4, ascending: Bool = false,
        trigger: some Equatable = 0
    ) {
        self.digits = digits
        pace = ReelPace(duration: duration, stagger: stagger, ascending: ascending)
        self.trigger = SlotTrigger(value: trigger)
    }

    public var body: some View {
        let holder = holder
        let (text, isStill) = (NumberText(verbatim: digits), isStill)
        let said = fonts.fonts()
        _ = releases
        if !holder.holdsBack(in: said, _releases, keepsFont: true) {
            holder.tell {
                $0.show(
                    SlotText(text), trigger: trigger, playsFirst: start != nil, isStill: isStill, restart: .unchanged,
                    make: way)
            }
        }
        return SlotRow(
            holder: holder, serial: holder.serial, label: text.tokens.map(\.text).joined(), said: said)
    }
}

extension ReelNumber {
    private var isStill: Bool {
        pace.isOver
            || holder.holdsStill(
                timing, reducesMotion: reducesMotion, scenePhase, isRedacted: redactionReasons.contains(.placeholder))
    }

    private func way(
        _ token: NumberText.Token, index: Int, from origin: SlotBoard<ReelFaces>.Origin
    ) -> SlotBoard<ReelFaces>.Way {
        let digit = token.digit ?? 0
        let turn = (digit...digit + 10).map { $0 % 10 }
        var strip = [0] + turn
        var place = pace.ascending ? 0 : Double(strip.count - 1)
        if case .run(let run) = origin {
            let (shown, share) = run.faces.digits.window(at: run.meter.place)
            place = share + (pace.ascending ? 0 : Double(strip.count))
            strip = pace.ascending ? shown + turn : strip + shown
        }
        return .init(
            faces: ReelFaces(token: token, digits: strip), start: place,
            end: pace.ascending ? Double(strip.count - 1) : 1,
            animation: pace.animation(ofReel: index))
    }
}
