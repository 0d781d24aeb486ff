/// The values of one layer while its animations are applied: at first its own, then with each animation put upon them.
package protocol LayerValueStore {
    subscript(property: LayerProperty) -> LayerValue { get set }
}
