public import Foundation
internal import TallyScene

extension CGContext {
    /// Begins what is put onto the rest as one picture, with the opacity, the shadow and the blend mode of now.
    ///
    /// Inside of it there is no shadow and no transparency yet. A layer that is never ended ends with the drawing.
    public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
        layers.append(TransparencyLayer(outside: drawn, isIsolated: isIsolated, state: state, saved: saved))
        (drawn, isIsolated) = ([], false)
        (state.alpha, state.shadow, state.blendMode, state.masks) = (1, nil, .normal, [])
    }

    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: NSDictionary?) {
        beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
        clip(to: rect)
    }

    /// Puts the layer onto what was drawn before. The state is again that of its beginning. Without one nothing is done.
    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return }
        let inside = whole
        (drawn, isIsolated, state, saved) = (layer.outside, layer.isIsolated, layer.state, layer.saved)
        if !inside.isEmpty { lay(layer.part(inside)) }
    }
}

/// What stands outside of a transparency layer while it is drawn.
struct TransparencyLayer {
    let outside: [LayerPart]
    let isIsolated: Bool
    let state: CGContext.State
    let saved: [CGContext.State]

    func part(_ inside: [LayerPart]) -> LayerPart {
        let whole = LayerPart(inside, opacity: state.alpha, label: "transparency layer")
        return state.shadow.map(whole.throwing) ?? whole
    }
}
