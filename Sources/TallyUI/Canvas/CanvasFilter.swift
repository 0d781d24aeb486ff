import Foundation
import TallyCore
import TallyScene

/// A filter of a context, with the space in which its lengths are meant.
struct CanvasFilter {
    private enum Kind {
        case effect(LayerEffect)
        case projection(Projection)
        case shadow(CanvasShadow)
    }

    private let kind: Kind
    /// Takes the filter's space to the canvas's and back. Nil: they differ by a move at most.
    private let space: (toCanvas: Affine, back: Affine)?

    /// Creates a filter; nil for one that changes nothing.
    init?(_ filter: GraphicsContext.Filter, _ map: Affine, _ environment: EnvironmentValues) {
        switch filter.kind {
        case .projection(let matrix):
            guard matrix.projection.isFinite else { return nil }
            kind = .projection(matrix.projection)
        case .shadow(let color, let radius, let x, let y, let mode, let options):
            guard
                let shadow = CanvasShadow(
                    color.resolve(in: environment).rgba, radius: Double(radius), x: Double(x), y: Double(y), mode,
                    options)
            else { return nil }
            kind = shadow.effect.map { .effect($0) } ?? .shadow(shadow)
        case .multiply(let color): kind = .effect(.colors(.init(multiplying: color.resolve(in: environment).rgba)))
        case .matrix(let matrix):
            if matrix == .identity { return nil }
            kind = .effect(.colors(matrix))
        case .blur(let radius, let isOpaque):
            guard radius > 0 else { return nil }
            kind = .effect(.blur(deviation: Double(radius) * LayerEffectSlot.blurDeviation, isOpaque: isOpaque))
        case .threshold(let min, let max, let color):
            kind = .effect(
                min <= max
                    ? .threshold(min...max, color.resolve(in: environment).rgba) : .threshold(2...2, .clear))
        }
        // Moves change neither lengths nor colours; a map in perspective has its place.
        var isFixed = false
        if case .projection = kind { isFixed = true }
        if map == .identity || map.isTranslation && !isFixed {
            space = nil
        } else {
            guard let back = map.inverse, back.isFinite else { return nil }
            space = (map, back)
        }
    }

    /// Returns a segment in the canvas's space that shows another one through the filter.
    func segment(around inner: Segment, _ sheet: CanvasSheet) -> Segment {
        guard let space else { return filtered(inner, sheet) }
        let filtered = filtered(sheet.group([inner], space.back), sheet)
        return sheet.group([filtered], space.toCanvas)
    }

    private func filtered(_ inner: Segment, _ sheet: CanvasSheet) -> Segment {
        switch kind {
        case .effect(let effect):
            // A drawing without an effect of its own takes it; its transform would stand outside otherwise.
            if inner.effect == nil && inner.transform.isTranslation && inner.projection == nil {
                inner.effect = effect
                return inner
            }
            return sheet.group([inner], effect: effect)
        case .projection(let projection):
            let segment = sheet.group([inner], effect: .group)
            segment.projection = projection
            return segment
        case .shadow(let shadow): return shadow.segment(around: inner, sheet)
        }
    }
}

/// A shadow that is drawn by itself, in front of or behind what casts it.
struct CanvasShadow {
    /// What the painter does in one step; nil if the shadow needs a segment of its own.
    let effect: LayerEffect?
    private let color: RGBA
    private let deviation: Double
    private let place: Affine
    private let blending: Blending?
    private let options: GraphicsContext.ShadowOptions

    init?(
        _ color: RGBA, radius: Double, x: Double, y: Double, _ mode: GraphicsContext.BlendMode,
        _ options: GraphicsContext.ShadowOptions
    ) {
        let isShown = options.contains(.shadowOnly)
        if !(color.alpha > 0) && !isShown { return nil }
        self.color = color
        deviation = radius > 0 && radius.isFinite ? radius * LayerEffectSlot.shadowDeviation : 0
        let x = x.isFinite ? x : 0
        let y = y.isFinite ? y : 0
        place = .translation(x: x, y: y)
        blending = mode.blending
        self.options = options
        let isPlain = mode.blending == nil && options.isDisjoint(with: [.shadowAbove, .shadowOnly])
        effect = isPlain ? .shadow(color, deviation: deviation, x: x, y: y) : nil
    }

    func segment(around inner: Segment, _ sheet: CanvasSheet) -> Segment {
        let isAlone = options.contains(.shadowOnly)
        let cast = isAlone ? inner : sheet.copy(of: inner)
        // One colour, as opaque as what casts it and the colour itself.
        let ink = TallyScene.ColorMatrix(
            red: .zero, green: .zero, blue: .zero,
            alpha: SIMD4(Float(color.red), Float(color.green), Float(color.blue), 1) * Float(color.alpha))
        let tinted = sheet.group([cast], place, effect: .colors(ink))
        var shadow = sheet.group(
            [tinted], effect: deviation > 0 ? .blur(deviation: deviation, isOpaque: false) : nil)
        if let blending {
            shadow = sheet.group([shadow], effect: .blended(blending))
        }
        if isAlone { return shadow }
        return sheet.group(options.contains(.shadowAbove) ? [inner, shadow] : [shadow, inner])
    }
}

extension ProjectionTransform {
    var projection: Projection {
        Projection(
            rows: SIMD3(Double(m11), Double(m12), Double(m13)), SIMD3(Double(m21), Double(m22), Double(m23)),
            SIMD3(Double(m31), Double(m32), Double(m33)))
    }
}
