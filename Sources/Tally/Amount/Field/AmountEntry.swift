import SwiftUI

/// The row of an amount field with its keys.
struct AmountEntry: View {
    @Binding var input: AmountInput
    let prompt: Text

    @Environment(\.amountFont) private var font
    @Environment(\.amountUnit) private var unit
    @Environment(\.amountWarning) private var warning
    @Environment(\.amountTimings) private var givenTimings
    @Environment(\.amountAction) private var action
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.locale) private var locale
    @FocusState private var isFocused: Bool
    @State private var board = AmountBoard()
    /// Counts how often glyphs that left were taken out.
    @State private var settlements = 0

    var body: some View {
        _ = settlements
        let format = input.format(in: locale)
        let board = board
        board.refresh = refresh
        board.show(input, format, manner: manner, timings: timings)
        let unit = unit ?? AmountUnit(format, currency: input.currency, locale: locale)
        return row(board, unit)
            .environment(\.layoutDirection, .leftToRight)
            .monospacedDigit()
            .font(font ?? .largeTitle.bold())
            .lineLimit(1)
            .transaction(value: board.serial) { prepare(&$0, board) }
            .modifier(AmountShake(count: board.shakes, duration: givenTimings.shake))
            .contentShape(Rectangle())
            .focusable()
            .focused($isFocused)
            .onKeyPress(phases: [.down, .repeat]) { press in
                AmountKeys(format: format).press(press, &input) ? .handled : .ignored
            }
            .onChange(of: input.revision, initial: true) { old, _ in tell(board, since: old, format) }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(input.raw.isEmpty ? prompt : unit.spoken(format.text(of: input.raw)))
            .accessibilityValue(input.isOverMaximum ? Text(verbatim: AmountWords(locale).maximum) : Text(verbatim: ""))
    }
}

extension AmountEntry {
    private var timings: AmountTimings { reducesMotion ? givenTimings.reduced : givenTimings }

    private var manner: AmountBoard.Manner {
        if scenePhase != .active { return .jump }
        return reducesMotion ? .fade : .move
    }

    private var anchor: Double {
        switch alignment {
        case .leading: layoutDirection == .leftToRight ? 0 : 1
        case .center: 0.5
        case .trailing: layoutDirection == .leftToRight ? 1 : 0
        }
    }

    private func row(_ board: AmountBoard, _ unit: AmountUnit) -> some View {
        AmountRow(anchor: anchor) {
            Text(verbatim: "0").hidden()
            prompt
                .environment(\.font, .title3)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(alignment)
                .transaction({ $0.animation = nil }) { $0.opacity(board.isBare ? 1 : 0) }
                .layoutValue(key: AmountRow.RoleKey.self, value: .prompt)
            mark(unit, isShown: !board.isEmpty)
            if isFocused { cursor(board) }
            ForEach(board.cells) { cell in
                AmountColumn(cell: cell, board: board, timings: timings, warning: warning)
                    .layoutValue(key: AmountRow.RoleKey.self, value: .cell(id: cell.id, isLeaving: cell.isLeaving))
            }
        }
    }

    @ViewBuilder
    private func mark(_ unit: AmountUnit, isShown: Bool) -> some View {
        if let text = unit.text {
            let timings = timings
            let isLeft = (unit.side == .leading) == (layoutDirection == .leftToRight)
            text
                .fixedSize()
                .transaction({
                    if board.isStill || $0.disablesAnimations { return $0.animation = nil }
                    $0.animation = isShown ? timings.drop : timings.rise
                }) { $0.opacity(isShown ? 1 : 0) }
                .layoutValue(key: AmountRow.RoleKey.self, value: .unit(isLeft: isLeft, isLeaving: !isShown))
        }
    }

    /// The caret, or what lies behind the selected glyphs; at its place at once.
    @ViewBuilder
    private func cursor(_ board: AmountBoard) -> some View {
        let places = board.places(of: input.selection)
        Rectangle()
            .fill(.tint)
            .frame(width: places.isEmpty ? 2 : nil)
            .opacity(places.isEmpty ? 1 : 0.25)
            .layoutValue(
                key: AmountRow.RoleKey.self,
                value: places.isEmpty ? .caret(places.lowerBound) : .selection(places)
            )
            .transaction { $0.animation = nil }
            .transition(.identity)
    }

    /// Gives the transaction of a change the row's timing.
    private func prepare(_ transaction: inout Transaction, _ board: AmountBoard) {
        if board.isStill || transaction.disablesAnimations || reducesMotion {
            transaction.animation = nil
        } else {
            transaction.animation = board.makesRoom ? timings.room : timings.rise
        }
    }

    private var refresh: () -> Void {
        let settlements = _settlements
        return {
            var still = Transaction(animation: nil)
            still.disablesAnimations = true
            withTransaction(still) { settlements.wrappedValue += 1 }
        }
    }

    private func tell(_ board: AmountBoard, since revision: Int, _ format: AmountFormat) {
        for event in board.events(of: input) { action?.action(event) }
        guard input.entries(since: revision).contains(where: \.isExcess) else { return }
        let (symbol, side) = AmountUnit.symbol(format, currency: input.currency, locale: locale)
        let amount = format.text(of: input.raw)
        let words = [AmountWords(locale).maximum, side == .leading ? symbol + amount : amount + symbol]
        AccessibilityNotification.Announcement(words.joined(separator: " ")).post()
    }
}
