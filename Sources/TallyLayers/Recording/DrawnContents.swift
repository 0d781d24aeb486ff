internal import Foundation
internal import TallyScene

/// What `draw(in:)` has drawn, as a layer's contents.
package final class DrawnContents {
    package let parts: [LayerPart]
    /// Those of the layer when it was drawn.
    let bounds: CGRect

    init(_ parts: [LayerPart], _ bounds: CGRect) {
        self.parts = parts
        self.bounds = bounds
    }

    /// The parts as they lie in other bounds: stretched or moved as a picture would be. In empty ones there is nothing.
    func parts(in bounds: CGRect, _ gravity: CALayerContentsGravity) -> [LayerPart] {
        if bounds.isEmpty { return [] }
        guard bounds != self.bounds, !self.bounds.isEmpty else { return parts }
        let place = gravity.place(self.bounds.size, in: bounds)
        let (x, y) = (Double(place.width / self.bounds.width), Double(place.height / self.bounds.height))
        let map = Affine.translation(x: -Double(self.bounds.minX), y: -Double(self.bounds.minY))
            .concatenating(.scale(x: x, y: y))
            .concatenating(.translation(x: Double(place.minX), y: Double(place.minY)))
        return parts.map {
            var part = $0
            part.transform = part.transform.concatenating(map)
            part.blur *= (x + y) / 2
            return part
        }
    }
}
