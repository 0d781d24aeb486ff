import Foundation
import TallyCore

/// A colour by its components in sRGB, in 255ths, as a person chooses it.
struct PickedColor: Equatable {
    enum Component: Int, CaseIterable { case red, green, blue }

    /// Red, green and blue, each 0...255.
    private(set) var components: [Int]
    /// 0...100.
    var percent: Int

    /// A component beyond what a display shows counts as the nearest that it does.
    init(_ color: Color.Resolved, supportsOpacity: Bool) {
        func held(_ value: Float, _ most: Float) -> Int { value > 0 ? Int((Swift.min(value, 1) * most).rounded()) : 0 }
        components = [held(color.red, 255), held(color.green, 255), held(color.blue, 255)]
        percent = supportsOpacity ? held(color.opacity, 100) : 100
    }

    subscript(component: Component) -> Int {
        get { components[component.rawValue] }
        set { components[component.rawValue] = Swift.min(Swift.max(newValue, 0), 255) }
    }

    /// Returns the colour with something changed.
    func changing(_ change: (inout PickedColor) -> Void) -> PickedColor {
        var result = self
        change(&result)
        return result
    }

    var color: Color {
        Color(
            red: Double(components[0]) / 255, green: Double(components[1]) / 255, blue: Double(components[2]) / 255,
            opacity: Double(percent) / 100)
    }

    /// As designers write it: six digits, without opacity.
    var hexadecimal: String { components.map { String(format: "%02X", $0) }.joined() }

    /// Takes a colour over from its six digits, or three, with or without `#`; the opacity stays.
    ///
    /// - Returns: false, and nothing is changed, if it is no such number.
    mutating func read(hexadecimal text: String) -> Bool {
        var digits = text.trimmingCharacters(in: .whitespaces)
        if digits.hasPrefix("#") { digits.removeFirst() }
        if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
        guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let value = Int(digits, radix: 16) else {
            return false
        }
        components = [value >> 16, value >> 8 & 255, value & 255]
        return true
    }

    /// What assistive technology is told of it.
    var words: String { percent == 100 ? "#\(hexadecimal)" : "#\(hexadecimal), \(percent)%" }

    /// The palette: greys, and below them the hues from dark to light.
    static let palette: [[PickedColor]] = {
        func picked(_ color: Color) -> PickedColor {
            PickedColor(color.resolve(in: EnvironmentValues()), supportsOpacity: false)
        }
        let columns = 12
        let greys = (0..<columns).map { picked(Color(white: 1 - Double($0) / Double(columns - 1))) }
        let shades: [(saturation: Double, brightness: Double)] = [
            (1, 0.35), (1, 0.5), (1, 0.65), (1, 0.8), (1, 1), (0.75, 1), (0.55, 1), (0.35, 1), (0.18, 1),
        ]
        return [greys]
            + shades.map { shade in
                (0..<columns).map {
                    picked(
                        Color(
                            hue: Double($0) / Double(columns), saturation: shade.saturation,
                            brightness: shade.brightness))
                }
            }
    }()
}
