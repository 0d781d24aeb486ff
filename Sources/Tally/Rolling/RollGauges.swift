import SwiftUI

/// Unseen parts of a text, measured where the place is too narrow for the whole.
struct RollGauges: View {
    let parts: [String]
    /// Told the points that a part takes.
    let note: (Double, String) -> Void

    var body: some View {
        ForEach(parts, id: \.self) { part in
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
