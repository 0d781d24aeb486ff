public import Foundation

/// Writes a time from another, as `in 2 days` or `3 minutes ago`.
///
/// Foundation has it on Apple's platforms; on Linux it comes with `SwiftUI`. The words are those of `Date.AnchoredRelativeFormatStyle`.
public final class RelativeDateTimeFormatter: Formatter {
    public enum DateTimeStyle: Int, Sendable {
        /// `1 day ago`
        case numeric
        /// `yesterday`
        case named
    }

    public enum UnitsStyle: Int, Sendable {
        /// `2 months ago`
        case full
        /// `two months ago`
        case spellOut
        /// `2 mo. ago`
        case short
        /// `2mo ago`
        case abbreviated
    }

    public var dateTimeStyle = DateTimeStyle.numeric
    public var unitsStyle = UnitsStyle.full
    public var formattingContext = Formatter.Context.unknown
    /// Nil is the current one.
    public var calendar: Calendar! = .current
    /// Nil is the calendar's, or the current one.
    public var locale: Locale! = .current

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns where a date is, seen from another.
    public func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        var calendar = calendar ?? Calendar.current
        let locale = locale ?? calendar.locale ?? .current
        calendar.locale = locale
        let style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
            locale: locale, calendar: calendar, capitalizationContext: context)
        return style.format(referenceDate)
    }

    /// Returns where something is that is so many seconds ahead; of those that are not finite, as of 0.
    public func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let seconds = timeInterval.isFinite ? min(max(timeInterval, -1e12), 1e12) : 0
        return localizedString(for: start.addingTimeInterval(seconds), relativeTo: start)
    }

    /// Returns where something is that is so many of a calendar's units ahead.
    public func localizedString(from dateComponents: DateComponents) -> String {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let end = (calendar ?? Calendar.current).date(byAdding: dateComponents, to: start) ?? start
        return localizedString(for: end, relativeTo: start)
    }

    /// Takes a `Date`, seen from now.
    public override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: .now) }
    }

    private var width: Date.RelativeFormatStyle.UnitsStyle {
        switch unitsStyle {
        case .full: .wide
        case .spellOut: .spellOut
        case .short: .abbreviated
        case .abbreviated: .narrow
        }
    }

    private var context: FormatStyleCapitalizationContext {
        switch formattingContext {
        case .beginningOfSentence: .beginningOfSentence
        case .middleOfSentence: .middleOfSentence
        case .standalone: .standalone
        case .listItem: .listItem
        default: .unknown
        }
    }
}
