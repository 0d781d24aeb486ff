import SwiftUI

/// A row of reels with letters, words or symbols, each scrolled to its face; they stop one after another, from left to right.
///
///     ReelText(faces: ["🍒", "🍋", "🔔", "7️⃣"], stops: [0, 2, 2], trigger: pulls)
///         .font(.system(size: 64))
///
/// What ``ReelNumber`` is for digits. The faces of a reel go round. When it plays, it goes on from the faces in its window
/// through a full turn and from there on to its stop, even while it plays: descending, the faces travel down through the
/// window, ascending they travel up. So it rests on its face whichever way it turns. A reel that is new, or plays on appearing,
/// begins at its first face. Reel *i* from the left takes `duration` + *i* × `stagger`, with ease-out.
///
/// It plays when `trigger` changes, when faces or stops do, and on appearing if `rollsOnAppear` asks for it, whose start value
/// does not matter; without it the reels appear at rest. A reel is the same by its position from the start of the row. If it gets
/// other faces, they follow those in its window, and it takes its new width at once.
///
/// A reel is as wide as the widest of its faces, and the row as high as the tallest one in it: nothing beside or below moves
/// while it plays. Reels that come and go fade at their places, and the row goes over to its new width.
///
/// Another colour that comes with new faces is there at once.
///
/// `rollAnimation(nil)`, disabled animations, a scene that is no longer active and less motion let the reels rest at once.
/// `onRollCompletion` is called when the last one has come to rest. Assistive technology is told the faces at rest, those that
/// are not blank, between commas; of a text on reels, the text. `accessibilityLabel` says it in other words.
///
/// - Complexity: A frame moves the reels, and evaluates nothing. What is played lays out up to two turns of texts for each reel.
public struct ReelText: View {
    private enum Source {
        case reels([Reel])
        case text(String, faces: [String])
    }

    private let source: Source
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
    @State private var holder = BoardHolder(SlotBoard<ReelTextFaces>())

    /// Reels that have a strip of faces each.
    ///
    /// - Parameters:
    ///   - reels: From left to right. An empty array shows nothing.
    ///   - duration: Seconds that the first reel takes. One that is not finite or below 0 counts as 0.
    ///   - stagger: Seconds that each reel takes longer than the one to its left. Not finite counts as 0; below 0 the
    ///     last one stops first, and a reel whose time would not be above 0 is at rest at once.
    ///   - ascending: Whether the faces travel up through the windows, else down.
    ///   - trigger: A value whose change plays the reels again.
    public init(
        _ reels: [Reel], duration: TimeInterval = 2, stagger: TimeInterval = 0.4, ascending: Bool = false,
        trigger: some Equatable = 0
    ) {
        source = .reels(reels)
        pace = ReelPace(duration: duration, stagger: stagger, ascending: ascending)
        self.trigger = SlotTrigger(value: trigger)
    }

    /// Reels that have the same faces.
    ///
    /// - Parameters:
    ///   - faces: Those of each reel. Without any, nothing is shown.
    ///   - stops: For each reel the index of its face at rest, counted round the faces: −1 is the last one.
    ///   - duration: Seconds that the first reel takes. One that is not finite or below 0 counts as 0.
    ///   - stagger: Seconds that each reel takes longer than the one to its left. Not finite counts as 0.
    ///   - ascending: Whether the faces travel up through the windows, else down.
    ///   - trigger: A value whose change plays the reels again.
    public init(
        faces: [String], stops: [Int], duration: TimeInterval = 2, stagger: TimeInterval = 0.4,
        ascending: Bool = false, trigger: some Equatable = 0
    ) {
        self.init(
            stops.map { Reel(faces, stop: $0) }, duration: duration, stagger: stagger, ascending: ascending,
            trigger: trigger)
    }

    /// A text on reels, a character on each, as on the board of an airport.
    ///
    ///     ReelText(destination, faces: "ABCDEFGHIJKLMNOPQRSTUVWXYZ ".map(String.init), stagger: 0.1)
    ///
    /// - Parameters:
    ///   - text: Characters that are no faces stand still between the reels. An empty one shows nothing.
    ///   - faces: Those of each reel.
    ///   - duration: Seconds that the first reel takes. One that is not finite or below 0 counts as 0.
    ///   - stagger: Seconds that each reel takes longer than the one to its left. Not finite counts as 0.
    ///   - ascending: Whether the faces travel up through the windows, else down.
    ///   - trigger: A value whose change plays the reels again.
    public init(
        _ text: String, faces: [String], duration: TimeInterval = 2, stagger: TimeInterval = 0.4,
        ascending: Bool = false, trigger: some Equatable = 0
    ) {
        source = .text(text, faces: faces)
        pace = ReelPace(duration: duration, stagger: stagger, ascending: ascending)
        self.trigger = SlotTrigger(value: trigger)
    }

    public var body: some View {
        let holder = holder
        let (text, isStill) = (text, isStill)
        let said = fonts.fonts()
        _ = releases
        if !holder.holdsBack(in: said, _releases, keepsFont: true) {
            holder.tell {
                $0.show(
                    text, trigger: trigger, playsFirst: start != nil, isStill: isStill, restart: .none
                ) { place, index, origin in
                    way(place, index: index, from: origin, tallest: text.tallest)
                }
            }
        }
        return SlotRow(holder: holder, serial: holder.serial, label: text.text, said: said)
    }
}

extension ReelText {
    private var isStill: Bool {
        pace.isOver
            || holder.holdsStill(
                timing, reducesMotion: reducesMotion, scenePhase, isRedacted: redactionReasons.contains(.placeholder))
    }

    /// The row at rest; its text is what is told of it.
    private var text: SlotText<ReelPlace> {
        let label: String
        let places: [ReelPlace]
        switch source {
        case .reels(let reels):
            label = reels.map(\.face).filter { !$0.allSatisfy(\.isWhitespace) }.joined(separator: ", ")
            places = reels.enumerated().map { ReelPlace(position: $0, reel: $1) }
        case .text(let text, let faces):
            let characters = NumberText(verbatim: text)
            label = text
            places = characters.visualOrder.map { position in
                let token = characters.tokens[position]
                return ReelPlace(
                    position: position, reel: Reel(faces, stop: token.text),
                    mirrored: token.isMirrored ? token.drawnText : nil)
            }
        }
        var faces: Set<String> = []
        let all = places.flatMap { $0.isStill ? [$0.reel.face] : $0.reel.faces }
        return SlotText(
            text: label, tokens: places, tallest: "Ag0" + all.filter { faces.insert($0).inserted }.joined())
    }

    private func way(
        _ place: ReelPlace, index: Int, from origin: SlotBoard<ReelTextFaces>.Origin, tallest: String
    ) -> SlotBoard<ReelTextFaces>.Way {
        let faces = place.reel.faces
        var shown = [ReelWheel.Face(text: faces[0], index: 0)]
        var share = 0.0
        if case .run(let run) = origin {
            (shown, share) = run.faces.wheel.strip.window(at: run.meter.place)
            if run.faces.token.reel.faces != faces { shown = shown.map { .init(text: $0.text, index: nil) } }
        }
        let wheel = ReelWheel(
            faces: faces, stop: place.reel.stop ?? 0, ascending: pace.ascending, shown: shown, share: share)
        return .init(
            faces: ReelTextFaces(token: place, wheel: wheel, tallest: tallest), start: wheel.start, end: wheel.end,
            animation: pace.animation(ofReel: index))
    }
}
