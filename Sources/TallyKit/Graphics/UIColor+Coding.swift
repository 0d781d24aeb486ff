public import Foundation
import TallyCore

/// A colour in an archive: its components in the light, in the dark, and in the dark on what is presented over the rest.
extension UIColor: NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) {
        for (surroundings, key) in Self.archived {
            let parts = color.kind.resolved(surroundings.scheme, accent: nil, isElevated: surroundings.isElevated)
            for (name, part) in zip(Self.parts, [parts.red, parts.green, parts.blue, parts.opacity]) {
                coder.encode(Double(part), forKey: key + name)
            }
        }
    }

    fileprivate static let parts = ["Red", "Green", "Blue", "Alpha"]
    fileprivate static let archived: [((scheme: ColorScheme, isElevated: Bool), key: String)] = [
        ((.light, false), "UILight"), ((.dark, false), "UIDark"), ((.dark, true), "UIElevated"),
    ]

    /// The colour that an archive has; nil where it has none of these.
    static func color(in coder: NSCoder) -> Color? {
        let found = archived.compactMap { _, key -> Color.Resolved? in
            let keys = parts.map { key + $0 }
            guard keys.allSatisfy(coder.containsValue(forKey:)) else { return nil }
            let values = keys.map { Float(coder.decodeDouble(forKey: $0)) }
            return Color.Resolved(
                colorSpace: .sRGB, red: values[0], green: values[1], blue: values[2], opacity: values[3])
        }
        guard found.count == archived.count else { return nil }
        return Color(kind: .adaptive(light: found[0], dark: found[1], elevated: found[2]))
    }
}
