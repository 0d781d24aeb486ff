import Foundation
import TallyStage

/// A face that is seen, and where.
struct Look {
    var text: String
    var x: Double
    var y: Double
    var opacity: Double

    /// Whether everything that is seen in one look is seen in the other, not half a point and not a hundredth away.
    ///
    /// - Returns: `nil` if so, else what is missing or new.
    static func jump(from a: [Look], to b: [Look]) -> String? {
        var rest = b
        for old in a {
            let place = rest.firstIndex {
                $0.text == old.text && abs($0.x - old.x) < 0.5 && abs($0.y - old.y) < 0.5
                    && abs($0.opacity - old.opacity) < 0.01
            }
            guard let place else { return "\(old), among \(b.filter { $0.text == old.text })" }
            rest.remove(at: place)
        }
        return rest.first.map { "\($0) has come" }
    }
}

extension Theatre {
    /// What is seen, but for marks in the style in which they change at once.
    func looks(isPerDigit: Bool = false) -> [Look] {
        faces.filter { $0.isInWindow && $0.opacity > 0.015 && !(isPerDigit && ",-".contains($0.string)) }
            .map { Look(text: $0.string, x: $0.rect.minX, y: $0.rect.minY, opacity: $0.opacity) }
    }
}
