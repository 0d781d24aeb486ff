import SwiftUI

/// The columns of a board in a row, one line high, with a soft edge above and below: within the line, or in its bleed.
///
/// Columns come and go as those of a rolling number do: they fade at their places, and the row goes over to its new width.
struct SlotRow<Faces: SlotFaces>: View {
    let holder: BoardHolder<SlotBoard<Faces>>
    /// The board's; without it a row with the same holder and label would not be updated.
    let serial: Int
    let label: String
    /// What its place says of the texts.
    let said: Fonts

    @Environment(\.rollSettings) private var settings
    @Environment(\.multilineTextAlignment) private var alignment
    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.minimumScaleFactor) private var minimumScale
    private let traits = NumberTraits()
    /// Counts how often columns were to be taken out.
    @State private var purges = 0

    var body: some View {
        // Which of the two it is takes turns at once; how the component itself comes and goes is said around it.
        ZStack {
            if settings.values.width == .immediate {
                RollImmediate(number: window).transition(IdentityTransition())
            } else {
                window.transition(IdentityTransition())
            }
        }
        .tellsPresence(to: holder)
    }

    private var window: some View {
        let holder = holder
        holder.purge(_purges, tells: false)
        holder.pacing = RollPacing(explicit: settings.values.timing, own: RollStyle.flow.timing)
        let board = holder.board
        let fonts = holder.fonts.shown ?? said
        let (head, tail) = (board.columns(.head), board.columns(.tail))
        return RollWindow(
            bleed: Faces.bleed, anchor: anchor, space: holder.space, keepsWidest: settings.values.width == .widest,
            yield: RollYield(minimumScale), growth: FontGrowth(changes: holder.fonts.changes),
            raise: said.raise
        ) {
            if !head.isEmpty {
                row(head, .head, of: board, isBetween: (false, true)).still(inside: fonts)
                    .transition(RollOpening(pacer: holder))
            }
            row(board.columns(.digits), .digits, of: board, isBetween: (!head.isEmpty, !tail.isEmpty))
                .still(inside: fonts)
            if !tail.isEmpty {
                row(tail, .tail, of: board, isBetween: (true, false)).still(inside: fonts)
                    .transition(RollOpening(pacer: holder))
            }
            if holder.holdsBack {
                HeldChange(holder).layoutValue(key: RollWindow.RoleKey.self, value: .gauge)
            }
            if holder.fonts.isHeldOff { RollNewLine(tallest: board.text?.tallest ?? "", said: said) }
            traits.rule(count: label.count)?.still(inside: fonts)
        }
        .set(in: fonts)
        .textsAreColumns()
        .modifier(HeldTravel(corrections: holder.unseen.corrections))
        .changes(of: holder, action: settings.values.action) {
            if $0.disablesAnimations { holder.board.isStill = true }
            $1.apply(to: &$0, isStill: holder.board.isStill)
        }
        .modifier(RollFit(space: holder.space))
        .wholeForeground()
        .geometryGroup()
        .monospacedDigit()
        .lineLimit(nil)
        .lineSpacing(0)
        .multilineTextAlignment(.center)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(verbatim: label))
    }

    private func row(
        _ columns: [SlotBoard<Faces>.Column], _ side: RollCell.Side, of board: SlotBoard<Faces>,
        isBetween neighbors: (left: Bool, right: Bool)
    ) -> some View {
        let beside = side == .digits ? nil : side.anchor
        let row = RollRow(
            generation: board.generation, bleed: Faces.bleed,
            anchor: beside, space: beside == nil ? holder.space : nil)
        let drums = RollDrums(
            columns: columns.map { RollDrums.Column($0) },
            generation: board.generation, anchor: beside ?? anchor, travel: nil)
        return row.row(drums, mask: mask(isOpen: board.isOpen, between: neighbors)) {
            RollRow.line(of: board.text?.tallest ?? "")
        } columns: {
            ForEach(columns) { SlotColumn(column: $0, holder: holder, serial: serial) }
        }
    }

    @ViewBuilder
    private func mask(isOpen: Bool, between neighbors: (left: Bool, right: Bool)) -> some View {
        if isOpen {
            GeometryReader { geometry in
                RollMask(
                    hasLeft: neighbors.left, hasRight: neighbors.right, edge: edge,
                    lineHeight: RollRow.line(of: geometry.size, bleed: Faces.bleed), space: holder.space)
            }
            .transition(IdentityTransition())
        } else {
            RollMask.lines(edge).transition(IdentityTransition())
        }
    }

    private var edge: RollMask.Edge { Faces.bleed > 0 ? .bleed : .slot }

    private var anchor: Double { alignment.anchor(in: layoutDirection) }
}

/// A column of a row of slots: the run that it is on, or what stays still.
struct SlotColumn<Faces: SlotFaces>: View {
    let column: SlotBoard<Faces>.Column
    let holder: BoardHolder<SlotBoard<Faces>>
    /// The board's.
    let serial: Int

    @Environment(\.rollAction) private var action

    var body: some View {
        let entrance = RollEntrance(travel: 0, fades: true, pacer: holder)
        if column.isTight {
            RollSlot(isDrum: false) { shown }
                .geometryGroup()
                .scaleEffect(x: column.closes ? 0 : 1, anchor: .leading)
                .transition(RollEntrance.InSlot(entrance: entrance, opens: column.opens))
        } else if Faces.makesRoom {
            shown.geometryGroup().transition(entrance)
        } else {
            shown.transition(entrance)
        }
    }

    private var shown: some View {
        let (holder, serial) = (holder, serial)
        return ZStack {
            if let run = column.run {
                // What is played begins by itself.
                SlotPlayer(run: run, holder: holder, action: action).transition(IdentityTransition()).id(run.id)
                    .modifier(run.faces.window)
            } else {
                Text(verbatim: column.token.drawnText).fixedSize().transition(IdentityTransition())
                    .id(column.token.drawnText)
            }
        }
        .transaction(value: serial) { $0.animation = nil }
        .transaction({ [holder] in holder.pacing.applyFade(to: &$0) }) { $0.opacity(column.isLeaving ? 0 : 1) }
    }
}

extension RollDrums.Column {
    fileprivate init<Faces: SlotFaces>(_ column: SlotBoard<Faces>.Column) {
        self.init(id: column.id, key: column.place, isLeaving: column.isLeaving)
        isTight = column.isTight
        opens = column.opens
        closes = column.closes
    }
}
