import Foundation
import TallyCore
public import TallyMotion

/// How a scroll transition goes from an edge to the view's own look: with the scrolling, or by an animation.
public struct ScrollTransitionConfiguration {
    enum Mode: Sendable {
        case identity
        case animated
        case interactive(UnitCurve)
    }

    let mode: Mode
    private(set) var animation: Animation?
    private(set) var threshold = Threshold.visible

    /// Shows the phase beyond an edge until the threshold is met; an animation leads from one to the other.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .animated, animation: animation)
    }

    public static var animated: ScrollTransitionConfiguration { .animated() }

    /// Follows the scrolling: from the phase beyond the edge, while the view is hidden, to its own look at the threshold.
    ///
    /// - Parameter timingCurve: from 0, just hidden, to 1, where the threshold is met; on the way out it is passed backwards.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(mode: .interactive(timingCurve))
    }

    public static var interactive: ScrollTransitionConfiguration { .interactive() }

    /// Changes nothing at its edge.
    public static var identity: ScrollTransitionConfiguration { ScrollTransitionConfiguration(mode: .identity) }

    private init(mode: Mode, animation: Animation? = nil) {
        self.mode = mode
        self.animation = animation
    }

    /// Returns the same configuration by an animation; one that follows the scrolling then lags behind it.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var copy = self
        copy.animation = animation
        return copy
    }

    /// Returns the same configuration with another point at which the view counts as in view; it is `visible` where
    /// none is set.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var copy = self
        copy.threshold = threshold
        return copy
    }
}

extension ScrollTransitionConfiguration {
    /// A point on a view's way from beyond an edge to the middle of its container.
    public struct Threshold {
        /// How far the view's nearer edge is from the far edge of the container: shares of the two lengths, and points.
        private let container: Double
        private let view: Double
        private let points: Double

        /// All of the view, or as much as the container can show, is in view.
        public static var visible: Threshold { .visible(1) }
        /// The view touches the container's edge from outside.
        public static var hidden: Threshold { .visible(0) }
        /// The view's middle is in the container's.
        public static var centered: Threshold { Threshold(container: 0.5, view: -0.5, points: 0) }

        /// Returns the point at which a share of the view is in view.
        ///
        /// - Parameter amount: held within 0...1; not-a-number counts as 1.
        public static func visible(_ amount: Double) -> Threshold {
            let amount = amount.isNaN ? 1 : Swift.min(Swift.max(amount, 0), 1)
            return Threshold(container: 1, view: -amount, points: 0)
        }

        /// Returns the point between this one (0) and another (1). An amount that is not finite counts as 0.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            let amount = amount.isFinite ? amount : 0
            func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
            return Threshold(
                container: mix(container, other.container), view: mix(view, other.view),
                points: mix(points, other.points))
        }

        /// Returns a point nearer to the container's middle, by points; a negative distance is further out.
        public func inset(by distance: Double) -> Threshold {
            Threshold(container: container, view: view, points: points - (distance.isFinite ? distance : 0))
        }

        private init(container: Double, view: Double, points: Double) {
            self.container = container
            self.view = view
            self.points = points
        }

        /// Returns where the view's nearer edge stands when the point is met, never beyond the container's middle.
        fileprivate func place(_ length: Double, in window: Double) -> Double {
            let isCentered = container == 0.5 && view == -0.5
            let shown = isCentered ? length : Swift.min(length, window)
            return Swift.max(container * window + view * shown + points, (window - length) / 2)
        }
    }

    /// Returns how much of the phase beyond an edge is shown, 0...1.
    ///
    /// - Parameters:
    ///   - place: how far the view's nearer edge is from the far edge of the container.
    ///   - length: of the view.
    ///   - window: of the container.
    func share(at place: Double, length: Double, window: Double) -> Double {
        let met = threshold.place(length, in: window)
        let way = window - met
        let passed = place <= met ? 1 : way > 0 ? Swift.max(0, (window - place) / way) : 0
        switch mode {
        case .identity: return 0
        case .animated: return passed < 1 ? 1 : 0
        case .interactive(let curve): return passed < 1 ? 1 - curve.value(at: passed) : 0
        }
    }
}
