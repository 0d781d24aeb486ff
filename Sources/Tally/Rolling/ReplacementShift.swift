import SwiftUI

/// Shifts a content of a window out of it, or in: above the window by a share of its own height, below by one of the content that stands
/// above it, so that the two pass the window as a strip.
struct ReplacementShift: GeometryEffect {
    /// In 1/128 of the height, the unit in which SwiftUI compares animated values with their end.
    var units: Double
    /// The content that takes its place, or whose place it takes.
    let other: Int
    /// Knows how high that is.
    let space: RollSpace
    /// The content, where it is to be known how far it has come in.
    let entering: Int?

    init(place: Double, other: Int, space: RollSpace, entering: Int? = nil) {
        units = place * 128
        self.other = other
        self.space = space
        self.entering = entering
    }

    nonisolated var animatableData: Double {
        get { units }
        set { units = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        if let entering { space.note(entered: units / 128, of: entering) }
        let height = (units > 0 ? space.height(of: other) : nil) ?? Double(size.height)
        return ProjectionTransform(CGAffineTransform(translationX: 0, y: units / 128 * height))
    }
}
