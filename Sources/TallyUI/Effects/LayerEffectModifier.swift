import Foundation
@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene

/// A built-in effect on a view as one picture: numbers that move, and nothing of its layout. One that changes nothing in a
/// frame costs nothing in that frame.
nonisolated struct LayerEffectModifier: ElementModifier, Equatable, Sendable {
    typealias Body = Never

    enum Effect: Equatable, Sendable {
        case blur(radius: CGFloat, isOpaque: Bool)
        case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
        case brightness(Double)
        case contrast(Double)
        case saturation(Double)
        case grayscale(Double)
        case hueRotation(Angle)
        case colorMultiply(Color)
        case colorInvert
        case luminanceToAlpha
        case blend(BlendMode)
        case group
    }

    let effect: Effect

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        LayerEffectSlot(element, applied)
    }
}

package final class LayerEffectSlot: Slot {
    /// The numbers of the effect, and the linear components of its colour. Made for the effects that have them.
    private lazy var numbers = Attribute(element)
    private lazy var color = Attribute(element)

    private var effect: LayerEffectModifier.Effect {
        modifier(LayerEffectModifier.self).effect
    }

    package override func apply(isFirst: Bool) {
        switch effect {
        case .blur(let radius, _): set(Vector4(Double(radius)))
        case .shadow(let color, let radius, let x, let y):
            set(Vector4(Double(radius), Double(x), Double(y)))
            set(color)
        case .brightness(let amount), .contrast(let amount), .saturation(let amount), .grayscale(let amount):
            set(Vector4(amount))
        case .hueRotation(let angle): set(Vector4(angle.radians * Double(animatableUnit)))
        case .colorMultiply(let color): set(color)
        case .colorInvert, .luminanceToAlpha, .blend, .group: break
        }
        element.needsRecord()
    }

    package override var needsSegment: Bool? { isMoving || shown != nil }

    private var isMoving: Bool {
        switch effect {
        case .shadow: numbers.isMoving || color.isMoving
        case .colorMultiply: color.isMoving
        case .colorInvert, .luminanceToAlpha, .blend, .group: false
        default: numbers.isMoving
        }
    }

    private func set(_ values: Vector4) { numbers.set(values.finite, scope: scope) }
    private func set(_ new: Color) { color.set(new.resolve(in: applied.environment).vector, scope: scope) }

    package override func reportMotion(to report: inout MotionReport) {
        switch effect {
        case .blur: report.add("blur radius", .number, numbers)
        case .shadow:
            report.add("shadow radius, x and y", .plain, numbers)
            report.add("shadow colour", .color, color)
        case .brightness: report.add("brightness", .number, numbers)
        case .contrast: report.add("contrast", .number, numbers)
        case .saturation: report.add("saturation", .number, numbers)
        case .grayscale: report.add("grayscale", .number, numbers)
        case .hueRotation: report.add("hue rotation", .degrees, numbers)
        case .colorMultiply: report.add("multiplied colour", .color, color)
        case .colorInvert, .luminanceToAlpha, .blend, .group: break
        }
    }

    package override func draw(around inner: Segment) {
        guard let around else { return }
        around.setOnlyChild(inner)
        around.effect = shown
        if case .blur(_, let isOpaque) = effect, numbers.isMoving {
            numbers.blur(around, times: Self.blurDeviation, isOpaque: isOpaque)
        }
    }

    /// The effect of this frame; nil if it changes nothing.
    private var shown: LayerEffect? {
        switch effect {
        case .blur(_, let isOpaque):
            let radius = numbers.presented[0]
            return radius > 0 ? .blur(deviation: radius * Self.blurDeviation, isOpaque: isOpaque) : nil
        case .shadow:
            let color = RGBA(linear: color.presented)
            let numbers = numbers.presented
            let deviation = Swift.max(0, numbers[0]) * Self.shadowDeviation
            return color.alpha > 0 ? .shadow(color, deviation: deviation, x: numbers[1], y: numbers[2]) : nil
        case .colorMultiply:
            let matrix = TallyScene.ColorMatrix(multiplying: RGBA(linear: color.presented))
            return matrix == .identity ? nil : .colors(matrix)
        case .colorInvert: return .colors(.inversion(1))
        case .luminanceToAlpha: return .colors(.luminanceToAlpha)
        case .blend(let mode): return mode == .normal ? nil : .blended(mode.blending)
        case .group: return .group
        case .brightness, .contrast, .saturation, .grayscale, .hueRotation:
            let matrix = matrix(numbers.presented[0])
            return matrix == .identity ? nil : .colors(matrix)
        }
    }

    private func matrix(_ amount: Double) -> TallyScene.ColorMatrix {
        switch effect {
        case .brightness: .brightness(amount)
        case .contrast: .contrast(amount)
        case .saturation: .init(saturation: amount)
        case .grayscale: .grayscale(amount)
        default: .hueRotation(amount / Double(animatableUnit))
        }
    }

    /// A blur's radius is the standard deviation of its Gaussian, as with Core Image's blur.
    nonisolated static let blurDeviation = 1.0
    /// A shadow's radius is two standard deviations of its Gaussian, as with Core Graphics' shadows and those of CSS.
    package nonisolated static let shadowDeviation = 0.5
}
