import SwiftUI

/// Where a strip of faces stands in its window, for each place on a column's way.
protocol SlotTrack: Equatable, Sendable {
    /// Returns the faces from the top of the strip to the one that fills the window.
    func position(at place: Double) -> Double
    /// How many faces the strip has.
    var length: Int { get }
}

/// A strip of faces, one a line, that stands in the middle of its window and is moved as a whole: a frame evaluates and
/// lays out nothing.
struct SlotStrip<Track: SlotTrack>: View {
    /// The faces from top to bottom.
    let faces: [String]
    let track: Track
    let place: Double
    let meter: SlotMeter

    var body: some View {
        Text(verbatim: faces.joined(separator: "\n"))
            .fixedSize()
            .modifier(SlotTravel(place: place, track: track, meter: meter))
    }
}

/// Moves a strip to where its track says.
struct SlotTravel<Track: SlotTrack>: GeometryEffect {
    var place: Double
    let track: Track
    let meter: SlotMeter

    nonisolated var animatableData: Double {
        get { place }
        // Of what nobody sees no effect may be asked for.
        set {
            place = newValue
            meter.place = newValue
        }
    }

    nonisolated func effectValue(size: CGSize) -> ProjectionTransform {
        meter.place = place
        let middle = Double(track.length - 1) / 2
        let line = Double(size.height) / Double(max(track.length, 1))
        let shift = (middle - track.position(at: place)) * line
        return ProjectionTransform(CGAffineTransform(translationX: 0, y: shift))
    }
}
