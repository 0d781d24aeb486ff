import Foundation

/// What has been typed into an amount field, as a value: the amount, its text, the caret, the limits, what can be undone.
///
///     var input = AmountInput(limits: 1_000...2_000_000, currency: "KRW", locale: Locale(identifier: "ko_KR"))
///     input.insert(digit: 5)          // .inserted(5, at: 0)
///     input.replace(1..<1, with: "0000")
///     input.text                      // "50,000"
///     input.paste("₩9,000,000")       // .clamped(to: 2000000)
///
/// Everything is kept in the *raw text*: the digits as ASCII, one `.` where the decimal mark is, and a `-` first if the
/// amount is negative. Group marks are added when it is shown, so the caret, which counts characters of the raw text, can stand
/// at no illegal place, and an edit keeps the number of digits left of it. Every edit takes effect at once and returns what
/// became of it; nothing that was refused changes anything but the journal.
///
/// - Complexity: An edit is O(*n*) in the number of digits, of which there are at most 38.
public struct AmountInput: Equatable, Sendable {
    /// ASCII digits, at most one point, and a minus sign first.
    var raw: [UInt8] = []
    /// The end of the selection that moves, and the one that stays.
    var head = 0
    var anchor = 0
    /// Whether the amount is the maximum because more was asked for.
    var isClamped = false

    /// The least and the most that is wanted; `nil` for any amount, also a negative one.
    ///
    /// An amount above a new maximum is treated as if it had been typed. An end that is not a number is no limit. Ends with
    /// more fraction digits than the currency has count as the nearest amounts between them.
    public var limits: ClosedRange<Decimal>? { didSet { if limits != oldValue { limitsChanged() } } }

    /// An ISO 4217 code, or `nil` for the currency of the locale: it says how many fraction digits there are, and which symbol
    /// is shown.
    ///
    /// If the new currency has fewer fraction digits, those left over are cut off, and undoing leads to no amount any more that has
    /// such digits. A code that is not three letters is no currency: two fraction digits, no symbol.
    public var currency: String? { didSet { if currency != oldValue { currencyChanged() } } }

    /// Whose digits, marks and groups the text has. An input that follows the user's locale is shown in that of the field's place.
    public var locale: Locale { didSet { if locale != oldValue { fixedFormat = Self.fixedFormat(locale, currency) } } }

    /// What becomes of an edit that would exceed the maximum.
    public var overflow: Overflow { didSet { if overflow != oldValue { limitsChanged() } } }

    /// Counts the calls that were made, also those that were refused.
    public internal(set) var revision = 0
    var journal: [Entry] = []
    var past: [Snapshot] = []
    var future: [Snapshot] = []
    var run: Run?
    /// The format of a locale that stays; `nil` if it follows the user's.
    private var fixedFormat: AmountFormat?
    /// Where an input is shown that follows the user's locale: what is typed has the fraction digits of the currency there.
    private var place: Locale?

    /// - Parameters:
    ///   - amount: Zero counts as nothing. What is not a number, or negative where the limits are not, is left out; fraction
    ///     digits that the currency does not have are cut off. What is as near to a step of the currency as a `Double` is, is
    ///     that step: the literal 19.99 is 19.989999999999995904, as it has been a `Double`.
    ///   - limits: See `limits`.
    ///   - currency: See `currency`.
    ///   - locale: See `locale`.
    ///   - overflow: See `overflow`. An amount above the maximum is treated as if it had been typed.
    public init(
        _ amount: Decimal? = nil, limits: ClosedRange<Decimal>? = nil, currency: String? = nil,
        locale: Locale = .autoupdatingCurrent, overflow: Overflow = .clamp
    ) {
        self.init(amount, limits: limits, currency: currency, locale: locale, overflow: overflow, place: nil)
    }

    init(
        _ amount: Decimal?, limits: ClosedRange<Decimal>?, currency: String?, locale: Locale = .autoupdatingCurrent,
        overflow: Overflow = .clamp, place: Locale?
    ) {
        self.place = place
        self.limits = limits
        self.currency = currency
        self.locale = locale
        self.overflow = overflow
        fixedFormat = Self.fixedFormat(locale, currency)
        guard let amount, amount.isFinite else { return }
        if exceeds(amount), let maximum {
            raw = bytes(within: maximum)
            isClamped = overflow == .clamp
        } else if case .success(let raw) = bytes(of: amount) {
            self.raw = raw
        }
        head = self.raw.count
        anchor = head
    }

    /// The amount typed so far; `nil` if there is no digit.
    public var amount: Decimal? { Self.amount(of: raw) }

    /// The digits and marks as the locale writes them, without the currency; empty if nothing was typed.
    public var text: String { format.text(of: raw) }

    /// The digits as ASCII, `.` as decimal mark, `-` first if negative: `1234.5`.
    public var rawText: String { String(decoding: raw, as: UTF8.self) }

    /// What is selected, in characters of the raw text; empty where the caret stands.
    ///
    /// What is set is brought into the raw text; a caret before a minus sign goes behind it.
    public var selection: Range<Int> {
        get { min(head, anchor)..<max(head, anchor) }
        set {
            let range = legal(newValue)
            if range != selection { run = nil }
            anchor = range.lowerBound
            head = range.upperBound
        }
    }

    /// Whether more was asked for than the maximum. An amount that was clamped to it counts until it is edited.
    public var isOverMaximum: Bool {
        if isClamped { return true }
        guard let maximum else { return false }
        return (amount ?? 0) > maximum
    }

    /// Whether the amount is less than the minimum. Nothing typed counts as 0.
    public var isUnderMinimum: Bool {
        guard let minimum else { return false }
        return (amount ?? 0) < minimum
    }

    /// Whether there is an amount, and it is neither under the minimum nor over the maximum. One that was clamped is within.
    public var isWithinLimits: Bool {
        guard let amount, !isUnderMinimum else { return false }
        return maximum.map { amount <= $0 } ?? true
    }

    /// Returns whether an amount is more than there may be.
    func exceeds(_ amount: Decimal) -> Bool {
        guard overflow != .allow, let maximum else { return false }
        return amount > maximum
    }

    var format: AmountFormat { fixedFormat ?? .format(locale: place ?? locale, currency: currency) }

    /// Returns the format in a place with a locale of its own, which counts where the input follows the user's.
    func format(in place: Locale) -> AmountFormat { fixedFormat ?? .format(locale: place, currency: currency) }

    /// Returns whether the currency in a place has other fraction digits than those that can be typed.
    func isForeign(in place: Locale) -> Bool {
        currency == nil && fixedFormat == nil && format(in: place).fractionDigits != fractionDigits
    }

    /// Takes the currency of the place, where the input has none of its own.
    mutating func move(to place: Locale) {
        guard isForeign(in: place) else { return }
        self.place = place
        currencyChanged()
    }

    private static func fixedFormat(_ locale: Locale, _ currency: String?) -> AmountFormat? {
        locale == .autoupdatingCurrent ? nil : .format(locale: locale, currency: currency)
    }

    mutating func updateFixedFormat() { fixedFormat = Self.fixedFormat(locale, currency) }
}
