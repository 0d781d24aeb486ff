import SwiftUI

/// The row of an amount field with its keys.
struct AmountEntry: View {
    @Binding var input: AmountInput
    let prompt: Text?

    @Environment(\.amountFont) private var font
    @Environment(\.amountUnit) private var unit
    @Environment(\.amountWarning) var warning
    @Environment(\.amountTimings) private var environmentTimings
    @Environment(\.minimumScaleFactor) private var minimumScale
    @Environment(\.amountAction) var action
    @Environment(\.accessibilityReduceMotion) var reducesMotion
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.locale) var locale
    @Environment(\.sharesAmountForeground) var sharesForeground
    @FocusState var isFocused: Bool
    private let fonts = FontReader()
    @State private var holder = BoardHolder(AmountBoard())
    @State var typing = AmountTyping()
    @State var edges = AmountEdges()
    @State private var widths = AmountFit.Widths()
    @State var cut = AmountCut()
    @State private var caret = AmountCaret.Phase()
    /// Counts how often glyphs that left were taken out.
    @State private var purges = 0

    var body: some View {
        let format = input.format(in: locale)
        let holder = holder
        holder.purge(_purges)
        let said = fonts.fonts(font ?? .largeTitle.bold())
        if !holder.holdsBack(in: said, _purges, keepsFont: true) {
            holder.board.show(input, format, mode: mode, timings: timings)
        }
        let board = holder.board
        let unit = unit ?? typing.unit(format, locale: locale, direction: layoutDirection)
        typing.bind($input, $isFocused)
        return row(board, unit, format)
            .modifier(
                AmountSetting(
                    holder: holder, said: said,
                    ends: AmountCutEnds(cut: cut, minimumScale: minimumScale, dots: cut.isWhole ? nil : dots(board)),
                    fit: AmountFit(
                        widths: board.isBare ? widths.whole : widths, minimum: minimumScale, baseline: edges.baseline),
                    shake: shake(board), feedback: AmountExcessFeedback(count: board.excesses),
                    pointing: AmountPointing(
                        typing: typing, holder: holder, edges: edges, minimumScale: minimumScale),
                    menu: AmountMenu(typing: typing, format: format)
                ) { pace(&$0, board) }
            )
            .tellsPresence(to: holder)
            .onChange(of: Watched(locale: locale, isFocused: isFocused, revision: input.revision), initial: true) {
                if input.isForeign(in: $1.locale) { input.move(to: $1.locale) }
                typing.isFocused = $1.isFocused
                announce(holder, since: $0.revision, format)
            }
    }

    /// What is acted on when it changes.
    private struct Watched: Equatable {
        let locale: Locale
        let isFocused: Bool
        let revision: Int
    }
}

extension AmountEntry {
    var timings: AmountTimings { reducesMotion ? environmentTimings.reduced : environmentTimings }

    private var mode: AmountBoard.Mode {
        if holder.isHidden(in: scenePhase) { return .jump }
        return reducesMotion ? .fade : .move
    }

    private var anchor: Double {
        alignment.anchor(in: layoutDirection)
    }

    private func row(_ board: AmountBoard, _ unit: AmountUnit, _ format: AmountFormat) -> some View {
        AmountRow(anchor: anchor, minimumScale: minimumScale, sign: sign(board, unit, format), edges: edges) {
            AmountGauge(text: "0")
            drawn(board, unit).accessibilityHidden(true)
            if minimumScale < 1 { measure(board) }
            measureCut(board)
            AmountGauge(text: "…").layoutValue(key: AmountRow.RoleKey.self, value: .dots)
            AmountGauge(text: format.plainText(of: input.raw))
                .layoutValue(key: AmountRow.RoleKey.self, value: .ruler)
            editor(board, unit, format)
        }
    }

