import Foundation
import TallyCore
import TallyMotion
import TallyScene

/// What a visual effect does to a view in one frame, put together from its modifiers, the innermost first.
public struct _VisualEffectParts {
    /// What happens to the picture of what is inside, and what has moved and faded that before.
    struct Layer {
        let map: ShownMap
        let opacity: Double
        let effect: LayerEffect
    }

    /// Where the view is shown before the effect: x, y, width and height in points of the space it is laid out in.
    let frame: Vector4
    private(set) var layers: [Layer] = []
    /// Since the last of the layers.
    private(set) var map = ShownMap(.identity)
    private(set) var opacity = 1.0
    /// All maps, layers or not.
    private(set) var wholeMap = ShownMap(.identity)
    private(set) var wholeOpacity = 1.0

    init(_ frame: Vector4) { self.frame = frame }

    /// Appends a map; one that is not finite counts as none.
    mutating func append(_ new: Projection) {
        guard new.isFinite else { return }
        map.append(new)
        wholeMap.append(new)
    }

    mutating func append(_ new: Affine) { append(Projection(new)) }

    /// Appends a map about a unit point of the view.
    mutating func append(_ new: Affine, about anchor: UnitPoint) {
        let x = frame[0] + frame[2] * Double(anchor.x.orZero)
        let y = frame[1] + frame[3] * Double(anchor.y.orZero)
        append(Affine.translation(x: -x, y: -y).concatenating(new).concatenating(.translation(x: x, y: y)))
    }

    mutating func fade(_ new: Double) {
        let share = new.isNaN ? 0 : Swift.min(Swift.max(new, 0), 1)
        opacity *= share
        wholeOpacity *= share
    }

    mutating func append(_ effect: LayerEffect) {
        layers.append(Layer(map: map, opacity: opacity, effect: effect))
        map = ShownMap(.identity)
        opacity = 1
    }
}
