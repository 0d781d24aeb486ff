import Foundation
@_spi(Runtime) import TallyCore
import TallyMotion

extension ValueUnit {
    /// Returns how a value in the unit reads.
    @MainActor
    func text(_ value: Any) -> String {
        switch value {
        case let vector as Vector4: text(vector)
        case let style as ResolvedStyle: ValueText.text(style)
        case let number as Double: ValueText.text(number)
        default: Self.numbers(value).map(Self.list) ?? String(describing: value)
        }
    }

    private static func list(_ numbers: [Double]) -> String {
        let words = numbers.map { ValueText.text($0) }
        return words.count == 1 ? words[0] : "(" + words.joined(separator: ", ") + ")"
    }

    /// Returns the numbers that animatable data of the views' own types is made of; nil if there is something else in
    /// it.
    private static func numbers(_ value: Any) -> [Double]? {
        switch value {
        case let number as Double: return [number]
        case let number as CGFloat: return [Double(number)]
        case let number as Float: return [Double(number)]
        default:
            var result: [Double] = []
            for child in Mirror(reflecting: value).children {
                guard let inner = numbers(child.value) else { return nil }
                result += inner
            }
            return result.isEmpty ? nil : result
        }
    }

    @MainActor
    private func text(_ v: Vector4) -> String {
        let unit = Double(animatableUnit)
        switch self {
        case .number: return ValueText.text(v[0])
        case .point: return Self.list([v[0], v[1]])
        case .rect: return Self.list([v[0], v[1], v[2], v[3]])
        case .degrees: return ValueText.text(v[0] / unit * 180 / .pi) + "°"
        case .scale: return v[0] == v[1] ? ValueText.text(v[0]) : Self.list([v[0], v[1]])
        case .color: return Color.Resolved(v).description
        case .turn where v[1] == 0 && v[2] == 0 && v[3] == 0: return ValueText.text(v[0] / unit * 180 / .pi) + "°"
        case .turn: return ValueText.text(v[0] / unit * 180 / .pi) + "° about " + Self.list([v[1], v[2], v[3]])
        case .anchor: return Self.list([v[0] / unit, v[1] / unit, v[2], v[3]])
        case .plain:
            let last = (0..<4).last { v[$0] != 0 } ?? 0
            return last == 0 ? ValueText.text(v[0]) : Self.list((0...last).map { v[$0] })
        }
    }
}

/// How values read in messages.
enum ValueText {
    @MainActor
    fileprivate static func text(_ style: ResolvedStyle) -> String {
        if case .color(let color) = style { return color.description }
        return "a gradient"
    }

    /// Returns a number with two decimals, never a negative zero.
    static func text(_ number: Double) -> String {
        guard number.isFinite, abs(number) < 1e13 else { return "\(number)" }
        let hundredths = Int((number * 100).rounded(.toNearestOrEven))
        let digits = String(abs(hundredths) % 100)
        return (hundredths < 0 ? "-" : "") + "\(abs(hundredths) / 100)." + (digits.count < 2 ? "0" : "") + digits
    }
}
