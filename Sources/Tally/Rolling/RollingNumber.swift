import SwiftUI

/// A formatted number whose digits roll when it changes.
///
///     RollingNumber(balance, format: .currency(code: "USD"))
///         .font(.largeTitle)
///         .rollStyle(.flow)
///
/// The text is formatted first and taken apart then, so digits, marks and symbols are those of the format. What the digits
/// pass through is a matter of `rollStyle`, which way they travel one of `rollSense`.
///
/// A change moves with the animation of `rollAnimation`, else with that of the transaction that it is made under, else with
/// the style's own. Where animations are disabled it shows at once, as it does while nobody sees it: before the number is
/// on the screen and after, while the scene is no longer active, and where it is offered no room at all. A change that comes
/// before the last one is over starts from what is shown, springs with the velocity they have; the text at rest is always
/// that of the last value. Digits are as wide as one another where the font allows. Another font, or another size of type, shows as it
/// does of a text: under an animation the number grows or shrinks to it as a whole, while digits turn, too. What comes or leaves at an end of the number fades
/// out over a quarter of a line beside it.
///
/// A number is as wide as its text, on one line. In a place that is too narrow it becomes smaller as a text does, as far as
/// `minimumScaleFactor` allows, and where that is not enough is cut where `truncationMode` says, with an ellipsis for what is left out; its width in
/// motion decides how small it is, so it fits in every frame. A change of the place alone shows at once, during a roll as a
/// part of that.
///
/// Assistive technology is told the whole new text from the moment of the change, and nothing of the digits. People who want less motion are shown a cross-fade of 0.15 s. Values
/// that are not finite show the format's text by cross-fade. A gradient as foreground style runs over the number as a whole, at
/// rest and in motion; on Apple platforms it runs over each column, as there over each text. An underline, or a line through
/// the number, stands still while digits turn, and is as wide as the number; on Apple platforms each digit has its own, which turns
/// with it. A `baselineOffset` raises the number as a whole; on Apple platforms it has no effect.
///
/// - Complexity: A change costs one formatting and one evaluation for the number and for each changed column; between changes
///   nothing is evaluated.
public struct RollingNumber: View {
    private let source: NumberSource
    private var affixes: RollAffixes?

    @Environment(\.rollSettings) private var settings
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.locale) private var locale
    @Environment(\.minimumScaleFactor) private var minimumScale
    @Environment(\.truncationMode) private var truncationMode
    @Environment(\.redactionReasons) private var redactionReasons
    private let traits = NumberTraits()
    private let fonts = FontReader()
    @State private var memory = RollMemory()
    /// Counts how often the motion has come to an end.
    @State private var purges = 0
    @State private var isStarted = false

    /// Which way glyphs travel unless `rollSense` says so.
    private var usualSense = RollSense.trend

    /// A value in a format of Foundation's, or in one of your own.
    public init<F: FormatStyle>(_ value: F.FormatInput, format: F)
    where F.FormatInput: RollableNumber, F.FormatOutput == String {
        source = NumberSource(value, format: format)
    }

    /// A decimal number in the plain format of the locale at its place.
    public init(_ value: Decimal) { self.init(value, format: .number) }

    /// A number in the plain format of the locale at its place, as short as tells it from others.
    public init(_ value: Double) { self.init(value, format: .number) }

    /// A value that may not be there yet: a placeholder then stands for it, and is told to assistive technology. One takes the
    /// place of the other as texts do that are no numbers.
    ///
    /// - Parameter placeholder: An empty one shows nothing.
    public init<F: FormatStyle>(_ value: F.FormatInput?, format: F, placeholder: String = "?????")
    where F.FormatInput: RollableNumber, F.FormatOutput == String {
        source =
            value.map { NumberSource($0, format: format) } ?? NumberSource(placeholder: placeholder, format: format)
    }

    /// A whole number in the plain format of the locale at its place.
    public init<V: BinaryInteger & RollableNumber>(_ value: V) { self.init(value, format: IntegerFormatStyle<V>()) }

    /// A number, or a placeholder for it, with something before and behind.
    init<F: FormatStyle>(_ value: F.FormatInput?, format: F, placeholder: String, affixes: RollAffixes)
    where F.FormatInput: RollableNumber, F.FormatOutput == String {
        self.init(value, format: format, placeholder: placeholder)
        self.affixes = affixes
    }

    /// A text that is no number, of which only what differs changes; it comes from above.
    init(verbatim text: String) {
        source = NumberSource(verbatim: text)
        usualSense = .down
    }

    public var body: some View {
        let explicit = settings.values
        if affixes != nil || explicit.width == .immediate || redactionReasons.contains(.placeholder) {
            // Those are rare, and kept out of the type of all others.
            AnyView(rare(explicit))
        } else {
            number(explicit)
        }
    }
}

extension RollingNumber {
    @ViewBuilder private func rare(_ explicit: RollSettings.Values) -> some View {
        if redactionReasons.contains(.placeholder) {
            // As one bar, in which nothing turns.
            let text = source.text(in: locale, &memory.holder.formatMemory).text
            affixed(
                Text(verbatim: text).lineLimit(1).onChange(of: text, initial: true) {
                    if memory.redact(text) { settings.values.action?.action() }
                })
        } else if explicit.width == .immediate {
            affixed(RollImmediate(number: number(explicit)))
        } else {
            affixed(number(explicit))
        }
    }

    @ViewBuilder private func affixed(_ number: some View) -> some View {
        if let affixes { RollAffixed(affixes: affixes, space: memory.place.outer, number: number) } else { number }
    }

