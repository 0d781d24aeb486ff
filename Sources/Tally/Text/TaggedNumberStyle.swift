import Foundation

/// Foundation's number styles: those that say of every stretch of their text what it is.
protocol TaggedNumberStyle: FormatStyle where FormatOutput == String {
    var locale: Locale { get }
    /// The same style without compact units and exponents.
    var withoutNotation: Self { get }
    func tagged(_ value: FormatInput) -> AttributedString
    /// Whether what stands around the digits depends on their number alone, and not on which they are, as plurals do.
    var isUninflected: Bool { get }
}

extension TaggedNumberStyle {
    var isUninflected: Bool { true }
}

extension TaggedNumberStyle {
    /// What is known of a value's text: its stretches, the direction of the line, and the power of ten between value and text.
    typealias Reading = (segments: [NumberSegment], isRightToLeft: Bool, power: Double)

    /// Takes apart the text of a value; `nil` if the value is not of the type that the style formats.
    ///
    /// Asking for the tags costs ten times what the text does, so they are asked for once per style and shape of text.
    func reading(of value: Any) -> Reading? {
        guard let value = value as? FormatInput else { return nil }
        let text = format(value)
        let key = NumberLayouts.Key(
            style: AnyHashable(self), locale: locale.identifier, shape: NumeralSystem.shape(of: text))
        let layout = NumberLayouts.layout(for: key) {
            let tagged = tagged(value)
            let stretches = tagged.runs.map { run in
                let length = tagged.unicodeScalars[run.range].reduce(0) { $0 + String($1).utf8.count }
                return (role: NumberSegment.Role(run.numberPart, run.numberSymbol), length: length)
            }
            return NumberLayouts.Layout(
                stretches: stretches, isRightToLeft: locale.language.characterDirection == .rightToLeft,
                power: power(for: value, tagged: tagged))
        }
        var rest = text.utf8[...]
        let segments = layout.stretches.map { role, length in
            defer { rest = rest.dropFirst(length) }
            return NumberSegment(role, String(Substring(rest.prefix(length))))
        }
        return (segments, layout.isRightToLeft, layout.power)
    }

    /// Returns how far the style scales, found out from a text that has a unit; 0 if none has.
    private func power(for value: FormatInput, tagged: AttributedString) -> Double {
        let hasUnit = tagged.runs.contains { run in
            NumberSegment.Role(run.numberPart, run.numberSymbol) == .literal
                && tagged.unicodeScalars[run.range].contains { $0.properties.isAlphabetic }
        }
        guard hasUnit, let decimal = (value as? any RollableNumber)?.decimal, let magnitude = decimal.commonLogarithm
        else { return 0 }
        let plain = withoutNotation.tagged(value)
        let segments = plain.runs.map { run in
            NumberSegment(.init(run.numberPart, run.numberSymbol), String(plain[run.range].characters))
        }
        let builder = NumberTextBuilder(
            segments: segments, value: decimal, power: 0, isTagged: true, isRightToLeft: nil)
        return builder.shownLogarithm.map { $0 - magnitude } ?? 0
    }
}

extension NumberSegment.Role {
    fileprivate init(
        _ part: AttributeScopes.FoundationAttributes.NumberFormatAttributes.NumberPartAttribute.NumberPart?,
        _ symbol: AttributeScopes.FoundationAttributes.NumberFormatAttributes.SymbolAttribute.Symbol?
    ) {
        switch (symbol, part) {
        case (.groupingSeparator, _): self = .group
        case (.decimalSeparator, _): self = .point
        case (.sign, _): self = .sign
        case (.currency, _): self = .currency
        case (.percent, _): self = .percent
        case (_, .integer): self = .integer
        case (_, .fraction): self = .fraction
        default: self = .literal
        }
    }
}

extension IntegerFormatStyle: TaggedNumberStyle {
    var withoutNotation: Self { notation(.automatic) }
    func tagged(_ value: Value) -> AttributedString { attributed.format(value) }
}

extension IntegerFormatStyle.Percent: TaggedNumberStyle {
    var withoutNotation: Self { notation(.automatic) }
    func tagged(_ value: Value) -> AttributedString { attributed.format(value) }
}

extension IntegerFormatStyle.Currency: TaggedNumberStyle {
    // Before these a currency has no notation.
    var withoutNotation: Self {
        if #available(iOS 18, macOS 15, visionOS 2, *) { notation(.automatic) } else { self }
    }
    var isUninflected: Bool { self != presentation(.fullName) }
    func tagged(_ value: Value) -> AttributedString { attributed.format(value) }
}

extension FloatingPointFormatStyle: TaggedNumberStyle {
    var withoutNotation: Self { notation(.automatic) }
    func tagged(_ value: Value) -> AttributedString { attributed.format(value) }
}

extension FloatingPointFormatStyle.Percent: TaggedNumberStyle {
    var withoutNotation: Self { notation(.automatic) }
    func tagged(_ value: Value) -> AttributedString { attributed.format(value) }
}

extension FloatingPointFormatStyle.Currency: TaggedNumberStyle {
    // Before these a currency has no notation.
    var withoutNotation: Self {
        if #available(iOS 18, macOS 15, visionOS 2, *) { notation(.automatic) } else { self }
    }
    var isUninflected: Bool { self != presentation(.fullName) }
    func tagged(_ value: Value) -> AttributedString { attributed.format(value) }
}

extension Decimal.FormatStyle: TaggedNumberStyle {
    var withoutNotation: Self { notation(.automatic) }
    func tagged(_ value: Decimal) -> AttributedString { attributed.format(value) }
}

extension Decimal.FormatStyle.Percent: TaggedNumberStyle {
    var withoutNotation: Self { notation(.automatic) }
    func tagged(_ value: Decimal) -> AttributedString { attributed.format(value) }
}

extension Decimal.FormatStyle.Currency: TaggedNumberStyle {
    // Before these a currency has no notation.
    var withoutNotation: Self {
        if #available(iOS 18, macOS 15, visionOS 2, *) { notation(.automatic) } else { self }
    }
    var isUninflected: Bool { self != presentation(.fullName) }
    func tagged(_ value: Decimal) -> AttributedString { attributed.format(value) }
}
