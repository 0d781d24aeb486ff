public import Foundation
import TallyCore

// In place of selectors, which there are none of without Objective-C: each of these takes a method of the target's class as it is written,
// `Board.tick` or `Board.tick(_:)`.
extension Timer {
    /// Does nothing until it is added to a run loop. The target is kept until the timer is invalidated.
    public convenience init<Target: AnyObject>(
        timeInterval ti: TimeInterval, target aTarget: Target,
        selector aSelector: @escaping (Target) -> @MainActor () -> Void, userInfo: Any?, repeats yesOrNo: Bool
    ) {
        // The timers of a stage and of the main run loop fire on the main thread, where the target belongs.
        let call = OnMain((target: aTarget, method: aSelector))
        self.init(timeInterval: ti, repeats: yesOrNo) { _ in
            MainActor.assumeIsolated { call.value.method(call.value.target)() }
        }
        givenInfo = userInfo
    }

    /// Does nothing until it is added to a run loop. The target is kept until the timer is invalidated.
    public convenience init<Target: AnyObject>(
        timeInterval ti: TimeInterval, target aTarget: Target,
        selector aSelector: @escaping (Target) -> @MainActor (Timer) -> Void, userInfo: Any?, repeats yesOrNo: Bool
    ) {
        // The timers of a stage and of the main run loop fire on the main thread, where the target belongs.
        let call = OnMain((target: aTarget, method: aSelector))
        self.init(timeInterval: ti, repeats: yesOrNo) { timer in
            let timer = OnMain(timer)
            MainActor.assumeIsolated { call.value.method(call.value.target)(timer.value) }
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
