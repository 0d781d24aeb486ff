import Foundation
import TallyCore
import TallyMotion
import TallyScene

struct BlurStep: VisualEffectStep {
    var radius: CGFloat
    let isOpaque: Bool
    static var isOnePicture: Bool { true }
    var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    func write(to parts: inout _VisualEffectParts) {
        let radius = Double(radius.orZero)
        if radius > 0 {
            parts.append(.blur(deviation: radius * LayerEffectSlot.blurDeviation, isOpaque: isOpaque))
        }
    }
}

/// One number, and the map of colours that it stands for.
struct ColorStep: VisualEffectStep {
    enum Kind: Sendable {
        case brightness
        case contrast
        case saturation
        case grayscale
        /// The number is an angle's animatable data.
        case hueRotation
    }

    let kind: Kind
    var amount: Double
    static var isOnePicture: Bool { true }
    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }

    private var matrix: TallyScene.ColorMatrix {
        let amount = amount.isFinite ? amount : 0
        return switch kind {
        case .brightness: .brightness(amount)
        case .contrast: .contrast(amount)
        case .saturation: .init(saturation: amount)
        case .grayscale: .grayscale(amount)
        case .hueRotation: .hueRotation(amount / Double(animatableUnit))
        }
    }

    func write(to parts: inout _VisualEffectParts) {
        let matrix = matrix
        if matrix != .identity { parts.append(.colors(matrix)) }
    }
}
