import SwiftUI

/// A text that is not seen, to be measured.
struct AmountGauge: View {
    let text: String

    var body: some View { Text(verbatim: text).hidden() }
}
