import SwiftUI

extension RollingNumber {
    /// A value with a view before it and, if you like, one behind: a picture, a unit, a button.
    ///
    ///     RollingNumber(score, format: .number) {
    ///         Image(systemName: "star.fill")
    ///     } suffix: {
    ///         Text(" pts").font(.caption)
    ///     }
    ///
    /// Both stand on the number's baseline, without a space between, and move with its width; no digit that comes or goes is
    /// seen over them. They keep their size, and shrink with the number where `minimumScaleFactor` lets it. Assistive
    /// technology is told the three as one, in their order. From right to left the prefix stands on the right. A gradient as
    /// foreground style runs over the number alone.
    ///
    /// - Parameters:
    ///   - value: `nil` for one that is not there yet.
    ///   - placeholder: What stands for it then.
    public init<F: FormatStyle, Prefix: View, Suffix: View>(
        _ value: F.FormatInput?, format: F, placeholder: String = "?????", @ViewBuilder prefix: () -> Prefix,
        @ViewBuilder suffix: () -> Suffix
    ) where F.FormatInput: RollableNumber, F.FormatOutput == String {
        self.init(
            value, format: format, placeholder: placeholder,
            affixes: RollAffixes(prefix: AnyView(prefix()), suffix: AnyView(suffix())))
    }

    /// A value with a view before it, as with both: what a closure without a label says.
    public init<F: FormatStyle, Prefix: View>(
        _ value: F.FormatInput?, format: F, placeholder: String = "?????", @ViewBuilder prefix: () -> Prefix
    ) where F.FormatInput: RollableNumber, F.FormatOutput == String {
        self.init(
            value, format: format, placeholder: placeholder,
            affixes: RollAffixes(prefix: AnyView(prefix()), suffix: nil))
    }

    /// A value with a view behind it, as with both.
    @_disfavoredOverload
    public init<F: FormatStyle, Suffix: View>(
        _ value: F.FormatInput?, format: F, placeholder: String = "?????", @ViewBuilder suffix: () -> Suffix
    ) where F.FormatInput: RollableNumber, F.FormatOutput == String {
        self.init(
            value, format: format, placeholder: placeholder,
            affixes: RollAffixes(prefix: nil, suffix: AnyView(suffix())))
    }
}
