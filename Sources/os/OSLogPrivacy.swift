/// Whether a value in a message may be read by others.
public struct OSLogPrivacy: Sendable {
    enum Choice { case shown, hidden, hashed }
    let choice: Choice

    /// What stands for a value that is not shown.
    public enum Mask: Sendable {
        /// The same for the same value.
        case hash
        case none
    }

    public static var `public`: OSLogPrivacy { OSLogPrivacy(choice: .shown) }
    /// The value is not shown.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(choice: .hidden) }
    /// The value is not shown.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(choice: .hidden) }
    /// The value is shown, as where a debugger runs the program.
    public static var auto: OSLogPrivacy { OSLogPrivacy(choice: .shown) }

    public static func `private`(mask: OSLogPrivacy.Mask) -> OSLogPrivacy { OSLogPrivacy(choice: hiding(mask)) }
    public static func sensitive(mask: OSLogPrivacy.Mask) -> OSLogPrivacy { OSLogPrivacy(choice: hiding(mask)) }
    public static func auto(mask: OSLogPrivacy.Mask) -> OSLogPrivacy { OSLogPrivacy(choice: .shown) }

    private static func hiding(_ mask: Mask) -> Choice { mask == .hash ? .hashed : .hidden }

    func shown(_ value: String) -> String {
        switch choice {
        case .shown: value
        case .hidden: "<private>"
        case .hashed: "<mask.hash: '\(String(Self.hash(value), radix: 36))'>"
        }
    }

    /// FNV-1a, of 64 bits.
    private static func hash(_ value: String) -> UInt64 {
        value.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
}
