import Foundation
import TallyScene

extension Path: LosslessStringConvertible {
    /// Numbers before the letter of what they do: `m` move, `l` line, `q` and `c` curves, `h` close.
    public var description: String {
        func text(_ points: Point...) -> String {
            points.map { "\(Self.number($0.x)) \(Self.number($0.y)) " }.joined()
        }
        return outline.elements.map { element in
            switch element {
            case .move(let p): text(p) + "m"
            case .line(let p): text(p) + "l"
            case .quad(let p, let c): text(c, p) + "q"
            case .curve(let p, let c1, let c2): text(c1, c2, p) + "c"
            case .close: "h"
            }
        }.joined(separator: " ")
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }

    /// Reads what `description` writes, and `re` for a rectangle by origin and size. Nil if anything else is found.
    public init?(_ string: String) {
        var outline = PathOutline()
        var numbers: [Double] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                guard number.isFinite else { return nil }
                numbers.append(number)
                continue
            }
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
                Point(x: numbers[$0], y: numbers[$0 + 1])
            }
            switch (word, numbers.count) {
            case ("m", 2): outline.move(to: points[0])
            case ("l", 2): outline.line(to: points[0])
            case ("q", 4): outline.quad(to: points[1], control: points[0])
            case ("c", 6): outline.curve(to: points[2], control1: points[0], control2: points[1])
            case ("h", 0): outline.close()
            case ("re", 4):
                outline.addRect(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            default: return nil
            }
            numbers.removeAll(keepingCapacity: true)
        }
        guard numbers.isEmpty else { return nil }
        self.init(storage: .outline(outline))
    }
}
