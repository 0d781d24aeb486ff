extension RollStyle {
    var isPerDigit: Bool {
        if case .perDigit = kind { true } else { false }
    }

    /// Returns whether glyphs take turns in the columns of a text, rather than turn on drums.
    func isStacked(for text: NumberText) -> Bool {
        switch kind {
        case .numericText, .ticker: true
        case .perDigit: false
        case .flow, .odometer, .continuous: text.isVerbatim
        }
    }

    /// Whether columns are matched by what they are in the number, and not by what is written.
    var matchesPlaces: Bool { kind != .ticker && kind != .perDigit(.byPosition) }

    /// The timing that counts where nobody gives another.
    var timing: RollTiming {
        switch kind {
        case .perDigit: .perDigit
        case .numericText, .ticker: .turns
        case .flow, .odometer, .continuous: .flow
        }
    }
}
