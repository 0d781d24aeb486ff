import Foundation

/// How a number is written.
enum NumberFormat: Hashable, Sendable {
    case decimal
    /// Shows 0.25 as 25 %.
    case percent
    /// Shows 1,200,000 as 1.2M.
    case compact
    /// An ISO 4217 code in capitals.
    case currency(String)

    static let examples = ["decimal", "percent", "compact", "currency:KRW", "currency:USD", "currency:EUR"]

    init(_ text: String) throws(CommandError) {
        switch text {
        case "decimal": self = .decimal
        case "percent": self = .percent
        case "compact": self = .compact
        default:
            let parts = text.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count == 2, parts[0] == "currency" else {
                throw CommandError(
                    .usage, "--format cannot be \"\(text)\"; write decimal, percent, compact or currency:KRW.")
            }
            let code = parts[1].uppercased()
            guard code.count == 3, Locale.Currency(code).isISOCurrency else {
                throw CommandError(
                    .usage, "--format knows no currency \"\(parts[1])\"; write its three letters, such as currency:KRW."
                )
            }
            self = .currency(code)
        }
    }
}
