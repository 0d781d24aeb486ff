import SwiftUI

/// What nobody sees in a number's window, where there is anything: texts that it keeps space for, and parts of its text that are
/// measured.
struct RollExtras: View {
    let reserved: [String]
    let gauges: [String]
    /// Told the points that a part of the text takes.
    let note: (Double, String) -> Void

    var body: some View {
        ForEach(reserved, id: \.self) { text in
            Text(verbatim: text)
                .fixedSize()
                .rollLines()
                .hidden()
                .layoutValue(key: RollWindow.RoleKey.self, value: .reserve)
        }
        ForEach(gauges, id: \.self) { part in
            Text(verbatim: part)
                .fixedSize()
                .rollLines()
                .hidden()
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    note(Double($0), part)
                }
                .layoutValue(key: RollWindow.RoleKey.self, value: .gauge)
        }
    }
}

/// A line in the font that a number goes over to while its drums turn in another one.
struct RollNewLine: View {
    /// A text as high as any.
    let tallest: String
    let said: Fonts

    var body: some View {
        RollRow.line(of: tallest)
            .set(in: said)
            .layoutValue(key: RollWindow.RoleKey.self, value: .newLine)
    }
}
