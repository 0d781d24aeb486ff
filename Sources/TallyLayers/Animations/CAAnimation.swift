public import Foundation

/// What all animations of layers have: their time, pace and delegate. It changes nothing by itself.
///
/// A layer keeps a copy: what is changed afterwards has no effect. Numbers that are not finite make an animation without
/// effect, which ends at once; only `repeatCount` and `repeatDuration` may be infinite.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    /// The pace of a cycle; nil is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// Kept alive until the animation is removed.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer lets go of it when its time has ended, whatever its fill mode.
    open var isRemovedOnCompletion = true
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// What was set under keys that are no property.
    private var tags: [String: Any] = [:]

    public required override init() { super.init() }

    /// There are no archives of animations here: nil.
    public required init?(coder: NSCoder) { return nil }

    /// Returns a copy of the same class, with what was set by key.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.takeFields(of: self)
        return copy
    }

    /// Makes every field of it what another's is, as far as the other has it.
    func takeFields(of other: CAAnimation) {
        (beginTime, duration, speed, timeOffset) = (other.beginTime, other.duration, other.speed, other.timeOffset)
        (repeatCount, repeatDuration) = (other.repeatCount, other.repeatDuration)
        (autoreverses, fillMode) = (other.autoreverses, other.fillMode)
        (timingFunction, delegate) = (other.timingFunction, other.delegate)
        (isRemovedOnCompletion, preferredFrameRateRange) = (other.isRemovedOnCompletion, other.preferredFrameRateRange)
        tags = other.tags
    }

    /// Adds itself to a layer under the key of the event.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? any AnimationTarget)?.add(self, forKey: event)
    }

    /// Returns what a property has in a new animation of the class; nil for a key that is none.
    open class func defaultValue(forKey key: String) -> Any? { self.init().value(forKey: key) }

    /// Returns a property, or what was set under another key.
    open func value(forKey key: String) -> Any? { knownValue(key) ?? tags[key] }

    /// Sets a property, or keeps the value under another key, for the layer's copy too. A value of another type than the
    /// property's has no effect.
    open func setValue(_ value: Any?, forKey key: String) {
        if setKnownValue(value, key) { return }
        tags[key] = value
    }

    /// Returns a property; nil if the key is none, an optional without content if it has nothing.
    func knownValue(_ key: String) -> Any?? {
        switch key {
        case "beginTime": beginTime
        case "duration": duration
        case "speed": speed
        case "timeOffset": timeOffset
        case "repeatCount": repeatCount
        case "repeatDuration": repeatDuration
        case "autoreverses": autoreverses
        case "fillMode": fillMode
        case "timingFunction": .some(timingFunction)
        case "delegate": .some(delegate)
        case "removedOnCompletion", "isRemovedOnCompletion": isRemovedOnCompletion
        default: nil
        }
    }

    /// Sets a property; false if the key is none.
    func setKnownValue(_ value: Any?, _ key: String) -> Bool {
        let number = value.flatMap { LayerValue.double($0) }
        switch key {
        case "beginTime": beginTime = number ?? beginTime
        case "duration": duration = number ?? duration
        case "speed": speed = number.map { Float($0) } ?? speed
        case "timeOffset": timeOffset = number ?? timeOffset
        case "repeatCount": repeatCount = number.map { Float($0) } ?? repeatCount
        case "repeatDuration": repeatDuration = number ?? repeatDuration
        case "autoreverses": autoreverses = number.map { $0 != 0 } ?? autoreverses
        case "fillMode":
            let name = (value as? String).map { CAMediaTimingFillMode(rawValue: $0) }
            fillMode = value as? CAMediaTimingFillMode ?? name ?? fillMode
        case "timingFunction": timingFunction = value as? CAMediaTimingFunction
        case "delegate": delegate = value as? any CAAnimationDelegate
        case "removedOnCompletion", "isRemovedOnCompletion":
            isRemovedOnCompletion = number.map { $0 != 0 } ?? isRemovedOnCompletion
        default: return false
        }
        return true
    }
}
