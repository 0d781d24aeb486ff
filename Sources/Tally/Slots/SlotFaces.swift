import SwiftUI

/// The faces that a column passes, and how they look between two of them.
protocol SlotFaces: Equatable {
    associatedtype Token: SlotToken
    associatedtype Shown: View
    associatedtype Window: ViewModifier

    /// The column at rest.
    var token: Token { get }
    /// Share of a line's height that is seen above and below the line; at 0 the soft edges are within it.
    static var bleed: Double { get }
    /// Whether columns may go to other places while they play: where marks come and go between them.
    static var makesRoom: Bool { get }

    /// Returns the column at a place on its way; places are whole where one face fills the window. A change of place under
    /// an animation moves it, and every place on the way is noted in the meter.
    @MainActor func view(at place: Double, _ meter: SlotMeter) -> Shown
    /// What stays around the column while faces on other ways take turns in it.
    @MainActor var window: Window { get }
}

extension SlotFaces {
    static var bleed: Double { 0 }
    static var makesRoom: Bool { true }
}

/// The window of a column, as wide and as high as a text.
struct SlotWindow: ViewModifier {
    let measure: String

    func body(content: Content) -> some View {
        Text(verbatim: measure)
            .fixedSize()
            .hidden()
            .overlay { content }
            .clipped()
    }
}
