import SwiftUI

/// A strip of digits, one above the other; a place is a face of it, 0 at the top.
struct ReelFaces: SlotFaces, SlotTrack {
    /// The column's digit at rest.
    let token: NumberText.Token
    let digits: [Int]

    var length: Int { digits.count }

    func position(at place: Double) -> Double { place }

    var window: SlotWindow { SlotWindow(measure: token.text) }

    func view(at place: Double, _ meter: SlotMeter) -> some View {
        SlotStrip(faces: digits.map { token.glyph(for: $0) }, track: self, place: place, meter: meter)
    }
}
