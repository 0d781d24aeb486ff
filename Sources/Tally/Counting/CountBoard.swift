import Foundation

/// What a counting number is bound for.
struct CountBoard: Board {
    private(set) var text: NumberText?
    private(set) var target = CountAmount.zero
    private var identity: RollIdentity?
    /// Counts changes.
    private(set) var serial = 0
    /// Counts the changes that cannot be counted through: each has a text of its own, shown by cross-fade.
    private(set) var epoch = 0
    /// Whether the last change was such a one.
    private(set) var isReplacing = false
    private var isAtRest = true
    /// Whether the last change is as good as over.
    private(set) var isNearRest = false
    var hasRuns: Bool { !isAtRest && !isNearRest }
    /// What the last change found at rest; `nil` if something moved.
    private var beginning: Beginning?

    private struct Beginning: Equatable {
        let text: NumberText
        let target: CountAmount
        let identity: RollIdentity?
    }

    /// - Parameter counts: Whether the value may be counted to.
    mutating func show(_ new: NumberText, identity newIdentity: RollIdentity?, counts: Bool) {
        let oldIdentity = identity
        let isNewIdentity = newIdentity != oldIdentity
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
        beginning = hasRuns ? nil : Beginning(text: old, target: target, identity: oldIdentity)
        isReplacing = !counts || isNewIdentity || old.value == nil || new.value == nil
        if isReplacing { epoch += 1 }
        // While it moves, what it started with still counts; at rest the two ends do.
        let place = NumberText.lastPlace(old, new)
        let isMoving = !isAtRest && !isReplacing
        (isAtRest, isNearRest) = (false, false)
        target = CountAmount(value: new.value ?? 0, place: isMoving ? min(place, target.place) : place)
    }

    mutating func comesToRest() -> Bool {
        isAtRest = true
        return false
    }

    mutating func beginWatch() -> Int? { serial }
    mutating func endWatch(_ serial: Int) { isNearRest = serial == self.serial }

    var canGoBack: Bool { beginning != nil }

    mutating func goBack() {
        guard let beginning else { return }
        (text, target, identity) = (beginning.text, beginning.target, beginning.identity)
        self.beginning = nil
        // A text of its own, in place of the one that has begun to count.
        epoch += 1
        isAtRest = true
    }
}
