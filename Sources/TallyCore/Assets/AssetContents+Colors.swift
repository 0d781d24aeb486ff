import Foundation
import TallyCatalog

extension AssetContents {
    /// Those for phones and for every device, the latter first.
    private var shades: [Shade] {
        (colors ?? []).filter { ["universal", "iphone", nil].contains($0.idiom) }
            .sorted { $0.idiom == "universal" && $1.idiom != "universal" }
    }

    var namedColors: AssetCatalog.NamedColors? {
        let plain = shades.first { $0.appearances?.isEmpty ?? true }?.color?.resolved
        let dark = shades.first { $0.appearances.isOnlyDark }?.color?.resolved
        guard let light = plain ?? dark else { return nil }
        return AssetCatalog.NamedColors(light: light.light, dark: dark?.dark ?? light.dark)
    }
}

extension [AssetContents.Appearance]? {
    var isOnlyDark: Bool { self?.count == 1 && self?.first?.appearance == "luminosity" && self?.first?.value == "dark" }
}

extension AssetContents.Shade.Value {
    /// The colour in the light and in the dark: a system's is another there.
    var resolved: (light: Color.Resolved, dark: Color.Resolved)? {
        if let reference { return Self.system(reference) }
        guard let components else { return nil }
        func number(_ name: String) -> Double? { components[name].flatMap(Self.number) }
        let colorSpace: Color.RGBColorSpace = space == "display-p3" ? .displayP3 : .sRGB
        let opacity = number("alpha") ?? 1
        let color: Color
        if let white = number("white") {
            color = Color(colorSpace, white: white, opacity: opacity)
        } else if let red = number("red"), let green = number("green"), let blue = number("blue") {
            color = Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)
        } else {
            return nil
        }
        let resolved = color.kind.resolved(.light, accent: nil)
        return (resolved, resolved)
    }

    /// Reads a component as Xcode writes it: `0.5` as a share, `0x7F` and `127` in steps of 255.
    private static func number(_ text: String) -> Double? {
        let text = text.trimmingCharacters(in: .whitespaces)
        if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let number = Double(text), number.isFinite else { return nil }
        return text.contains(".") ? number : number / 255
    }

    private static func system(_ reference: String) -> (light: Color.Resolved, dark: Color.Resolved)? {
        let name =
            reference.hasPrefix("system") ? reference.dropFirst(6).lowercased().replacing("color", with: "") : reference
        let known: [String: NamedColor] = [
            "labelColor": .primary, "secondaryLabelColor": .secondary, "whiteColor": .white, "blackColor": .black,
        ]
        guard let color = NamedColor(rawValue: name) ?? known[reference] else { return nil }
        return (color.resolved(.light, accent: nil), color.resolved(.dark, accent: nil))
    }
}
