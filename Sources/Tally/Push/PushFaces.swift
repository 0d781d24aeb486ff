import SwiftUI

/// The digits that a column of a `PushCounter` counts through; a place is in steps, evenly in time.
struct PushFaces: SlotFaces {
    /// The column's digit at rest.
    let token: NumberText.Token
    /// The digit at place 0.
    let first: Int
    /// How many steps it makes.
    let count: Int
    let pace: PushPace
    let face: PushFace

    var measure: String { token.text }

    /// The step that a place is in, and how much of its way the new face has covered.
    func step(at place: Double) -> (index: Int, share: Double) {
        guard place < Double(count) else { return (count, 0) }
        let index = max(0, Int(place))
        return (index, pace.share(at: max(0, place - Double(index)), isLast: index == count - 1))
    }

    func view(at place: Double) -> some View {
        let (index, share) = step(at: place)
        return ZStack {
            PushedFace(text: token.glyph(for: first + index), drawing: face.old(at: share))
            if share > 0 {
                PushedFace(text: token.glyph(for: first + index + 1), drawing: face.new(at: share))
            }
        }
    }
}

/// One face, shifted, and cut off where another lies over it.
struct PushedFace: View {
    let text: String
    let drawing: PushFace.Drawing

    var body: some View {
        let (shift, window) = (drawing.shift, drawing.window)
        let face = Text(verbatim: text).fixedSize().opacity(drawing.opacity)
        if window == .zero {
            face.modifier(SlotShift(x: shift.x, y: shift.y))
        } else {
            // The window moves and what is in it moves back.
            face
                .modifier(SlotShift(x: -window.x, y: -window.y))
                .clipped()
                .modifier(SlotShift(x: window.x, y: window.y))
        }
    }
}
