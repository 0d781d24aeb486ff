import SwiftUI

/// A formatted number that counts: every frame shows the format's text of a number between the old value and the new.
///
///     CountingNumber(distance, format: .number.precision(.fractionLength(1)), duration: 3)
///
/// Numbers on the way are rounded to the last place that the texts of both ends show, so whole numbers count in whole
/// numbers, amounts of money in cents and percentages in what they print. They are computed as `Decimal`s of 38 digits;
/// the last frame shows the text of the value itself. Not counted through, but shown by a cross-fade of 0.15 s, are
/// values that are not finite, a new `rollIdentity`, and any change where less motion is wanted or where the format's
/// type of number is one of your own.
///
/// An animation that goes beyond its end, as a spring with a bounce does, counts beyond the new value, and back.
///
/// A change takes `duration` with ease-out-expo, unless `rollAnimation` or the transaction of the change says
/// otherwise. One that comes before the last is over goes on from the number shown, with its velocity: the motions add
/// up, as SwiftUI's do. Where animations are disabled it shows at once, as it does while the scene is no longer active.
/// Digits are as wide as one another where the font allows. The width is that of the text shown; `rollWidth` can give
/// it the new text's at once where that is wider, or keep a width free, in which the number stands as the text alignment says. In
/// a place that is too narrow each text is shown smaller, or cut, as a `Text` would be, unless the width is the new text's at once. Assistive technology is told the new
/// text from the moment of the change.
///
/// - Complexity: A frame in motion formats one number. Between changes nothing is evaluated.
public struct CountingNumber: View {
    private let source: NumberSource
    private let animation: Animation?

    @Environment(\.rollTiming) private var timing
    @Environment(\.rollIdentity) private var identity
    @Environment(\.rollStart) private var start
    @Environment(\.rollWidth) private var width
    @Environment(\.rollAction) private var action
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.redactionReasons) private var redactionReasons
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.locale) private var locale
    @State private var holder = BoardHolder(CountBoard())
    @State private var isStarted = false
    /// Counts how often a value was held back.
    @State private var releases = 0
    private let fonts = FontReader()

    /// A value in a format of Foundation's, or in one of your own.
    ///
    /// - Parameters:
    ///   - duration: Seconds. One that is not finite or not above 0 shows the new value at once.
    ///   - curve: The pace of the count; `nil` for ease-out-expo, 1 − 2^(−10 x), exactly and not as a Bézier curve.
    public init<F: FormatStyle>(
        _ value: F.FormatInput, format: F, duration: TimeInterval = 2, curve: UnitCurve? = nil
    ) where F.FormatInput: RollableNumber, F.FormatOutput == String {
        source = NumberSource(value, format: format)
        if duration > 0, duration.isFinite {
            animation = curve.map { .timingCurve($0, duration: duration) } ?? Animation(EaseOutExpo(duration: duration))
        } else {
            animation = nil
        }
    }

    public var body: some View {
        let holder = holder
        let isStill = holder.isHidden(in: scenePhase) || redactionReasons.contains(.placeholder)
        let final = source.text(in: locale, &holder.formatMemory)
        let text = start.flatMap { isStarted ? nil : source.text(of: $0, in: locale, &holder.formatMemory) } ?? final
        let counts = !reducesMotion && (text.value.map { source.holds($0) } ?? false)
        let fonts = fonts.fonts()
        holder.purge(_releases)
        if !holder.holdsBack(in: fonts, _releases) {
            holder.tell { $0.show(text, identity: identity, counts: counts) }
        }
        let board = holder.board
        let shown = board.text ?? text
        let own = RollTiming(roll: animation, fade: animation)
        holder.pacing = RollPacing(explicit: timing, own: own, isReduced: board.isReplacing)
        let kept = kept(final)
        return CountingRoom(width: width.kind, anchor: alignment.anchor(in: .leftToRight)) {
            ZStack(alignment: place) {
                CountingText(
                    amount: board.target, target: board.target, text: shown, source: source, locale: locale,
                    holder: holder
                )
                .lineLimit(1)
                // Signs stand where the format has them, also where what is around runs from right to left.
                .environment(\.layoutDirection, shown.isLeftToRight ? .leftToRight : .rightToLeft)
                .id(board.epoch)
                .transition(.opacity)
            }
            // A text of its own in every frame.
            .contentTransition(.identity)
            .onAppear { isStarted = true }
            .modifier(HeldTravel(corrections: holder.unseen.corrections))
            .changes(of: holder, action: action) { $1.apply(to: &$0, isStill: isStill) }
            // In a place kept wider than the number it stands where that says, at once.
            .geometryGroup()
            ForEach(kept.indices, id: \.self) { Text(verbatim: kept[$0]).lineLimit(1).hidden() }
        }
        .monospacedDigit()
        .modifier(FontChanges(holder, fonts))
        .tellsPresence(to: holder)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: final.text))
    }
}

extension CountingNumber {
    private var place: Alignment {
        let horizontal: HorizontalAlignment =
            switch alignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        return Alignment(horizontal: horizontal, vertical: .firstTextBaseline)
    }

    /// Returns the texts that room is kept for, whatever is shown.
    private func kept(_ final: NumberText) -> [String] {
        switch width.kind {
        case .animated, .widest: []
        case .immediate: [final.text]
        case .reserved(let range):
            [range.lowerBound, range.upperBound].compactMap {
                source.text(of: $0, in: locale, &holder.formatMemory)?.text
            }
        }
    }
}
