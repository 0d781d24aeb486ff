extension RollStyle {
    var isPerDigit: Bool {
        if case .perDigit = kind { true } else { false }
    }

    /// The timing that counts where nobody gives another.
    var timing: RollTiming { isPerDigit ? .perDigit : .flow }
}
