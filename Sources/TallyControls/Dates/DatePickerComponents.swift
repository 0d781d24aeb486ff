/// Which parts of a date a picker shows and lets choose; what it does not show stays as it is.
public struct DatePickerComponents: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The hour and the minute, as the locale counts them.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1 << 0)
    /// The day, the month and the year of the calendar.
    public static let date = DatePickerComponents(rawValue: 1 << 1)
}
