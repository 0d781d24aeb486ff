import SwiftUI

/// The faces of a column of a `ReelText`, each a text of its own: their lines are of one height, whatever their fonts are.
struct ReelTextFaces: SlotFaces {
    /// The column at rest.
    let token: ReelPlace
    let wheel: ReelWheel
    /// The row's.
    let tallest: String

    static var bleed: Double { RollWindow.bleed }

    /// Faces bring their own windows, as wide as their wheels.
    var window: EmptyModifier { .identity }

    func view(at place: Double, _ meter: SlotMeter) -> some View {
        ReelWindow(length: wheel.length) {
            ReelStrip(isCounted: wheel.strip.map { $0.index != nil }) {
                Text(verbatim: tallest).fixedSize().hidden()
                ForEach(wheel.strip.indices, id: \.self) { Text(verbatim: wheel.strip[$0].text).fixedSize() }
            }
            .modifier(SlotTravel(place: place, track: wheel, meter: meter))
        }
        .clipShape(ReelOpening())
        // A press beside a narrow face is one on its reel.
        .contentShape(Rectangle())
    }
}

/// What is seen of a column: its window, with the bleed above and below.
struct ReelOpening: Shape {
    func path(in rect: CGRect) -> Path {
        Path(rect.insetBy(dx: 0, dy: -ReelTextFaces.bleed * Double(rect.height)))
    }
}
