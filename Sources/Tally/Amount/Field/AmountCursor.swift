import SwiftUI

/// What a glyph shows of caret and selection: they stand on glyphs, so that they are where those are, however the row moves.
struct AmountCursor: Equatable {
    /// What a caret goes with.
    enum Anchor: Equatable {
        /// The edge of a glyph.
        case glyph(Int, isRight: Bool)
        case row
    }

    enum Part: Equatable {
        case caret(AmountCaret)
        /// Lies behind these glyphs, of which the first shows it.
        case selection([String])
    }

    /// The id of the glyph; `nil` for a caret that the row shows.
    let glyph: Int?
    let isRight: Bool
    let part: Part
    /// The edge of the row, by the number of glyphs left of it, where the caret is or would be.
    let place: Int
}

extension AmountCursor {
    init(_ board: AmountBoard, _ selection: Range<Int>, _ caret: AmountCaret) {
        let places = board.places(of: selection)
        place = places.upperBound
        guard places.isEmpty else {
            let live = board.cells.filter { !$0.isLeaving }[places]
            part = .selection(live.map(\.text))
            glyph = live.first?.id
            isRight = false
            return
        }
        part = .caret(caret)
        if case .glyph(let id, let isRight) = board.anchor(ofPlace: places.lowerBound) {
            glyph = id
            self.isRight = isRight
        } else {
            glyph = nil
            isRight = false
        }
    }
}

/// Draws a caret, or what lies behind selected glyphs, from the edge of the glyph that it stands on.
struct AmountCursorView: View {
    let cursor: AmountCursor

    var body: some View {
        Group {
            switch cursor.part {
            case .caret(let caret):
                caret.offset(x: cursor.isRight ? AmountCaret.width / 2 : -AmountCaret.width / 2)
            case .selection(let glyphs):
                HStack(spacing: 0) {
                    ForEach(glyphs.indices, id: \.self) { Text(verbatim: glyphs[$0]) }
                }
                .hidden()
                .fixedSize()
                .background { Rectangle().fill(.tint).opacity(0.25) }
            }
        }
        .transaction { $0.animation = nil }
        .transition(.identity)
    }
}

/// Where the caret is in the row, and the caret itself where it stands on no glyph. It goes with the row where that makes room or
/// closes, else it is at its place at once.
struct AmountRowCursor: View {
    let cursor: AmountCursor

    var body: some View {
        ZStack {
            if cursor.glyph == nil, case .caret(let caret) = cursor.part {
                caret.fixedSize(horizontal: true, vertical: false).transition(.identity)
            }
        }
        .frame(width: 0)
        .frame(maxHeight: .infinity)
        .geometryGroup()
        .layoutValue(key: AmountRow.RoleKey.self, value: .caret(cursor.place))
        .transaction { if !$0.movesAmount { $0.animation = nil } }
        .transition(.identity)
    }
}
