public import Foundation

/// Writes a person's name; see `PersonNameComponents.FormatStyle`.
///
/// Foundation has it on Apple's platforms; on Linux it comes with `SwiftUI`.
public final class PersonNameComponentsFormatter: Formatter {
    public enum Style: Int, Sendable { case `default`, short, medium, long, abbreviated }

    public var style = Style.default
    /// Nil is the current one.
    public var locale: Locale! = .current

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public func string(from components: PersonNameComponents) -> String {
        let styles: [PersonNameComponents.FormatStyle.Style] = [.medium, .short, .medium, .long, .abbreviated]
        return PersonNameComponents.FormatStyle(style: styles[style.rawValue], locale: locale ?? .current)
            .format(components)
    }

    /// Takes `PersonNameComponents` alone.
    public override func string(for obj: Any?) -> String? {
        (obj as? PersonNameComponents).map { string(from: $0) }
    }

    public class func localizedString(from components: PersonNameComponents, style nameFormatStyle: Style) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        return formatter.string(from: components)
    }
}
