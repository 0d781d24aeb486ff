internal import Foundation
internal import TallyCore

/// Where an animation's values go, and how they meet what is below.
struct AnimatedTarget {
    let keyPath: LayerKeyPath
    let isAdditive: Bool
    let isCumulative: Bool
    let function: TransformFunction?

    /// Nil if no layer has what the key path says. A value function counts only where a whole transform is animated.
    init?(_ source: CAPropertyAnimation) {
        guard let path = source.keyPath, let keyPath = LayerKeyPath(animated: path) else { return nil }
        self.keyPath = keyPath
        isAdditive = source.isAdditive
        isCumulative = source.isCumulative
        let takesTransforms = keyPath.component == .whole && keyPath.property.kind == .transform
        function = takesTransforms ? source.valueFunction?.function : nil
    }

    /// The kind of the values that are given.
    var kind: LayerValue.Kind { function?.kind ?? keyPath.kind }

    /// Returns what a value of the property is in the values that are given.
    @inline(__always)
    func part(of value: LayerValue) -> LayerValue {
        if let function { return function.value(of: value.transform) }
        return keyPath.get(from: value)
    }

    /// Puts a value upon the store; `end` is what each of the cycles behind it has added.
    @inline(__always)
    func write(
        _ value: LayerValue, end: @autoclosure () -> LayerValue, cycle: Double, to store: inout some LayerValueStore
    ) {
        let value = isCumulative && cycle > 0 ? end().scaled(by: cycle).adding(value) : value
        let property = keyPath.property
        if let function {
            let transform = LayerValue.transform(function.transform(of: value))
            store[property] = isAdditive ? store[property].adding(transform) : transform
        } else if keyPath.component == .whole {
            store[property] = isAdditive ? store[property].adding(value) : value
        } else {
            let below = store[property]
            store[property] = keyPath.set(isAdditive ? keyPath.get(from: below).adding(value) : value, in: below)
        }
    }
}
