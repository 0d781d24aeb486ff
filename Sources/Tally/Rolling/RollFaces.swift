import SwiftUI

/// The columns of a number, as `RollDrums` places them: evaluated when one comes, goes, or has other faces.
struct RollFaces: View, Equatable {
    let faces: [RollFace]
    let pacer: BoardHolder<RollBoard>
    let lineHeight: Double

    var body: some View {
        ForEach(faces) { face in
            if face.isTight {
                tight(face)
            } else if let turn = face.turn {
                // The group's width moves; a glyph is never offered less than it needs.
                stack(face, turn).fixedSize().transition(entrance(face, turn))
            } else {
                drum(face).transition(entrance(face))
            }
        }
        .rollLines()
        // What drums have outside of the window is in nobody's way.
        .allowsHitTesting(false)
    }

    /// A column whose place opens as it comes, and closes as it goes. The lines of a drum keep their distance.
    @ViewBuilder
    private func tight(_ face: RollFace) -> some View {
        if let turn = face.turn {
            RollSlot(isDrum: false) { stack(face, turn) }
                // Its place moves as those beside it do, whatever its glyphs do.
                .geometryGroup()
                .scaleEffect(face.closes ? 0 : 1, anchor: .leading)
                .transition(RollGlyphEntrance.InSlot(entrance: entrance(face, turn), opens: face.opens))
        } else {
            RollSlot(isDrum: true) { drum(face) }
                .geometryGroup()
                .scaleEffect(x: face.closes ? 0 : 1, anchor: .leading)
                .transition(RollEntrance.InSlot(entrance: entrance(face), opens: face.opens))
        }
    }

    /// A text with a line for each face of the drum.
    private func drum(_ face: RollFace) -> some View {
        Text(verbatim: face.text)
            // New faces above the others move the lines, and nobody is to see it.
            .transaction({ $0.animation = nil }) { $0.offset(y: Double(face.start) * lineHeight) }
            .transaction({ [pacer] in pacer.pacing.applyFade(to: &$0) }) { $0.opacity(face.opacity) }
    }

    private func entrance(_ face: RollFace) -> RollEntrance<BoardHolder<RollBoard>> {
        RollEntrance(travel: Double(face.entrance) * lineHeight, fades: face.fades, pacer: pacer)
    }

    /// A column whose glyphs take turns: one comes, by the text's content transition, as the last one goes.
    private func stack(_ face: RollFace, _ turn: RollFace.Turn) -> some View {
        let (pacer, delay, pace) = (pacer, turn.delay, turn.pace)
        return Text(verbatim: face.text)
            .contentTransition(turn.direction == 0 ? .opacity : .numericText(countsDown: turn.direction < 0))
            // A colour alone changes as that of a text does.
            .transaction(value: face.text) {
                if turn.direction == 0 {
                    pacer.pacing.applyFade(to: &$0, delay: delay, pace: pace)
                } else {
                    pacer.pacing.applyTurn(to: &$0, delay: delay, pace: pace)
                }
            }
    }

    private func entrance(_ face: RollFace, _ turn: RollFace.Turn) -> RollGlyphEntrance {
        RollGlyphEntrance(
            direction: face.entrance, lineHeight: lineHeight, delay: turn.delay, pace: turn.pace,
            fades: face.fades || face.entrance != 0, pacer: pacer)
    }

    nonisolated static func == (a: Self, b: Self) -> Bool {
        a.faces == b.faces && a.lineHeight == b.lineHeight && a.pacer === b.pacer
    }
}

/// What is shown of a column besides its place.
struct RollFace: Equatable, Identifiable {
    let id: Int
    let text: String
    let start: Int
    let opacity: Double
    let entrance: Int
    let fades: Bool
    /// As the cell has them.
    let isTight: Bool
    let opens: Bool
    let closes: Bool
    /// There where glyphs take turns.
    let turn: Turn?

    struct Turn: Equatable {
        /// +1 if glyphs travel up, −1 if down, 0 if they fade in place.
        let direction: Int
        /// Seconds that it begins after the change.
        let delay: Double
        /// Seconds that it takes in a stream of changes; 0 if it takes its time.
        let pace: Double
    }

    init(_ cell: RollCell) {
        id = cell.id
        if let stack = cell.stack {
            // What is exchanged goes where it stands.
            let isExchanged = cell.isLeaving && cell.fades && !stack.isCleared
            text = isExchanged ? "" : stack.face
            turn = Turn(direction: isExchanged ? 0 : stack.direction, delay: cell.delay, pace: cell.pace)
        } else {
            text = cell.text
            turn = nil
        }
        start = cell.strip.start
        opacity = cell.opacity
        entrance = cell.entrance
        fades = cell.fades
        isTight = cell.isTight
        opens = cell.opens
        closes = cell.closes
    }
}

extension View {
    /// Sets the lines of a number's texts as drums have them, whatever the place says. Faces that come are there at once.
    func rollLines() -> some View {
        contentTransition(.identity)
            .monospacedDigit()
            .lineLimit(nil)
            .lineSpacing(0)
            .multilineTextAlignment(.center)
    }
}
