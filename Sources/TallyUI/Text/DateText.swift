public import Foundation

extension Text {
    /// How a date is written.
    public struct DateStyle: Equatable, Sendable, Codable {
        enum Kind: String, Codable {
            case time, date, relative, offset, timer
        }

        let kind: Kind

        /// The time of day: "11:23 PM".
        public static let time = DateStyle(kind: .time)
        /// The day: "June 3, 2019".
        public static let date = DateStyle(kind: .date)
        /// How far it is from now, in two units of which the largest is a week: "2 hr, 23 min". It follows the time.
        public static let relative = DateStyle(kind: .relative)
        /// How far now is from it, in one unit, behind a plus once it is over: "+2 hours". It follows the time.
        public static let offset = DateStyle(kind: .offset)
        /// The time to it and, once it is over, from it: "36:59:01". It follows the time.
        public static let timer = DateStyle(kind: .timer)
    }

    /// A date as a style writes it, in the environment's locale. What depends on the time of the stage is written anew whenever it
    /// reads otherwise, as long as it is before the person's eyes.
    public init(_ date: Date, style: Text.DateStyle) { self.init(.formatted(TimeText(.date(date, style)))) }
}
