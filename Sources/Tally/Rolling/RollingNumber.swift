import SwiftUI

/// A formatted number whose digits roll when it changes.
///
///     RollingNumber(balance, format: .currency(code: "USD"))
///         .font(.largeTitle)
///         .rollStyle(.flow)
///
/// The text is formatted first and taken apart then, so digits, marks and symbols are those of the format. What the digits
/// pass through is a matter of `rollStyle`, which way they travel one of `rollSense`. `flow` and `perDigit` are drawn as
/// described; the other styles move like `flow`.
///
/// A change moves with the animation of `rollAnimation`, else with that of the transaction that it is made under, else with
/// the style's own. Where animations are disabled it shows at once, as it does before the number is on the screen and
/// while the scene is not active. A change that comes before the last one is over starts from what is shown, springs
/// with the velocity they have; the text at rest is always that of the last value. Digits are as wide as one another where
/// the font allows. Assistive technology is told the new text from the moment of the change, and nothing of the digits.
/// People who want less motion are shown a cross-fade of 0.15 s. Values that are not finite show the format's text by
/// cross-fade.
///
/// - Complexity: A change costs one formatting and one evaluation for the number and for each changed column; between changes
///   nothing is evaluated.
public struct RollingNumber: View {
    private let source: NumberSource

    @Environment(\.rollStyle) private var style
    @Environment(\.rollSense) private var sense
    @Environment(\.rollTiming) private var timing
    @Environment(\.rollIdentity) private var identity
    @Environment(\.rollStart) private var start
    @Environment(\.rollWidth) private var width
    @Environment(\.rollAction) private var action
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.locale) private var locale
    @State private var board = RollBoard()
    /// Counts how often the motion has come to an end.
    @State private var settlements = 0
    @State private var isStarted = false

    /// A value in a format of Foundation's, or in one of your own.
    public init<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatInput: RollableNumber, F.FormatOutput == String {
        source = NumberSource(value, format: format)
    }

    /// A decimal number in the plain format of the locale at its place.
    public init(_ value: Decimal) { self.init(value, format: .number) }

    /// A whole number in the plain format of the locale at its place.
    public init<V: BinaryInteger & RollableNumber>(_ value: V) { self.init(value, format: IntegerFormatStyle<V>()) }

    public var body: some View {
        // Read once: each reading of a state has its price.
        let board = board
        let final = source.text(in: locale)
        let text = start.flatMap { isStarted ? nil : source.text(of: $0, in: locale) } ?? final
        board.settle(settlements)
        board.pacing = pacing
        board.show(text, style: style, sense: sense ?? .trend, identity: identity, manner: manner)
        return RollWindow(bleed: bleed) {
            row(text, board)
                .mask { LinearGradient(stops: Self.window(bleed), startPoint: .top, endPoint: .bottom) }
        }
        .transaction(value: board.serial) { prepare(&$0, board) }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: final.text))
    }
}

extension RollingNumber {
    /// Share of a line's height that is seen above and below the line, fading out.
    private var bleed: Double { style.isPerDigit ? 0 : 0.1 }

    private static func window(_ bleed: Double) -> [Gradient.Stop] {
        let edge = bleed / (1 + 2 * bleed)
        return [
            Gradient.Stop(color: .clear, location: 0), Gradient.Stop(color: .black, location: edge),
            Gradient.Stop(color: .black, location: 1 - edge), Gradient.Stop(color: .clear, location: 1),
        ]
    }

    private var pacing: RollPacing { RollPacing(given: timing, own: style.timing, isReduced: reducesMotion) }

    private var manner: RollBoard.Manner {
        if scenePhase != .active { return .jump }
        return reducesMotion ? .fade : .roll
    }

    private var anchor: Double {
        switch alignment {
        case .leading: layoutDirection == .leftToRight ? 0 : 1
        case .center: 0.5
        case .trailing: layoutDirection == .leftToRight ? 1 : 0
        }
    }

    private var begin: () -> Void {
        let isStarted = _isStarted
        return { isStarted.wrappedValue = true }
    }

    private func row(_ text: NumberText, _ board: RollBoard) -> some View {
        RollRow(
            generation: Double(board.generation), anchor: anchor, animatesWidth: width == .animated, bleed: bleed
        ) {
            RollMeasure(board: board, text: "Ag" + text.glyph(for: 0), begin: begin)
                .offset(y: board.odometer * board.lineHeight)
            ForEach(reserved, id: \.self) { text in
                Text(verbatim: text)
                    .fixedSize()
                    .hidden()
                    .layoutValue(key: RollRow.RoleKey.self, value: .reserve)
            }
            ForEach(board.cells) { cell in
                RollColumn(cell: cell, board: board, lineHeight: board.lineHeight)
                    .layoutValue(
                        key: RollRow.RoleKey.self,
                        value: .column(id: cell.id, generation: board.generation, isLeaving: cell.isLeaving))
            }
        }
        .environment(\.layoutDirection, .leftToRight)
        .monospacedDigit()
        .lineLimit(nil)
        .lineSpacing(0)
        .multilineTextAlignment(.center)
    }

    private var reserved: [String] {
        guard case .reserved(let range) = width.kind else { return [] }
        return [range.lowerBound, range.upperBound].compactMap { source.text(of: $0, in: locale)?.text }
    }

    /// Gives the transaction of a change its timing, and waits for its end.
    private func prepare(_ transaction: inout Transaction, _ board: RollBoard) {
        if scenePhase == .active { board.pacing.apply(to: &transaction) } else { transaction.animation = nil }
        if !board.awaitsRest {
            board.awaitsRest = true
            let action = action
            let settlements = _settlements
            transaction.addAnimationCompletion(criteria: .removed) {
                board.awaitsRest = false
                if board.comesToRest() {
                    var still = Transaction(animation: nil)
                    still.disablesAnimations = true
                    withTransaction(still) { settlements.wrappedValue += 1 }
                }
                action?.action()
            }
        }
        if let watch = board.beginWatch() {
            transaction.addAnimationCompletion(criteria: .logicallyComplete) { board.endWatch(watch) }
        }
    }
}
