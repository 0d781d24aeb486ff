import SwiftUI

/// The faces that a column passes, and how they look between two of them.
protocol SlotFaces: Equatable {
    associatedtype Shown: View

    /// Returns what the column shows at a place on its way; places are whole where one face fills the window. A change
    /// of place under an animation moves it, and every place on the way is noted in the meter.
    @MainActor func view(at place: Double, _ meter: SlotMeter) -> Shown
    /// A text that is as wide as the column.
    var measure: String { get }
}
