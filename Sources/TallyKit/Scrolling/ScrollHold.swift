import Foundation
@_spi(Runtime) import TallyCore
import TallyControls
import TallyMotion

/// What a scroll view does at the moment.
@MainActor
final class ScrollHold {
    /// A finger is on it.
    var isTracking = false
    /// A finger moves the content.
    var isHeld = false
    /// The offset at which the finger took hold, as if there were no edges.
    var start = CGPoint.zero
    /// What moves the content by itself.
    var run: ScrollRun?
    /// Points between the places at which it comes to rest, down; 0: it does anywhere.
    var notch: CGFloat = 0
    /// Told when what a person or the program has set off is over, and no finger is on it.
    var rested: @MainActor () -> Void = {}
    /// Waits for the end of what a wheel of a mouse does.
    let wheelAlarm = GestureAlarm()
    let indicators = ScrollIndicators()
    /// What bars add to the insets.
    var barInsets = UIEdgeInsets.zero
    /// The bar that follows how far the content is scrolled.
    weak var bar: UINavigationBar?
    var refresh: UIRefreshControl?
    /// What constraints inside speak of.
    var contentGuide: UILayoutGuide?
    var frameGuide: UILayoutGuide?
    /// How many relations of the content's guide are the view's own.
    var ownRules = 0
    /// What has the frame's guide follow the offset: across, and down.
    var frameRules: [LayoutRule] = []
}

/// One coordinate of an offset on its way to its rest.
package struct ScrollPath {
    private let glide: ScrollGlide
    /// Where it stops at once; nil: it swings back from beyond the edges.
    private let wall: ClosedRange<Double>?
    package let duration: Double
    package let end: Double

    /// - Parameters:
    ///   - speed: of the offset when the finger lets go, in points a second.
    ///   - rate: the share of the speed that is left after a millisecond.
    package init(from start: Double, speed: Double, within range: ClosedRange<Double>, rate: Double, bounces: Bool) {
        let rate = rate > 0 && rate < 1 ? rate : rate >= 1 ? 0.9999 : 0.5
        let decay = -1000 * Mathematics.log(rate)
        // What is lost is lost at the end of each millisecond, so the way is v·r/(1 − r), v in points a millisecond.
        let way = speed / 1000 * rate / (1 - rate)
        if bounces {
            let glide = ScrollGlide(from: start, speed: way * decay, within: range, decay: decay)
            self.glide = glide
            (wall, duration, end) = (nil, glide.duration, glide.end)
        } else {
            let glide = ScrollGlide(
                from: start, speed: way * decay,
                within: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude,
                decay: decay)
            self.glide = glide
            wall = range
            end = min(max(glide.end, range.lowerBound), range.upperBound)
            let share = way == 0 ? 1 : (end - start) / way
            duration = share < 1 ? share <= 0 ? 0 : -Mathematics.log(1 - share) / decay : glide.duration
        }
    }

    /// To a place that somebody has chosen.
    package init(from start: Double, speed: Double, to end: Double) {
        glide = ScrollGlide(from: start, speed: speed, to: end)
        wall = nil
        duration = glide.duration
        self.end = end
    }

    /// To a place that is on its way: slower and slower as by itself, and neither faster nor beyond it.
    ///
    /// - Returns: nil if it is not, or so near or far that it would stop short or glide for long.
    package init?(from start: Double, speed: Double, slowingTo end: Double, rate: Double) {
        let way = end - start
        let natural = -1000 * Mathematics.log(rate)
        let decay = way == 0 ? .infinity : speed / way
        guard decay > natural * 0.75, decay < natural * 3 else { return nil }
        let everywhere = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
        glide = ScrollGlide(from: start, speed: speed, within: everywhere, decay: decay)
        wall = nil
        duration = glide.duration
        self.end = end
    }

    package func offset(at time: Double) -> Double {
        if time >= duration { return end }
        let offset = glide.offset(at: time)
        return wall.map { min(max(offset, $0.lowerBound), $0.upperBound) } ?? offset
    }

    /// Returns what is shown of an offset beyond the edges: it gives way less and less, and never by more than the window.
    package static func rubberBanded(_ offset: Double, within range: ClosedRange<Double>, window: Double) -> Double {
        ScrollGlide.rubberBanded(offset, within: range, window: window)
    }

    package func speed(at time: Double) -> Double { time >= duration ? 0 : glide.speed(at: time) }
}
