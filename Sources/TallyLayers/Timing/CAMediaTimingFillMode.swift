/// What an animation shows outside of its active time. A mode that is none of the four acts as `removed`.
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The last value stays after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value shows before the begin.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing of it shows outside of its time.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
