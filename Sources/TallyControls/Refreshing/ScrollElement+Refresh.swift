import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// What a scroll view that is pulled to refresh remembers of that.
@MainActor
package final class RefreshPull {
    /// Points by which the content is pulled before the action begins.
    package static let threshold = 64.0
    /// Points by which the content stands below its place while the action runs.
    package static let room = 60.0

    let model: RefreshModel
    let wheel = RefreshWheel()
    /// This pull has begun the action already, or has found it running.
    fileprivate(set) var isSpent = false
    /// The least offset at which the content rested when the finger took hold: what a pull begins makes no room under it.
    fileprivate(set) var low = 0.0

    init(_ model: RefreshModel) { self.model = model }
}

extension ScrollElement {
    /// Takes note of the action that the environment has, with each update.
    func updateRefresh(_ model: RefreshModel) {
        guard axes.contains(.vertical) else { return }
        if pull?.model !== model {
            pull?.wheel.end()
            pull = RefreshPull(model)
        }
        model.attach(self)
    }

    var isRefreshing: Bool { pull?.model.isRunning(for: self) ?? false }

    /// The least offset at which the content rests: above 0 there is room for the wheel.
    var topmost: CGFloat { isRefreshing ? CGFloat(-RefreshPull.room) : 0 }

    /// Returns whether a finger that goes that way pulls the content down past its top, however short it is.
    func canPull(_ way: Point) -> Bool { pull != nil && way.y > 0 && shownOffset.y <= 0 }

    /// Whether a finger may move the content up and down.
    var bounces: Bool {
        pull != nil || furthest.y > 0
            || axes.contains(.vertical) && environment.verticalScrollBounceBehavior.kind == .always
    }

    /// Whether a finger can move its content to the sides.
    var bouncesAcross: Bool {
        furthest.x > 0 || axes.contains(.horizontal) && environment.horizontalScrollBounceBehavior.kind == .always
    }

    func pullBegins() {
        pull?.isSpent = isRefreshing
        pull?.low = Double(topmost)
    }

    /// Called when a finger has brought the content elsewhere: once it is pulled far enough the action begins.
    func pulled() {
        guard let pull, !pull.isSpent, Double(-offset.y) >= RefreshPull.threshold else { return }
        pull.isSpent = true
        pull.model.begin(self)
        needsRecord()
    }

    /// Brings the content back to its place, unless a finger has it: then it goes when that lets go.
    func refreshEnded() {
        needsRecord()
        guard !hold.isHeld, offset.y < 0 else { return }
        stopGliding()
        comeToRest(from: offset, x: 0, y: 0)
    }

    /// Returns the wheel where the content is below its place; nil: nothing is seen of it.
    func drawWheel() -> Segment? {
        guard let pull else { return nil }
        var window = shownSafeViewport
        // The field that goes down with the content leaves its place to the wheel.
        if barHead != nil {
            let field = environment.navigationEntry?.bar.field ?? 0
            window = Rect(x: window.minX, y: window.minY - field, width: window.width, height: window.height + field)
        }
        let space = Double(-shownOffset.y)
        guard space > 0.5 else {
            pull.wheel.stop()
            return nil
        }
        return pull.wheel.draw(self, in: window, below: space, isTurning: isRefreshing)
    }
}
