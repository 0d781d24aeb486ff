import TallyMotion

/// The unit that an attribute's numbers are in, and how they read.
enum ValueText {
    case number
    case point
    case rect
    case degrees
    case scale
    case color
    case plain

    @MainActor
    func text(_ value: Any) -> String {
        switch value {
        case let vector as Vector4: text(vector)
        case let style as ResolvedStyle: Self.text(style)
        case let number as Double: Self.text(number)
        default: String(describing: value)
        }
    }

    @MainActor
    private func text(_ v: Vector4) -> String {
        let unit = Double(animatableUnit)
        func list(_ numbers: [Double]) -> String { "(" + numbers.map(Self.text).joined(separator: ", ") + ")" }
        switch self {
        case .number: return Self.text(v[0])
        case .point: return list([v[0], v[1]])
        case .rect: return list([v[0], v[1], v[2], v[3]])
        case .degrees: return Self.text(v[0] / unit * 180 / .pi) + "°"
        case .scale: return v[0] == v[1] ? Self.text(v[0]) : list([v[0], v[1]])
        case .color: return Color.Resolved(v).description
        case .plain:
            let last = (0..<4).last { v[$0] != 0 } ?? 0
            return last == 0 ? Self.text(v[0]) : list((0...last).map { v[$0] })
        }
    }

    @MainActor
    private static func text(_ style: ResolvedStyle) -> String {
        if case .color(let color) = style { return color.description }
        return "a gradient"
    }

    /// Two decimals, never a negative zero.
    static func text(_ number: Double) -> String {
        guard number.isFinite, abs(number) < 1e13 else { return "\(number)" }
        let hundredths = Int((number * 100).rounded(.toNearestOrEven))
        let digits = String(abs(hundredths) % 100)
        return (hundredths < 0 ? "-" : "") + "\(abs(hundredths) / 100)." + (digits.count < 2 ? "0" : "") + digits
    }
}
