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
            .modifier(AmountCutEnds(cut: cut, minimumScale: minimumScale, dots: cut.isWhole ? nil : dots(board)))
            .modifier(
                AmountFit(widths: board.isBare ? widths.whole : widths, minimum: minimumScale, baseline: edges.baseline)
            )
            .clipShape(AmountCutShape())
            .environment(\.layoutDirection, .leftToRight)
            .monospacedDigit()
            .font((holder.fonts.shown ?? said).own)
            .lineLimit(1)
            // Digits that change in place, at the maximum, cross-fade.
            .contentTransition(.opacity)
            .changes(of: holder) { transaction, _ in pace(&transaction, board) }
            .modifier(FontChanges(holder, said))
            .modifier(shake(board))
            .modifier(AmountExcessFeedback(count: board.excesses))
            .contentShape(Rectangle())
            .modifier(AmountPointing(typing: typing, holder: holder, edges: edges, minimumScale: minimumScale))
            .modifier(AmountMenu(typing: typing, format: format))
            .onChange(of: locale, initial: true) { if input.isForeign(in: $1) { input.move(to: $1) } }
            .onChange(of: isFocused) { typing.isFocused = $1 }
            .onChange(of: input.revision, initial: true) { old, _ in announce(holder, since: old, format) }
    }
}

extension AmountEntry {
    var timings: AmountTimings { reducesMotion ? environmentTimings.reduced : environmentTimings }

    private var mode: AmountBoard.Mode {
        if holder.scene.hides(scenePhase) { return .jump }
        return reducesMotion ? .fade : .move
    }

    private var anchor: Double {
        alignment.anchor(in: layoutDirection)
    }

    private func row(_ board: AmountBoard, _ unit: AmountUnit, _ format: AmountFormat) -> some View {
        AmountRow(anchor: anchor, minimumScale: minimumScale, edges: edges) {
            Text(verbatim: "0").hidden()
            drawn(board, unit).accessibilityHidden(true)
            if minimumScale < 1 { measure(board) }
            measureCut(board)
            Text(verbatim: "…").hidden().layoutValue(key: AmountRow.RoleKey.self, value: .dots)
            Text(verbatim: format.plainText(of: input.raw))
                .hidden()
                .layoutValue(key: AmountRow.RoleKey.self, value: .ruler)
            editor(board, unit, format)
        }
    }

    @ViewBuilder
    private func drawn(_ board: AmountBoard, _ unit: AmountUnit) -> some View {
        let cursor = isFocused ? cursor(board) : nil
        let span = sharesForeground ? edges.span : nil
        let leftOut = cut.leftOut(of: board.cells)
        prompted(board)
        if let span { AmountSpanMarker(span: span).layoutValue(key: AmountRow.RoleKey.self, value: .span) }
        mark(unit, span, isShown: !board.isEmpty)
        if let cursor { AmountRowCursor(cursor: cursor) }
        ForEach(board.cells) { cell in
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

    /// Returns the prompt. It fades out while the row makes room for the first digit, and in when the last has faded.
    private func prompted(_ board: AmountBoard) -> some View {
        shownPrompt
            .environment(\.font, .title3)
            .foregroundStyle(.secondary)
            .multilineTextAlignment(alignment)
            .transaction({
                $0.animation = $0.endsAmount || !board.isStill && !$0.disablesAnimations ? timings.prompt(board) : nil
            }) { $0.opacity(board.isBare ? 1 : 0) }
            .layoutValue(key: AmountRow.RoleKey.self, value: .prompt)
    }

    private func shake(_ board: AmountBoard) -> AmountShake {
        AmountShake(
            count: board.shakes, delay: board.shakesWithDrop ? timings.insert : 0, duration: environmentTimings.shake)
    }

    @ViewBuilder
    private func mark(_ unit: AmountUnit, _ span: AmountSpan?, isShown: Bool) -> some View {
        if let text = unit.text {
            let timings = timings
            let isLeft = (unit.side == .leading) == (layoutDirection == .leftToRight)
            text
                .transaction({ $0.animation = nil }) {
                    $0.foregroundStyle(holder.board.isWarning ? AnyShapeStyle(warning) : AnyShapeStyle(.foreground))
                }
                .foreground(in: holder.board.isWarning ? nil : span)
                .environment(\.layoutDirection, layoutDirection)
                .fixedSize()
                .transaction({
                    if holder.board.isStill || $0.disablesAnimations { return $0.animation = nil }
                    $0.animation = isShown ? timings.drop : timings.rise
                }) { $0.opacity(isShown ? 1 : 0) }
                .opacity((isLeft ? cut.left : cut.right) == nil ? 1 : 0)
                .layoutValue(
                    key: AmountRow.RoleKey.self,
                    value: .unit(isLeft: isLeft, isLeaving: !isShown, isGone: holder.board.isBare))
        }
    }

    /// Gives the transaction of a change the row's timing.
    private func pace(_ transaction: inout Transaction, _ board: AmountBoard) {
        if board.isStill || transaction.disablesAnimations || reducesMotion {
            transaction.animation = nil
        } else {
            transaction.animation = timings.row(board)
            transaction.movesAmount = true
        }
    }
}
