import Foundation
import TallyScene

extension Font {
    /// Returns the size in points under a type size.
    package func size(_ typeSize: DynamicTypeSize = .large) -> CGFloat {
        switch base {
        case .style(let style): style.size(typeSize)
        case .system(let size), .custom(_, let size, nil): size
        case .custom(_, let size, let style?): size * style.size(typeSize) / style.size(.large)
        }
    }

    /// Returns the points that the font has between two line boxes: a text style has some, any other font none.
    package func leading(_ typeSize: DynamicTypeSize) -> CGFloat {
        if case .style(let style) = base { style.leading(typeSize) } else { 0 }
    }

    /// Returns what the shaper is asked for. Width and leading are not part of it; small capitals are made of the text.
    package func request(typeSize: DynamicTypeSize = .large) -> FontRequest {
        var family: String?
        var weight = self.weight ?? .regular
        switch base {
        case .style(let style): weight = self.weight ?? style.weight
        case .system: break
        case .custom(let name, _, _): family = name
        }
        if isBold { weight = Weight(value: max(weight.value, Weight.bold.value)) }
        let size = self.size(typeSize)
        return FontRequest(
            family: family, size: size.isFinite ? max(0, size) : 0, weight: weight.value, isItalic: isItalic,
            hasMonospacedDigits: hasMonospacedDigits, design: isMonospaced ? .monospaced : (design ?? .default).request)
    }
}

extension Font.Design {
    package var request: FontRequest.Design {
        switch self {
        case .default: .default
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}
