/// What another module's type is, where a layer or an animation takes any value.
package protocol LayerValueConvertible {
    var layerValue: LayerValue { get }
}

extension CGColor: LayerValueConvertible {
    package var layerValue: LayerValue { .color(rgba) }
}

extension CGPath: LayerValueConvertible {
    package var layerValue: LayerValue { .path(fixed) }
}
