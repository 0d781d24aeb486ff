import Foundation
@_spi(Runtime) import TallyCore
import TallyScene
import TallyUI

/// The wheel over content that is pulled down: its spokes come one by one with the pull, and it turns while the action runs.
@MainActor
final class RefreshWheel {
    let segment = Segment()
    private let spokes = (0..<count).map { _ in Segment() }
    /// Made with the first turn.
    private var timer: SeenTimer?

    nonisolated private static let count = 8
    /// Where the spokes point to, from the top on and to the right.
    private static let ways: [(x: Double, y: Double)] = {
        let half = 0.5.squareRoot()
        return [(0, -1), (half, -half), (1, 0), (half, half), (0, 1), (-half, half), (-1, 0), (-half, -half)]
    }()
    /// Points: the length and breadth of a spoke, and from the middle to where it begins.
    private static let length = 8.0
    private static let breadth = 3.0
    private static let hole = 6.0
    /// The pull in points at which the first spoke shows.
    private static let first = 16.0

    init() {
        segment.label = "refresh"
        for spoke in spokes { spoke.label = "spoke" }
        segment.setChildren(spokes)
    }

    /// Draws the wheel in the middle of the room that content at rest would leave.
    ///
    /// - Parameter space: points by which the content is below its place.
    func draw(_ element: ScrollElement, in window: Rect, below space: Double, isTurning: Bool) -> Segment {
        let runtime = element.runtime
        let step = isTurning ? Int((runtime.time * Double(Self.count)).rounded(.down)) : 0
        let share = isTurning ? 1 : (space - Self.first) / (RefreshPull.threshold - Self.first)
        let grey = element.environment.colorScheme == .dark ? 0.6 : 0.45
        for (place, spoke) in spokes.enumerated() {
            let (x, y) = Self.ways[(place + step) % Self.count]
            spoke.content = .roundedRect(
                Rect(x: -Self.breadth / 2, y: -Self.hole - Self.length, width: Self.breadth, height: Self.length),
                radius: Self.breadth / 2, .color(RGBA(red: grey, green: grey, blue: grey, alpha: 1)))
            spoke.transform = Affine(a: -y, b: x, c: -x, d: -y, tx: 0, ty: 0)
            let shown = Swift.min(Swift.max(share * Double(Self.count) - Double(place), 0), 1)
            spoke.opacity = shown * (isTurning ? 0.25 + 0.75 * Double(place) / Double(Self.count - 1) : 0.6)
        }
        segment.transform = .translation(x: window.midX, y: window.minY + RefreshPull.room / 2)
        // What is left of the room on the way back hides it bit by bit.
        segment.opacity = Swift.min(1, space / (RefreshPull.room / 2))
        if isTurning { turn(element) } else { stop() }
        return segment
    }

    private func turn(_ element: ScrollElement) {
        let timer = timer ?? SeenTimer(element.node) { [weak element] in element?.needsRecord() }
        self.timer = timer
        if timer.isWaiting { return }
        let next = (element.runtime.time * Double(Self.count) + 1e-6).rounded(.down) + 1
        timer.wait(until: next / Double(Self.count))
    }

    func stop() { timer?.stop() }

    /// Called when it is not drawn any more.
    func end() { timer?.end() }
}
