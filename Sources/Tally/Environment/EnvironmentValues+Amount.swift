import SwiftUI

private struct AmountFontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private struct AmountUnitKey: EnvironmentKey { static let defaultValue: AmountUnit? = nil }
private struct AmountWarningKey: EnvironmentKey { static let defaultValue = Color.red }
private struct AmountTimingsKey: EnvironmentKey { static let defaultValue = AmountTimings() }
private struct AmountActionKey: EnvironmentKey { static let defaultValue: AmountAction? = nil }

extension EnvironmentValues {
    /// The font of amounts; `nil` is a bold large title.
    var amountFont: Font? {
        get { self[AmountFontKey.self] }
        set { self[AmountFontKey.self] = newValue }
    }

    /// The unit of amounts; `nil` is the currency's, where the locale has it.
    var amountUnit: AmountUnit? {
        get { self[AmountUnitKey.self] }
        set { self[AmountUnitKey.self] = newValue }
    }

    var amountWarning: Color {
        get { self[AmountWarningKey.self] }
        set { self[AmountWarningKey.self] = newValue }
    }

    var amountTimings: AmountTimings {
        get { self[AmountTimingsKey.self] }
        set { self[AmountTimingsKey.self] = newValue }
    }

    var amountAction: AmountAction? {
        get { self[AmountActionKey.self] }
        set { self[AmountActionKey.self] = newValue }
    }
}

/// A text beside an amount, as `amountUnit(_:side:)` was told; no text is none.
struct AmountUnit: Equatable {
    let text: Text?
    let side: HorizontalEdge
}

/// Holds the closure to call for what happens to an amount: one object as long as the view lives, so that a new closure
/// updates nothing.
@MainActor
final class AmountAction: Equatable {
    var action: @MainActor (AmountEvent) -> Void = { _ in }

    nonisolated init() {}

    nonisolated static func == (a: AmountAction, b: AmountAction) -> Bool { a === b }
}
