/// Knows whose timing counts in the update under way: it is asked when the update's transaction is there.
@MainActor
protocol RollPaced: AnyObject, Sendable {
    var pacing: RollPacing { get }
}
