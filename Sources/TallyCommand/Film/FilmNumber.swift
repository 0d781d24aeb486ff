import SwiftUI
import Tally

/// A number between what stands before it and after it, all on one baseline.
struct FilmNumber: View {
    let value: Decimal
    let look: FilmLook

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
            if !look.prefix.isEmpty { Text(verbatim: look.prefix).fixedSize() }
            switch look.style {
            case .count: counting
            case .push:
                if let whole = Self.whole(value) {
                    PushCounter(whole, stepDuration: look.duration / Double(look.pushSteps))
                } else {
                    rolling
                }
            case .reel:
                ReelNumber(
                    look.format.text(value), duration: look.duration * look.reelShare,
                    stagger: look.duration * look.reelShare * FilmLook.reelStagger)
            default: rolling
            }
            if !look.suffix.isEmpty { Text(verbatim: look.suffix).fixedSize() }
        }
    }

    @ViewBuilder private var rolling: some View {
        switch look.format.style {
        case .decimal(let style): RollingNumber(value, format: style)
        case .percent(let style): RollingNumber(value, format: style)
        case .currency(let style): RollingNumber(value, format: style)
        }
    }

    @ViewBuilder private var counting: some View {
        switch look.format.style {
        case .decimal(let style): CountingNumber(value, format: style, duration: look.duration)
        case .percent(let style): CountingNumber(value, format: style, duration: look.duration)
        case .currency(let style): CountingNumber(value, format: style, duration: look.duration)
        }
    }

    /// Returns a whole number of at most 18 digits; nil for others.
    nonisolated static func whole(_ value: Decimal) -> Int? {
        value.magnitude < 1_000_000_000_000_000_000 ? Int(value.description) : nil
    }
}
