public import Foundation

/// Changes of layers that take effect together: what is set for it holds for the implicit animations of its changes.
///
/// Transactions belong to the main thread. A change outside of any begins one that is committed before the next frame.
public class CATransaction: NSObject {
    // unsafe: layers, and with them transactions, belong to the main thread.
    nonisolated(unsafe) private static var levels: [TransactionLevel] = []
    nonisolated(unsafe) private static var implicit = TransactionLevel()

    private static var current: TransactionLevel { levels.last ?? implicit }

    /// Begins a transaction inside of the one under way, whose values hold until they are set.
    public class func begin() { levels.append(TransactionLevel(inheriting: current)) }

    /// Ends the innermost transaction; the outermost one sends its changes. Nothing is done where none has begun.
    public class func commit() {
        guard let level = levels.popLast() else { return }
        if levels.isEmpty {
            LayerContexts.commitAll()
        }
        level.close()
    }

    /// Commits the implicit transaction; inside of an explicit one nothing is done.
    public class func flush() {
        guard levels.isEmpty else { return }
        commitImplicit()
    }

    /// Changes nothing: layers belong to one thread.
    public class func lock() {}
    public class func unlock() {}

    /// Seconds of implicit animations, and of those that are added without a duration.
    public class func animationDuration() -> CFTimeInterval { current.duration }
    /// - Parameter dur: Seconds; not finite or below 0 counts as 0.
    public class func setAnimationDuration(_ dur: CFTimeInterval) {
        touch()
        current.duration = dur.isFinite ? max(dur, 0) : 0
    }
    public class func animationTimingFunction() -> CAMediaTimingFunction? { current.timingFunction }
    /// Of all animations that are made or added in the transaction, in place of their own.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        touch()
        current.timingFunction = function
    }
    public class func disableActions() -> Bool { current.disablesActions }
    /// Changes of properties do not animate.
    public class func setDisableActions(_ flag: Bool) {
        touch()
        current.disablesActions = flag
    }
    public class func completionBlock() -> (() -> Void)? { current.block }
    /// Sets what is run when all animations added from now on, in this transaction, have ended or been removed.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        touch()
        current.setBlock(block)
    }
    public class func value(forKey key: String) -> Any? { current.value(key) }
    public class func setValue(_ anObject: Any?, forKey key: String) {
        touch()
        current.setValue(anObject, key)
    }

    static var disablesActions: Bool { current.disablesActions }
    static var groups: [CompletionGroup] { current.groups }
    static var isExplicit: Bool { !levels.isEmpty }

    /// The implicit transaction ends with the run-loop turn: before the next frame.
    private class func touch() { if levels.isEmpty { LayerContexts.scheduleCommit() } }

    /// Sends what the implicit transaction has changed.
    package static func commitImplicit() {
        let level = implicit
        implicit = TransactionLevel()
        LayerContexts.commitAll()
        level.close()
    }
}

/// What one transaction says.
final class TransactionLevel {
    var duration = 0.25
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    private(set) var block: (() -> Void)?
    private(set) var group: CompletionGroup?
    private var others: [String: Any] = [:]

    init() {}

    init(inheriting outer: TransactionLevel) {
        duration = outer.duration
        timingFunction = outer.timingFunction
        disablesActions = outer.disablesActions
        others = outer.others
        outerGroups = outer.groups
    }

    /// What waits around for the animations in here, too.
    private var outerGroups: [CompletionGroup] = []
    var groups: [CompletionGroup] { outerGroups + (group.map { [$0] } ?? []) }

    func setBlock(_ block: (() -> Void)?) {
        group?.close()
        self.block = block
        group = block.map { CompletionGroup($0) }
    }

    func close() { group?.close() }

    func value(_ key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: duration
        case kCATransactionDisableActions: disablesActions
        case kCATransactionAnimationTimingFunction: timingFunction
        case kCATransactionCompletionBlock: block
        default: others[key]
        }
    }

    func setValue(_ value: Any?, _ key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            if let seconds = value.flatMap(LayerValue.double) { duration = seconds.isFinite ? max(seconds, 0) : 0 }
        case kCATransactionDisableActions: disablesActions = value.flatMap(LayerValue.double) ?? 0 != 0
        case kCATransactionAnimationTimingFunction: timingFunction = value as? CAMediaTimingFunction
        case kCATransactionCompletionBlock: setBlock(value as? () -> Void)
        default: others[key] = value
        }
    }
}

public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
public let kCATransactionCompletionBlock = "completionBlock"
