internal import Foundation

/// An animation of one property, or of a part of one, by its key path. Its subclasses say the values.
///
/// A key path that no layer knows has no effect; the animation takes its time all the same.
open class CAPropertyAnimation: CAAnimation {
    /// As `position`, `bounds.size.width` or `transform.rotation.z`.
    open var keyPath: String?
    /// Whether the values are put upon what is below, the layer's own value and earlier animations, instead of replacing it.
    open var isAdditive = false
    /// Whether each cycle begins where the one before ended.
    open var isCumulative = false
    /// Makes transforms of numbers; only for key paths that are a whole transform.
    open var valueFunction: CAValueFunction?

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// Adds itself to a layer under the key of the event, which is its key path, too, where it has none.
    open override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        guard keyPath == nil, let copy = copy() as? CAPropertyAnimation else {
            return super.run(forKey: event, object: anObject, arguments: dict)
        }
        copy.keyPath = event
        (anObject as? any AnimationTarget)?.add(copy, forKey: event)
    }

    override func takeFields(of other: CAAnimation) {
        super.takeFields(of: other)
        guard let other = other as? CAPropertyAnimation else { return }
        (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
        valueFunction = other.valueFunction
    }

    override func knownValue(_ key: String) -> Any?? {
        switch key {
        case "keyPath": .some(keyPath)
        case "additive", "isAdditive": isAdditive
        case "cumulative", "isCumulative": isCumulative
        case "valueFunction": .some(valueFunction)
        default: super.knownValue(key)
        }
    }

    override func setKnownValue(_ value: Any?, _ key: String) -> Bool {
        let flag = value.flatMap { LayerValue.double($0) }.map { $0 != 0 }
        switch key {
        case "keyPath": keyPath = value as? String
        case "additive", "isAdditive": isAdditive = flag ?? isAdditive
        case "cumulative", "isCumulative": isCumulative = flag ?? isCumulative
        case "valueFunction": valueFunction = value as? CAValueFunction
        default: return super.setKnownValue(value, key)
        }
        return true
    }
}
