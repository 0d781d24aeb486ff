/// What a check of a trace or a golden found: whether it holds, and the first frame that says otherwise, in words.
///
/// Ask for `holds` in an expectation; a failing one prints the description beside it:
///
/// ```swift
/// #expect(trace.isContinuous(within: 0.5).holds)
/// // frame 7, at 0.117 s: midX of text "12" jumps from 30.00 to 41.20, where the frames around explain 1.10; 0.5
/// // more is allowed
/// ```
public struct Check: Equatable, Sendable, CustomStringConvertible {
    public var holds: Bool
    /// If it holds, what was looked at; else the first frame that breaks it, from what to what.
    public var description: String

    static func passed(_ description: String) -> Check { Check(holds: true, description: description) }
    static func failed(_ description: String) -> Check { Check(holds: false, description: description) }
}

extension Double {
    /// Seconds with three decimals.
    var printedTime: String {
        guard isFinite else { return "\(self)" }
        let thousandths = (self * 1000).rounded(.toNearestOrEven)
        guard abs(thousandths) < 1e15 else { return "\(self)" }
        let whole = Int(thousandths)
        let digits = String(abs(whole) % 1000)
        let padding = String(repeating: "0", count: 3 - digits.count)
        return (whole < 0 ? "-" : "") + "\(abs(whole) / 1000)." + padding + digits
    }
}
