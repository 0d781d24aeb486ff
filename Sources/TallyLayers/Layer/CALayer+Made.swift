internal import Foundation

// A class of the program's own has initializers that nothing here can call by its type, as it need not declare them `required`. A convenience
// initializer finds them all the same, and the two functions below are these initializers, called for a type that is not known before.
extension CALayer {
    package convenience init(copyOf layer: Any) { self.init(layer: layer) }
    package convenience init(ofClass: Void) { self.init() }

    // unsafe: an initializer that allocates and a function of a type are called alike; a name that is not there does not link.
    @_silgen_name("$s11TallyLayers7CALayerC6copyOfACyp_tcfC")
    private static func made(copyOf layer: __owned Any) -> CALayer
    @_silgen_name("$s11TallyLayers7CALayerC7ofClassACyt_tcfC")
    private static func made(ofClass: Void) -> CALayer

    /// Makes a layer of the class, by its `init()`.
    package static func make() -> CALayer { made(ofClass: ()) }

    /// Returns a copy of the same class, made by its `init(layer:)`, with other values.
    final func copy(showing values: LayerValues) -> Self {
        guard let copy = type(of: self).made(copyOf: self) as? Self else { return self }
        copy.modelValues = values
        copy.original = self
        copy.delegate = delegate
        return copy
    }
}
