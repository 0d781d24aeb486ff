import SwiftUI

/// What nobody sees in a number's window, where there is anything: texts that it keeps space for, and parts of its text that are
/// measured.
struct RollExtras: View {
    let reserved: [String]
    let gauges: [String]
    /// Told the points that a part takes.
    let note: (Double, String) -> Void

    var body: some View {
        ForEach(reserved, id: \.self) { text in
            Text(verbatim: text)
                .fixedSize()
                .rollLines()
                .hidden()
                .layoutValue(key: RollWindow.RoleKey.self, value: .reserve)
        }
        RollGauges(parts: gauges, note: note)
    }
}
