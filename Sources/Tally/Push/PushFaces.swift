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

    /// Its digits are not grouped.
    static var makesRoom: Bool { false }

    /// Returns the step that a place is in, and how much of its way the new face has covered.
    func step(at place: Double) -> (index: Int, share: Double) {
        guard place < Double(count) else { return (count, 0) }
        let index = max(0, Int(place))
        return (index, pace.share(at: max(0, place - Double(index)), isLast: index == count - 1))
    }

    var window: SlotWindow { SlotWindow(measure: token.text) }

    @ViewBuilder func view(at place: Double, _ meter: SlotMeter) -> some View {
        if face.isStrip {
            let track = PushTrack(faces: self)
            SlotStrip(faces: track.strip, track: track, place: place, meter: meter)
        } else {
            PushFrame(place: place, faces: self, meter: meter)
        }
    }
}

/// The faces that are in the window in this frame.
struct PushFrame: View, Animatable {
    var place: Double
    let faces: PushFaces
    let meter: SlotMeter

    nonisolated var animatableData: Double {
        get { place }
        // Of what nobody sees no body may be asked for.
        set {
            place = newValue
            meter.place = newValue
        }
    }

    var body: some View {
        meter.place = place
        let (index, share) = faces.step(at: place)
        return ZStack {
            PushedFace(text: faces.token.glyph(for: faces.first + index), drawing: faces.face.old(at: share))
            if share > 0 {
                PushedFace(text: faces.token.glyph(for: faces.first + index + 1), drawing: faces.face.new(at: share))
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
