public import Foundation
@_spi(Runtime) internal import TallyCore

/// Calls back in each frame.
///
/// There is no Objective-C here, and so no selector: a closure, or a method as it is written, stands in its place. It plays as long as a stage
/// or a window does.
public class CADisplayLink: NSObject {
    private var action: ((CADisplayLink) -> Void)?
    private var run: DisplayLinkRun?
    private weak var runtime: Runtime?
    /// Seconds of the last frame.
    public private(set) var timestamp: CFTimeInterval = 0
    /// Seconds at which the next frame is shown.
    public var targetTimestamp: CFTimeInterval { timestamp + duration }
    /// Seconds between two frames.
    public private(set) var duration: CFTimeInterval = 0
    /// Whether it is not called for the moment.
    public var isPaused = false {
        didSet { if isPaused != oldValue { follow() } }
    }
    /// 0: all there are; otherwise at most so many are told of.
    public var preferredFramesPerSecond = 0
    public var preferredFrameRateRange = CAFrameRateRange.default
    private var isAdded = false

    /// - Parameters:
    ///   - target: kept alive until the link is invalidated, as on Apple's platforms.
    ///   - sel: called with the link in each frame.
    public convenience init(target: Any, selector sel: @escaping (CADisplayLink) -> Void) {
        self.init()
        action = { [target] link in
            _ = target
            sel(link)
        }
    }

    /// - Parameters:
    ///   - target: kept alive until the link is invalidated.
    ///   - sel: a method of the target's class, `Board.step`; called in each frame.
    public convenience init<Target: AnyObject>(
        target: Target, selector sel: @escaping (Target) -> @MainActor () -> Void
    ) {
        self.init()
        action = { _ in
            let call = OnMain((target, sel))
            MainActor.assumeIsolated { call.value.1(call.value.0)() }
        }
    }

    /// - Parameters:
    ///   - target: kept alive until the link is invalidated.
    ///   - sel: a method of the target's class, `Board.step(_:)`; called with the link in each frame.
    public convenience init<Target: AnyObject>(
        target: Target, selector sel: @escaping (Target) -> @MainActor (CADisplayLink) -> Void
    ) {
        self.init()
        action = { link in
            let call = OnMain((target, sel, link))
            MainActor.assumeIsolated { call.value.1(call.value.0)(call.value.2) }
        }
    }

    /// Begins. Which run loop and mode it is changes nothing.
    public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = true
        follow()
    }

    public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        isAdded = false
        follow()
    }

    /// Ends it for good, and lets go of the target.
    public func invalidate() {
        action = nil
        isAdded = false
        follow()
    }

    private func follow() {
        let wants = isAdded && !isPaused && action != nil
        let this = OnMain(self)
        MainActor.assumeIsolated { this.value.follow(wants) }
    }

    @MainActor private func follow(_ wants: Bool) {
        if wants, run == nil {
            guard let runtime = runtime ?? Runtime.current else {
                // Of several stages the one that plays first has it.
                let isShown = Runtime.nextTurnOfLayers { [weak self] in self?.follow() }
                if !isShown { LayerContexts.whenShown { [weak self] in self?.follow() } }
                return
            }
            let run = DisplayLinkRun(self)
            self.run = run
            self.runtime = runtime
            timestamp = runtime.time
            runtime.animator.start(run, at: nil)
        } else if !wants, let run {
            self.run = nil
            if !run.hasEnded { runtime?.animator.stop(run) }
            run.hasEnded = true
        }
    }

    /// A frame is played.
    fileprivate func fire(_ time: Double) {
        let step = preferredFramesPerSecond > 0 ? 1 / Double(preferredFramesPerSecond) : 0
        // The grid of frames is not exact to the last bit.
        guard time > timestamp, time - timestamp > step - 1e-6 else { return }
        duration = time - timestamp
        timestamp = time
        action?(self)
    }
}

/// Stands for a link among what the runtime plays.
private final class DisplayLinkRun: CustomRun {
    // The run loop keeps a link alive.
    private let link: CADisplayLink
    var hasEnded = false

    init(_ link: CADisplayLink) {
        self.link = link
        super.init()
    }

    override func play(at time: Double) -> Bool {
        if hasEnded { return true }
        link.fire(time)
        return hasEnded
    }

    override func isOver(at time: Double) -> Bool { hasEnded }
}
