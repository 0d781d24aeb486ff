import SwiftUI

/// A strip of digits, one above the other; a place is a face of it, 0 at the top.
struct ReelFaces: SlotFaces {
    /// The column's digit at rest.
    let token: NumberText.Token
    let digits: [Int]

    var measure: String { token.text }

    func view(at place: Double) -> some View {
        // The overlay has the strip's middle in that of the window.
        let middle = Double(digits.count - 1) / 2
        return Text(verbatim: digits.map { token.glyph(for: $0) }.joined(separator: "\n"))
            .fixedSize()
            .modifier(SlotShift(y: (middle - place) / Double(max(digits.count, 1))))
    }
}
