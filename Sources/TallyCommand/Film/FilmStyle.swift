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

    static let list = allCases.map(\.rawValue).joined(separator: ", ")
}
