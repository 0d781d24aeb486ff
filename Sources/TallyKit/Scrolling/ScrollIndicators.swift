import Foundation
@_spi(Runtime) import TallyCore
import TallyLayers

/// The bars that show how far a scroll view has been scrolled: seen while it scrolls, then they fade.
@MainActor
final class ScrollIndicators {
    private var bars: (vertical: IndicatorLayer, horizontal: IndicatorLayer)?
    private var timer: Int?
    private var isShown = false
    private weak var runtime: Runtime?

    /// Seconds for which the bars stay, and in which they fade.
    private static let pause = 0.6
    private static let fading = 0.25
    /// How broad a bar is, how far from the edge it stands, and how short it becomes, pushed beyond an edge too, in points.
    private static let breadth: CGFloat = 3
    private static let distance: CGFloat = 3
    private static let least: CGFloat = 20
    private static let leastBeyond: CGFloat = 7

    /// Shows the bars. They fade when nothing holds the content any more.
    func wake(_ view: UIScrollView) {
        // What is never seen does not fade either.
        guard view.showsVerticalScrollIndicator || view.showsHorizontalScrollIndicator || isShown,
            let runtime = view.layer.context?.runtime
        else { return }
        self.runtime = runtime
        if bars == nil {
            bars = (IndicatorLayer(), IndicatorLayer())
            bringToFront(view)
        }
        isShown = true
        for bar in both { bar.show() }
        place(view)
        rest(view)
    }

    /// Has the bars fade after a pause, if nothing moves the content by then.
    func rest(_ view: UIScrollView) {
        guard isShown, let runtime else { return }
        if let timer { runtime.cancelScheduled(timer) }
        timer = runtime.schedule(at: runtime.time + Self.pause) { [weak self, weak view] in
            guard let self else { return }
            timer = nil
            guard let view, view.layer.context != nil, !view.isDragging, view.hold.run == nil else { return }
            isShown = false
            for bar in both { bar.fade(lasting: Self.fading) }
        }
    }

    func end() {
        if let timer { runtime?.cancelScheduled(timer) }
        timer = nil
        isShown = false
        for bar in both { bar.removeFromSuperlayer() }
        bars = nil
    }

    func bringToFront(_ view: UIScrollView) { for bar in both { view.layer.addSublayer(bar) } }

    private var both: [IndicatorLayer] { bars.map { [$0.vertical, $0.horizontal] } ?? [] }

    /// Puts the bars where the offset is.
    func place(_ view: UIScrollView) {
        guard let bars, isShown else { return }
        let (reach, bounds, size) = (view.reach, view.bounds, view.contentSize)
        let color = color(view)
        let covered = view.barsNow
        let vertical = view.verticalScrollIndicatorInsets + covered
        let down = extent(
            bounds.height - vertical.top - vertical.bottom, size.height, bounds.minY, reach.y, bounds.height)
        bars.vertical.set(
            view.showsVerticalScrollIndicator ? down : nil, color,
            at: { start, length in
                CGRect(
                    x: bounds.maxX - Self.distance - Self.breadth - vertical.right,
                    y: bounds.minY + vertical.top + start, width: Self.breadth, height: length)
            })
        let horizontal = view.horizontalScrollIndicatorInsets + covered
        let across = extent(
            bounds.width - horizontal.left - horizontal.right, size.width, bounds.minX, reach.x, bounds.width)
        bars.horizontal.set(
            view.showsHorizontalScrollIndicator ? across : nil, color,
            at: { start, length in
                CGRect(
                    x: bounds.minX + horizontal.left + start,
                    y: bounds.maxY - Self.distance - Self.breadth - horizontal.bottom, width: length,
                    height: Self.breadth)
            })
    }

    private func color(_ view: UIScrollView) -> UIColor {
        switch view.indicatorStyle {
        case .default: .label.withAlphaComponent(0.35)
        case .black: .black.withAlphaComponent(0.35)
        case .white: .white.withAlphaComponent(0.35)
        }
    }

    /// Returns where a bar begins and how long it is; nil where there is nothing to scroll.
    private func extent(
        _ window: CGFloat, _ content: CGFloat, _ offset: CGFloat, _ range: ClosedRange<Double>, _ whole: CGFloat
    ) -> (CGFloat, CGFloat)? {
        let way = CGFloat(range.upperBound - range.lowerBound)
        let track = max(0, window - 2 * Self.distance)
        guard way > 0, track > 0, content > 0 else { return nil }
        var length = min(track, max(Self.least, track * whole / (way + whole)))
        let share = (offset - CGFloat(range.lowerBound)) / way
        let beyond = max(CGFloat(range.lowerBound) - offset, offset - CGFloat(range.upperBound), 0)
        length = max(min(length, Self.leastBeyond), length - beyond)
        return (Self.distance + (track - length) * min(1, max(0, share)), length)
    }
}

/// One bar. What changes of it changes at once.
final class IndicatorLayer: CALayer {
    /// In front of all that may stand inside.
    static let depth: CGFloat = 10_000

    override class func defaultAction(forKey event: String) -> (any CAAction)? { NSNull() }

    func show() {
        zPosition = Self.depth
        removeAllAnimations()
        opacity = 1
    }

    func fade(lasting seconds: Double) {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1
        fade.toValue = 0
        fade.duration = seconds
        fade.timingFunction = CAMediaTimingFunction(name: .easeOut)
        opacity = 0
        add(fade, forKey: "fade")
    }

    @MainActor func set(
        _ extent: (start: CGFloat, length: CGFloat)?, _ color: UIColor, at rect: (CGFloat, CGFloat) -> CGRect
    ) {
        isHidden = extent == nil
        guard let extent else { return }
        frame = rect(extent.start, extent.length)
        cornerRadius = min(frame.width, frame.height) / 2
        backgroundColor = color.cgColor
    }
}
