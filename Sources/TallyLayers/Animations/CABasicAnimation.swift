/// From one value to another.
///
/// Of `fromValue`, `toValue` and `byValue` at most two are set. What is missing is the value that shows without this animation,
/// read in each frame; with none set it goes from the value before the change to the one after. A value that is not of the
/// property's type, NaN among them, leaves the animation without effect.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    /// What is added to the start, or taken from the end, to get the other.
    open var byValue: Any?

    override func takeFields(of other: CAAnimation) {
        super.takeFields(of: other)
        guard let other = other as? CABasicAnimation else { return }
        (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }

    override func knownValue(_ key: String) -> Any?? {
        switch key {
        case "fromValue": .some(fromValue)
        case "toValue": .some(toValue)
        case "byValue": .some(byValue)
        default: super.knownValue(key)
        }
    }

    override func setKnownValue(_ value: Any?, _ key: String) -> Bool {
        switch key {
        case "fromValue": fromValue = value
        case "toValue": toValue = value
        case "byValue": byValue = value
        default: return super.setKnownValue(value, key)
        }
        return true
    }
}
