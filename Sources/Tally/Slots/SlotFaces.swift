import SwiftUI

/// The faces that a column passes, and how they look between two of them.
protocol SlotFaces: Equatable {
    associatedtype Token: SlotToken
    associatedtype Shown: View

    /// The column at rest.
    var token: Token { get }
    /// Share of a line's height that is seen above and below the line; at 0 the soft edges are within it.
    static var bleed: Double { get }
    /// Whether columns may go to other places while they play: where marks come and go between them.
    static var makesRoom: Bool { get }

    /// Returns the column at a place on its way; places are whole where one face fills the window. A change of place under
    /// an animation moves it, and every place on the way is noted in the meter.
    @MainActor func view(at place: Double, _ meter: SlotMeter) -> Shown
}

extension SlotFaces {
    static var bleed: Double { 0 }
    static var makesRoom: Bool { true }
}

extension View {
    /// Returns the view in the window of a column, as wide and as high as a text.
    func slotWindow(measure: String) -> some View {
        Text(verbatim: measure)
            .fixedSize()
            .hidden()
            .overlay { self }
            .clipped()
    }
}
