public import Foundation

/// Writes a list, as `salt, pepper, and oil`.
///
/// Foundation has it on Apple's platforms; on Linux it comes with `SwiftUI`.
public final class ListFormatter: Formatter {
    /// Nil is the current one.
    public var locale: Locale! = .current
    /// Writes the items; those that it does not take are described.
    public var itemFormatter: Formatter?

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public func string(from items: [Any]) -> String? {
        let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
        return texts.formatted(ListFormatStyle.list(type: .and, width: .standard).locale(locale ?? .current))
    }

    /// Takes arrays alone.
    public override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }

    public class func localizedString(byJoining strings: [String]) -> String {
        ListFormatter().string(from: strings) ?? ""
    }
}
