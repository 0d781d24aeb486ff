/// Animations that run together, in the group's own time.
///
/// They are cut at the group's duration, not scaled to it. A child's duration of 0 becomes the group's. Delegates and
/// `isRemovedOnCompletion` of children have no effect.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func takeFields(of other: CAAnimation) {
        super.takeFields(of: other)
        guard let other = other as? CAAnimationGroup else { return }
        animations = other.animations.map { $0.map { $0.copy() as? CAAnimation ?? $0 } }
    }

    override func knownValue(_ key: String) -> Any?? {
        key == "animations" ? .some(animations) : super.knownValue(key)
    }

    override func setKnownValue(_ value: Any?, _ key: String) -> Bool {
        guard key == "animations" else { return super.setKnownValue(value, key) }
        animations = value as? [CAAnimation]
        return true
    }
}
