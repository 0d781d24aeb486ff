import SwiftUI
import Tally

/// How one number becomes the next.
enum FilmStyle: String, CaseIterable, Sendable {
    case flow
    case perDigit = "per-digit"
    case numericText = "numeric-text"
    case ticker
    case odometer
    case count
    case push
    case reel

    /// Whether the film can be made; the others are known by name only.
    var isAvailable: Bool { self == .flow || self == .perDigit }

    /// The length of a change when nobody asks for another. Seconds.
    var usualDuration: Double { self == .perDigit ? 0.07 : 0.9 }

    var rollStyle: RollStyle { self == .perDigit ? .perDigit : .flow }

    /// The style's own motion, stretched so that it is over after a time in seconds; nil for none at all.
    ///
    /// A critically damped spring has a thousandth of its way left after one and a half times its duration.
    func motion(lasting seconds: Double) -> Animation? {
        guard seconds > 0 else { return nil }
        return self == .perDigit ? .linear(duration: seconds) : .spring(duration: seconds / 1.5, bounce: 0)
    }

    /// The fades that go with it: half as long as a flow, as long as the change of a digit.
    func fade(lasting seconds: Double) -> Animation? {
        guard seconds > 0 else { return nil }
        return self == .perDigit ? .linear(duration: seconds) : .easeOut(duration: seconds / 2)
    }

    static let list = allCases.map(\.rawValue).joined(separator: ", ")
}