    /// Returns the minus sign that the unit stands behind.
    private func sign(_ board: AmountBoard, _ unit: AmountUnit, _ format: AmountFormat) -> Int? {
        guard input.raw.first == .minus, isLeft(unit), format.isMinusLeft, !format.isSymbolLeftOfMinus else {
            return nil
        }
        return board.cells.first { $0.rawIndex == 0 && !$0.isLeaving }?.id
    }

    private func isLeft(_ unit: AmountUnit) -> Bool { (unit.side == .leading) == (layoutDirection == .leftToRight) }

    @ViewBuilder
    private func drawn(_ board: AmountBoard, _ unit: AmountUnit) -> some View {
        let cursor = isFocused ? cursor(board) : nil
        let span = sharesForeground ? edges.span : nil
        let leftOut = cut.leftOut(of: board.cells)
        AmountPrompt(
            text: shownPrompt, isShown: board.isBare, isStill: board.isStill, animation: timings.prompt(board)
        )
        .layoutValue(key: AmountRow.RoleKey.self, value: .prompt)
        if let span { AmountSpanMarker(span: span).layoutValue(key: AmountRow.RoleKey.self, value: .span) }
        mark(unit, span, isShown: !board.isEmpty)
        if let cursor { AmountRowCursor(cursor: cursor) }
        ForEach(board.cells, id: \.view) { cell in
            AmountColumn(
                cell: cell, isLeftOut: leftOut.contains(cell.id), holder: holder, timings: timings, warning: warning,
                cursor: cursor?.glyph == cell.id ? cursor : nil, span: span
            )
            .layoutValue(
                key: AmountRow.RoleKey.self, value: .cell(id: cell.id, isLeaving: cell.isLeaving, hold: cell.hold))
        }
    }

    private func cursor(_ board: AmountBoard) -> AmountCursor {
        let place = AmountCaret.Place(revision: input.revision, raw: input.selection.lowerBound)
        let caret = AmountCaret(phase: caret, place: place, blinks: !reducesMotion && !holder.scene.hides(scenePhase))
        return AmountCursor(board, input.selection, caret)
    }

    /// Returns what tells the widths of the row and of what stands in it, the one in its height.
    private func measure(_ board: AmountBoard) -> some View {
        Color.clear
            .allowsHitTesting(false)
            .layoutValue(key: AmountRow.RoleKey.self, value: .extent)
            .transaction { $0.animation = nil }
            .onGeometryChange(for: AmountFit.Widths.self) {
                AmountFit.Widths(extent: $0.size.width, row: $0.size.height)
            } action: { measured in
                let isStill = board.isStill || board.isBare || reducesMotion
                withAnimation(isStill ? nil : timings.fit(board, grows: measured.extent < widths.extent)) {
                    widths = measured
                }
            }
    }

    private func shake(_ board: AmountBoard) -> AmountShake {
        AmountShake(
            count: board.shakes, delay: board.shakesWithDrop ? timings.insert : 0, duration: environmentTimings.shake)
    }

    @ViewBuilder
    private func mark(_ unit: AmountUnit, _ span: AmountSpan?, isShown: Bool) -> some View {
        if let text = unit.text {
            let isLeft = isLeft(unit)
            let isWarning = holder.board.isWarning
            AmountUnitMark(
                text: text, direction: layoutDirection, warning: isWarning ? warning : nil, span: span,
                isShown: isShown, isCut: (isLeft ? cut.left : cut.right) != nil, isStill: holder.board.isStill,
                animation: isShown ? timings.drop : timings.rise
            )
            .layoutValue(
                key: AmountRow.RoleKey.self,
                value: .unit(isLeft: isLeft, isLeaving: !isShown, isGone: holder.board.isBare))
        }
    }

    /// Gives the transaction of a change the row's timing.
    private func pace(_ transaction: inout Transaction, _ board: AmountBoard) {
        if board.isStill || transaction.disablesAnimations || reducesMotion {
            if transaction.disablesAnimations { holder.board.endMotion() }
            transaction.animation = nil
        } else {
            transaction.animation = timings.row(board)
            transaction.movesAmount = true
        }
    }
}
