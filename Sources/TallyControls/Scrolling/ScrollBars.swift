import Foundation
@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene

/// The bars that show how far a scroll view has been scrolled: seen while it scrolls, then they fade.
@MainActor
final class ScrollBars {
    let segment = Segment()
    private let parts = [Segment(), Segment()]
    private var opacity: Attribute?
    private var timer: Int?

    /// Seconds for which the bars stay, and in which they fade.
    private static let pause = 0.6
    private static let fading = 0.25
    /// How broad a bar is, how far from the edge it stands, and how short it becomes at most, in points.
    private static let breadth = 3.0
    private static let distance = 3.0
    private static let least = 20.0

    /// Shows the bars, as the offset has changed.
    ///
    /// - Parameter evenAtFirst: Whether also in the first frame of a stage.
    func wake(_ element: ScrollElement, evenAtFirst: Bool = false) {
        let runtime = element.runtime
        guard evenAtFirst || runtime.time > 0 else { return }
        let attribute = opacity ?? Attribute(element)
        opacity = attribute
        runtime.placingAtOnce { attribute.set(.init(1), scope: runtime.rootScope) }
        if let timer { runtime.cancelScheduled(timer) }
        timer = runtime.schedule(at: runtime.time + Self.pause) { [weak self, weak element] in
            guard let self, let element, element.isAlive else { return }
            self.timer = nil
            withAnimation(.easeOut(duration: Self.fading)) {
                let group = runtime.recordWrite()
                runtime.updatePass.whenGroupIsShown(group) { attribute.set(.zero, scope: runtime.rootScope) }
            }
        }
    }

    /// Draws what there is to see of the bars. False if that is nothing.
    func draw(_ element: ScrollElement, _ window: Rect) -> Bool {
        guard let opacity, opacity.presented[0] > 0 else { return false }
        segment.opacity = Swift.min(1, opacity.presented[0])
        let isDark = element.environment.colorScheme == .dark
        let level = isDark ? 1.0 : 0.0
        let paint = Paint.color(RGBA(red: level, green: level, blue: level, alpha: 0.35))
        let far = element.furthest
        let offset = element.shownOffset
        let whole = element.wholeSize
        var drawn: [Segment] = []
        let environment = element.environment
        if far.y > 0, environment.verticalScrollIndicatorVisibility.shows {
            let (start, length) = extent(window.height, Double(whole.height), Double(offset.y), Double(far.y))
            draw(
                parts[0],
                Rect(
                    x: window.maxX - Self.distance - Self.breadth, y: window.minY + start, width: Self.breadth,
                    height: length), paint, &drawn)
        }
        if far.x > 0, environment.horizontalScrollIndicatorVisibility.shows {
            let (start, length) = extent(window.width, Double(whole.width), Double(offset.x), Double(far.x))
            draw(
                parts[1],
                Rect(
                    x: window.minX + start, y: window.maxY - Self.distance - Self.breadth, width: length,
                    height: Self.breadth), paint, &drawn)
        }
        segment.setChildren(drawn)
        return !drawn.isEmpty
    }

    private func draw(_ part: Segment, _ rect: Rect, _ paint: Paint, _ drawn: inout [Segment]) {
        part.content = .roundedRect(
            Rect(x: 0, y: 0, width: rect.width, height: rect.height), radius: Self.breadth / 2, paint)
        part.transform = .translation(x: rect.minX, y: rect.minY)
        part.label = "scrollIndicator"
        drawn.append(part)
    }

    private func extent(_ window: Double, _ whole: Double, _ offset: Double, _ far: Double) -> (Double, Double) {
        let track = Swift.max(0, window - 2 * Self.distance)
        let length = Swift.min(track, Swift.max(Self.least, track * window / whole))
        return (Self.distance + (track - length) * Swift.min(1, Swift.max(0, offset / far)), length)
    }
}
