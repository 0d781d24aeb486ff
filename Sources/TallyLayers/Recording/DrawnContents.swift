/// What `draw(in:)` has drawn, as a layer's contents.
package final class DrawnContents {
    package let parts: [LayerPart]

    init(_ parts: [LayerPart]) { self.parts = parts }
}
