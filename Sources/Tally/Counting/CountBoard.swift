import Foundation

/// What a counting number is bound for. It lives as long as the number's identity.
///
/// A body updates it; doing so twice with the same value changes nothing.
@MainActor
final class CountBoard {
    private(set) var text: NumberText?
    private(set) var target = CountAmount.zero
    private var identity: RollIdentity?
    /// Counts changes.
    private(set) var serial = 0
    /// Counts the changes that cannot be counted through: each has a text of its own, shown by cross-fade.
    private(set) var epoch = 0
    /// Whether the last change was such a one.
    private(set) var isReplacing = false
    /// Whether somebody waits for the motion to end.
    var awaitsRest = false
    /// What the scene says.
    var scene = SceneWatch()
    /// What the text was formatted with.
    var formatMemory: AnyObject?

    /// - Parameter counts: Whether the value may be counted to.
    func show(_ new: NumberText, identity newIdentity: RollIdentity?, counts: Bool) {
        let isNewIdentity = newIdentity != identity
        identity = newIdentity
        guard let old = text else {
            text = new
            target = CountAmount(value: new.value ?? 0, place: NumberText.lastPlace(new, new))
            return
        }
        text = new
        guard old != new || isNewIdentity else {
            if let value = new.value { target.value = value }
            return
        }
        serial += 1
        isReplacing = !counts || isNewIdentity || old.value == nil || new.value == nil
        if isReplacing { epoch += 1 }
        // While it moves, what it started with still counts; at rest the two ends do.
        let place = NumberText.lastPlace(old, new)
        let isMoving = awaitsRest && !isReplacing
        target = CountAmount(value: new.value ?? 0, place: isMoving ? min(place, target.place) : place)
    }
}
