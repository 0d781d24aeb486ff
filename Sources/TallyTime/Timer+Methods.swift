public import Foundation

// In place of selectors, which there are none of without Objective-C: each of these takes a method of the target's class as it is written,
// `Board.tick` or `Board.tick(_:)`.
extension Timer {
    /// Does nothing until it is added to a run loop. The target is kept until the timer is invalidated.
    public convenience init<Target: AnyObject>(
        timeInterval ti: TimeInterval, target aTarget: Target,
        selector aSelector: @escaping (Target) -> @MainActor () -> Void, userInfo: Any?, repeats yesOrNo: Bool
    ) {
        // unsafe: the timers of a stage and of the main run loop fire on the main thread, where the target belongs.
        nonisolated(unsafe) let call = (target: aTarget, method: aSelector)
        self.init(timeInterval: ti, repeats: yesOrNo) { _ in MainActor.assumeIsolated { call.method(call.target)() } }
        givenInfo = userInfo
    }

    /// Does nothing until it is added to a run loop. The target is kept until the timer is invalidated.
    public convenience init<Target: AnyObject>(
        timeInterval ti: TimeInterval, target aTarget: Target,
        selector aSelector: @escaping (Target) -> @MainActor (Timer) -> Void, userInfo: Any?, repeats yesOrNo: Bool
    ) {
        // unsafe: the timers of a stage and of the main run loop fire on the main thread, where the target belongs.
        nonisolated(unsafe) let call = (target: aTarget, method: aSelector)
        self.init(timeInterval: ti, repeats: yesOrNo) { timer in
            // unsafe: as above.
            nonisolated(unsafe) let timer = timer
            MainActor.assumeIsolated { call.method(call.target)(timer) }
        }
        givenInfo = userInfo
    }

    /// Runs from now on. The target is kept until the timer is invalidated.
    @discardableResult
    public class func scheduledTimer<Target: AnyObject>(
        timeInterval ti: TimeInterval, target aTarget: Target,
        selector aSelector: @escaping (Target) -> @MainActor () -> Void, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// Runs from now on. The target is kept until the timer is invalidated.
    @discardableResult
    public class func scheduledTimer<Target: AnyObject>(
        timeInterval ti: TimeInterval, target aTarget: Target,
        selector aSelector: @escaping (Target) -> @MainActor (Timer) -> Void, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}
