import Foundation
@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene
import TallyUI

/// What a finger that drags a scroll view has hold of, and what goes on when it lets go.
@MainActor
final class ScrollHold {
    /// The offset at which the finger took hold, as if there were no edges.
    fileprivate var start = CGPoint.zero
    fileprivate(set) var isHeld = false
    fileprivate var run: GlideRun?
    var isGliding: Bool { run != nil }

    /// Moves the glide's start, as the content has become longer or shorter before what is seen.
    func displace(by way: CGPoint) {
        start.x += way.x
        start.y += way.y
    }
}

/// Plays a scroll view's offset to its rest.
final class GlideRun: CustomRun {
    private weak var element: ScrollElement?
    private let began: Double
    private let x: ScrollGlide
    private let y: ScrollGlide
    /// How far the content could be scrolled when it began.
    fileprivate let furthest: CGPoint

    fileprivate init(_ element: ScrollElement, _ x: ScrollGlide, _ y: ScrollGlide) {
        furthest = element.furthest
        self.element = element
        self.x = x
        self.y = y
        began = element.runtime.time
        super.init()
        end = began + Swift.max(x.duration, y.duration)
    }

    override func play(at time: Double) -> Bool {
        guard let element, element.isAlive else { return true }
        // At its end it is there, however times are rounded.
        let passed = time >= end ? .infinity : time - began
        element.runtime.placingAtOnce {
            element.shift(to: CGPoint(x: x.offset(at: passed), y: y.offset(at: passed)))
        }
        guard time >= end else { return false }
        element.glideEnded()
        return true
    }

    override func isOver(at time: Double) -> Bool { time >= end }

    /// Returns along which axes a spring has it come back from beyond an edge.
    fileprivate func returns(at time: Double) -> (across: Bool, down: Bool) {
        (x.returns(at: time - began), y.returns(at: time - began))
    }

    /// Returns the speed of the finger whose motion it goes on with, in points a second: against that of the offset.
    fileprivate func speed(at time: Double) -> CGVector {
        CGVector(dx: -x.speed(at: time - began), dy: -y.speed(at: time - began))
    }
}

extension ScrollElement {
    /// Returns whether a finger that goes that way would scroll it.
    func canScroll(_ way: Point) -> Bool {
        guard environment.isScrollEnabled else { return false }
        if way.y.magnitude > way.x.magnitude, offset.y <= 0, let sheet = environment.presentationSettings {
            if way.y < 0 ? sheet.growsFirst() : !canPull(way) && sheet.sinksFirst() { return false }
        }
        return way.x.magnitude > way.y.magnitude ? bouncesAcross : furthest.y > 0 || canPull(way) || bounces
    }

    /// Called when a finger takes hold of the content where it is.
    func beginDrag() {
        guard isAlive else { return }
        environment.openRow?.close()
        if environment.scrollDismissesKeyboardMode.dismisses, runtime.focused?.takesText == true { runtime.dropFocus() }
        hold.isHeld = true
        pullBegins()
        // An animation on its way to somewhere would go on under the finger.
        hold.start = stopWhereShown()
    }

    /// Scrolls as far as the finger has gone since it took hold.
    func drag(by way: Point) {
        let far = furthest
        let x =
            bouncesAcross
            ? ScrollGlide.rubberBanded(
                Double(hold.start.x) - way.x, within: 0...Double(far.x), window: viewport.width) : Double(hold.start.x)
        let y =
            bounces
            ? ScrollGlide.rubberBanded(
                Double(hold.start.y) - way.y, within: (pull?.low ?? 0)...Double(far.y), window: viewport.height)
            : Double(hold.start.y)
        runtime.placingAtOnce { shift(to: CGPoint(x: x, y: y)) }
        pulled()
    }

    /// Called when the finger lets go of the content at a speed, in points a second.
    func endDrag(x: Double, y: Double) {
        guard isAlive else { return }
        hold.isHeld = false
        comeToRest(from: hold.start, x: x, y: y)
    }

    /// Glides from where the content is at a speed of the finger to where it rests.
    ///
    /// - Parameter start: where the content was before the finger moved it.
    func comeToRest(from start: CGPoint, x: Double, y: Double) {
        let far = furthest
        let here = offset
        let speed = CGVector(dx: bouncesAcross ? -x : 0, dy: bounces ? -y : 0)
        var across = ScrollGlide(from: Double(here.x), speed: Double(speed.dx), within: 0...Double(far.x))
        var down = ScrollGlide(from: Double(here.y), speed: Double(speed.dy), within: Double(topmost)...Double(far.y))
        if let rest = rest(
            instead: CGPoint(x: across.end, y: down.end), from: start, velocity: speed)
        {
            if far.x > 0 { across = ScrollGlide(from: Double(here.x), speed: Double(speed.dx), to: Double(rest.x)) }
            if far.y > 0 { down = ScrollGlide(from: Double(here.y), speed: Double(speed.dy), to: Double(rest.y)) }
        }
        guard across.duration > 0 || down.duration > 0 else {
            link?.hasRested(self)
            return
        }
        let run = GlideRun(self, across, down)
        hold.run = run
        runtime.animator.start(run, at: nil)
    }

    /// Goes on gliding as fast where the content or the window is of another size, to a rest between the edges of now. What was on its way
    /// back from beyond an edge stays where it is, if there is content there now.
    func glideOn() {
        guard let run = hold.run, run.furthest != furthest else { return }
        let speed = run.speed(at: runtime.time)
        let returns = run.returns(at: runtime.time)
        stopGliding()
        let (here, far) = (offset, furthest)
        let staysAcross = returns.across && (0...far.x).contains(here.x)
        let staysDown = returns.down && (topmost...Swift.max(topmost, far.y)).contains(here.y)
        comeToRest(from: hold.start, x: staysAcross ? 0 : Double(speed.dx), y: staysDown ? 0 : Double(speed.dy))
    }

    /// Scrolls to the start as by a spring, whatever moves the content.
    func glideToStart() {
        guard isAlive else { return }
        let here = stopWhereShown()
        guard here.y > topmost else { return }
        hold.start = here
        let across = ScrollGlide(from: Double(here.x), speed: 0, to: Double(here.x))
        let run = GlideRun(self, across, ScrollGlide(from: Double(here.y), speed: 0, to: Double(topmost)))
        hold.run = run
        runtime.animator.start(run, at: nil)
    }

    /// Goes on as fast from another offset, at which the content looks the same.
    func glide(on offset: CGPoint) {
        guard let run = hold.run else { return }
        let speed = run.speed(at: runtime.time)
        stopGliding()
        runtime.placingAtOnce { shift(to: offset) }
        comeToRest(from: hold.start, x: Double(speed.dx), y: Double(speed.dy))
    }

    /// The speed of the offset that a finger has let go of, in points a second; nil: it does not glide.
    var glideVelocity: CGVector? {
        guard let speed = hold.run?.speed(at: runtime.time) else { return nil }
        return CGVector(dx: -speed.dx, dy: -speed.dy)
    }

    func stopGliding() {
        guard let run = hold.run else { return }
        hold.run = nil
        runtime.animator.stop(run)
    }

    fileprivate func glideEnded() {
        hold.run = nil
        link?.hasRested(self)
    }
}
