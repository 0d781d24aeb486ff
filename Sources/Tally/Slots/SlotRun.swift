import SwiftUI

/// One way of a column: from a place to a place, once.
struct SlotRun<Faces: SlotFaces>: Equatable {
    /// Tells the runs of a number from one another.
    let id: Int
    let faces: Faces
    let start: Double
    let end: Double
    /// The animation to play it by; with `nil` it is there at once.
    let animation: Animation?
    /// Where it is at the moment.
    let meter: SlotMeter

    init(id: Int, faces: Faces, start: Double, end: Double, animation: Animation?) {
        self.id = id
        self.faces = faces
        self.start = start
        self.end = end
        self.animation = start == end ? nil : animation
        meter = SlotMeter(place: self.animation == nil ? end : start)
    }

    static func == (a: Self, b: Self) -> Bool {
        a.id == b.id && a.start == b.start && a.end == b.end && a.animation == b.animation && a.faces == b.faces
    }
}