    private func number(_ explicit: RollSettings.Values) -> some View {
        // Read once each: a reading of a state or of the environment has its price.
        let memory = memory
        let (holder, place) = (memory.holder, memory.place)
        let final = source.text(in: locale, &holder.formatMemory)
        let text =
            explicit.start.flatMap {
                isStarted || source.isPlaceholder ? nil : source.text(of: $0, in: locale, &holder.formatMemory)
            } ?? final
        memory.note(final.text)
        holder.purge(_purges)
        holder.pacing = pacing(explicit)
        let fitted = place.fit(
            text, minimum: affixes == nil ? minimumScale : 1, truncationMode, isMoving: holder.awaitsRest)
        let said = fonts.fonts()
        if !holder.holdsBack(in: said, _purges, keepsFont: true) {
            holder.show(
                fitted.text, style: explicit.style, sense: explicit.sense ?? usualSense, identity: explicit.identity,
                mode: place.isOwnChange ? .jump : mode(holder), maxima: explicit.maxima, group: explicit.group,
                isRefit: place.isRefit)
        }
        holder.refreshesAtRest = traits.isSelectable || place.refused != nil
        let board = holder.board
        let bleed = explicit.style.isPerDigit ? 0 : RollWindow.bleed
        let beside = affixes?.sides(layoutDirection)
        func row(_ side: RollCell.Side) -> RollSide {
            var row = board.row(
                side, bleed: bleed, edge: explicit.style.isPerDigit ? .sharp : .bleed)
            // In a place that is too narrow there are neighbours, too.
            let isTight = place.limit != nil
            row.hasLeft = row.hasLeft || isTight || beside?.left ?? false
            row.hasRight = row.hasRight || isTight || beside?.right ?? false
            return row
        }
        func symbols(_ side: RollCell.Side) -> some View {
            RollSymbols(holder: holder, side: row(side), tallest: text.tallest)
                .transition(RollOpening(pacer: holder))
                .id(board.floor)
        }
        let (anchor, reserved) = (anchor, reserved(explicit.width))
        let fonts = holder.fonts.shown ?? said
        return RollOffer(space: holder.space) {
            RollWindow(
                bleed: bleed, anchor: anchor, space: holder.space, keepsWidest: explicit.width == .widest,
                yield: fitted.yield, growth: FontGrowth(changes: holder.fonts.changes), raise: said.raise
            ) {
                if board.hasHead { symbols(.head).still(inside: fonts) }
                RollDigits(
                    holder: holder, side: row(.digits), tallest: text.tallest, anchor: anchor, travel: board.travel,
                    rush: board.isStacked ? board.rush : nil, begin: begin(memory), limit: memory.note(limit:)
                ).still(inside: fonts)
                if board.hasTail { symbols(.tail).still(inside: fonts) }
                if holder.holdsBack {
                    HeldChange(holder).layoutValue(key: RollWindow.RoleKey.self, value: .gauge)
                }
                if holder.fonts.isHeldOff { RollNewLine(tallest: text.tallest, said: said) }
                if !reserved.isEmpty || !fitted.gauges.isEmpty {
                    RollExtras(reserved: reserved, gauges: fitted.gauges, note: memory.note(width:of:))
                }
                traits.additions(
                    count: fitted.text.text.count, text: text.text, isCut: fitted.yield.isCut, isAtRest: board.isAtRest
                )?.still(inside: fonts)
            }
            // As `set(in:)`, by less: it is passed in every change of every number.
            .environment(\.font, fonts.font)
            .environment(\.dynamicTypeSize, fonts.size)
            .textsAreColumns()
            .changes(of: holder, action: place.isOwnChange ? nil : settings.values.action) { prepare(&$0, $1, memory) }
            .modifier(RollFit(space: holder.space))
            .wholeForeground()
            .contentShape(Rectangle())
            // Where the number stands is its neighbours' matter: it goes there as they do.
            .geometryGroup()
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: final.text))
    }

    private func pacing(_ explicit: RollSettings.Values) -> RollPacing {
        let (timing, own) = explicit.group.map { ($0.explicit, $0.own) } ?? (explicit.timing, explicit.style.timing)
        return RollPacing(explicit: timing, own: own, isReduced: reducesMotion)
    }

    private func mode(_ holder: BoardHolder<RollBoard>) -> RollBoard.Mode {
        if !holder.isShown(in: scenePhase) { return .jump }
        return reducesMotion ? .fade : .roll
    }

    private var anchor: Double { alignment.anchor(in: layoutDirection) }

    private func begin(_ memory: RollMemory) -> () -> Void {
        let (isStarted, action) = (_isStarted, settings.values.action)
        return {
            isStarted.wrappedValue = true
            if memory.takeCompletion() { action?.action() }
        }
    }

    private func reserved(_ width: RollWidth) -> [String] {
        guard case .reserved(let range) = width.kind else { return [] }
        return [range.lowerBound, range.upperBound].compactMap {
            source.text(of: $0, in: locale, &memory.holder.formatMemory)?.text
        }
    }

    private func prepare(_ transaction: inout Transaction, _ pacing: RollPacing, _ memory: RollMemory) {
        let holder = memory.holder
        let isSeen = holder.isShown(in: scenePhase)
        if transaction.refitsRoll, isSeen {
            transaction.animation = memory.place.animation
        } else {
            pacing.apply(to: &transaction, isStill: !isSeen, isStreaming: holder.board.isStreaming)
        }
        if isSeen { memory.place.animation = transaction.animation }
    }
}
