import ConformanceJSON
import TallyCore
import TallyLayers

/// The values of a layer that is none.
struct ValueStore: LayerValueStore {
    private var values: [LayerProperty: LayerValue] = [:]
    /// What was written, in order.
    private(set) var written: [LayerProperty] = []

    init(_ values: [LayerProperty: LayerValue] = [:]) { self.values = values }

    subscript(property: LayerProperty) -> LayerValue {
        get { values[property] ?? Self.initial(property.kind) }
        set {
            values[property] = newValue
            written.append(property)
        }
    }

    private static func initial(_ kind: LayerValue.Kind) -> LayerValue {
        switch kind {
        case .number: .number(0)
        case .flag: .flag(false)
        case .point, .size: .pair(.zero)
        case .rect: .rect(.zero)
        case .transform: .transform(CATransform3DIdentity)
        case .color, .path, .numbers, .colors, .object, .any: .none
        }
    }
}

extension RunningAnimation {
    /// One that begins at 0 and takes a second, unless the animation says otherwise.
    convenience init(_ animation: CAAnimation, at time: Double = 0) {
        self.init(
            animation.copy() as? CAAnimation ?? animation, key: nil, beginTime: time, defaultDuration: 1,
            timingFunctionOverride: nil)
    }

    /// Returns what the layer has at a time.
    func values(at time: Double, _ below: [LayerProperty: LayerValue] = [:]) -> ValueStore {
        var store = ValueStore(below)
        apply(to: &store, at: time)
        return store
    }
}

extension CAPropertyAnimation {
    /// Returns the part of the layer that is animated, at a second's share, kept before and after.
    func part(at progress: Double, _ below: [LayerProperty: LayerValue] = [:]) -> LayerValue? {
        guard let keyPath = keyPath.flatMap({ LayerKeyPath($0) }) else { return nil }
        fillMode = .both
        let store = RunningAnimation(self).values(at: progress, below)
        return keyPath.get(from: store[keyPath.property])
    }
}
