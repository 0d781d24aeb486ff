import TallyMotion

/// A built-in value that moves: where it is bound for, and what is shown of it now. Up to four numbers.
@MainActor
final class Attribute {
    private(set) var model = Vector4.zero
    private(set) var presented = Vector4.zero
    /// Its place in the animator's array; -1 while it rests.
    var runIndex = -1
    private var hasValue = false
    unowned(unsafe) let owner: any Presentable

    init(owner: any Presentable) { self.owner = owner }

    /// A new value: moves there if the transaction says so, else jumps. The first value never moves.
    func set(_ value: Vector4, scope: TransactionScope) {
        if !hasValue {
            hasValue = true
            model = value
            presented = value
            owner.presentationChanged()
            return
        }
        if value == model { return }
        model = value
        scope.runtime.animator.retarget(self, under: scope)
    }

    /// Shows the value at once, dropping any motion.
    func jump(to value: Vector4, animator: Animator) {
        animator.stop(self)
        hasValue = true
        model = value
        presented = value
        owner.presentationChanged()
    }

    func present(_ value: Vector4) {
        if value == presented { return }
        presented = value
        owner.presentationChanged()
    }
}

/// Draws from attributes; told once for each frame in which one of them shows something new.
@MainActor
protocol Presentable: AnyObject {
    func presentationChanged()
}
