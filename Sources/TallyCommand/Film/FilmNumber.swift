import SwiftUI
import Tally

/// A rolling number between what stands before it and after it, all on one baseline.
struct FilmNumber: View {
    let value: Decimal
    let format: FilmFormat
    let prefix: String
    let suffix: String

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
            if !prefix.isEmpty { Text(verbatim: prefix).fixedSize() }
            switch format.style {
            case .decimal(let style): RollingNumber(value, format: style)
            case .percent(let style): RollingNumber(value, format: style)
            case .currency(let style): RollingNumber(value, format: style)
            }
            if !suffix.isEmpty { Text(verbatim: suffix).fixedSize() }
        }
    }
}
