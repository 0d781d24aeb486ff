import SwiftUI
import Tally

/// How one number becomes the next.
enum FilmStyle: String, CaseIterable, Sendable {
    case flow
    case perDigit = "per-digit"
    case numericText = "numeric-text"
    case ticker
    case odometer
    case continuous
    case count
    case push
    case reel

    /// The length of a change when nobody asks for another. Seconds.
    var usualDuration: Double {
        switch self {
        case .perDigit: 0.07
        case .flow, .numericText, .ticker, .odometer, .continuous: 0.9
        case .count: 2
        case .push, .reel: 3
        }
    }

    /// What `RollingNumber` is told; nil for the styles that are components of their own.
    var rollStyle: RollStyle? {
        switch self {
        case .flow: .flow
        case .perDigit: .perDigit
        case .numericText: .numericText
        case .ticker: .ticker
        case .odometer: .odometer
        case .continuous: .continuous
        case .count, .push, .reel: nil
        }
    }

    /// Returns the style's own motion, stretched so that it is over after a time in seconds; nil for none at all.
    ///
    /// A critically damped spring has a thousandth of its way left after one and a half times its duration.
    func motion(lasting seconds: Double) -> Animation? {
        guard seconds > 0 else { return nil }
        return self == .perDigit ? .linear(duration: seconds) : .spring(duration: seconds / 1.5, bounce: 0)
    }

    /// Returns the fades that go with it: half as long as a flow, as long as the change of a digit.
    func fade(lasting seconds: Double) -> Animation? {
        guard seconds > 0 else { return nil }
        return self == .perDigit ? .linear(duration: seconds) : .easeOut(duration: seconds / 2)
    }

    static let list = allCases.map(\.rawValue).joined(separator: ", ")

    /// Throws if the style cannot show the numbers as they are.
    func check(_ script: Script, _ format: NumberFormat) throws(CommandError) {
        guard self == .push else { return }
        guard format == .decimal else {
            throw CommandError(
                .usage, "--style push shows plain whole numbers; leave --format out, or write --style reel.")
        }
        for entry in script.entries where FilmNumber.whole(entry.value) == nil {
            throw CommandError(
                .badData,
                "--style push shows whole numbers of at most 18 digits, and \(entry.value) is none; "
                    + "write --style reel or --style flow.")
        }
    }
}
