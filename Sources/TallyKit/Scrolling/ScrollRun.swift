import Foundation
@_spi(Runtime) import TallyCore
import TallyLayers

/// Plays a scroll view's offset to its rest, or to where the program has sent it.
final class ScrollRun: CustomRun {
    enum Way {
        case glide(x: ScrollPath, y: ScrollPath)
        case eased(from: CGPoint, to: CGPoint)
        /// Down alone.
        case turn(ScrollTurn)
    }

    private weak var view: UIScrollView?
    private let way: Way
    private let began: Double
    /// The edges when it began.
    let reach: UIScrollView.Reach

    /// Seconds of a change of the offset that the program animates.
    static let easedDuration = 0.3
    private static let curve = CAMediaTimingFunction(name: .easeInEaseOut).curve

    init(_ view: UIScrollView, _ way: Way, at time: Double) {
        self.view = view
        self.way = way
        reach = view.reach
        began = time
        super.init()
        switch way {
        case .glide(let x, let y): end = time + Swift.max(x.duration, y.duration)
        case .eased: end = time + Self.easedDuration
        case .turn(let turn): end = time + turn.duration
        }
    }

    var isGlide: Bool { if case .glide = way { true } else { false } }

    /// What comes of it is told after the step that plays, as delegates may do what they like.
    override func play(at time: Double) -> Bool {
        guard let view, let runtime = view.layer.context?.runtime else { return true }
        let isOver = time >= end
        let offset = offset(at: isOver ? .infinity : time - began, beside: view.contentOffset.x)
        runtime.afterUpdate { [self, weak view] in view?.follow(self, to: offset, isOver: isOver) }
        return isOver
    }

    override func isOver(at time: Double) -> Bool { time >= end }

    private func offset(at passed: Double, beside x: CGFloat) -> CGPoint {
        switch way {
        case .glide(let x, let y):
            return CGPoint(x: x.offset(at: passed), y: y.offset(at: passed))
        case .eased(let start, let end):
            if passed >= Self.easedDuration { return end }
            let share = CGFloat(Self.curve.value(at: passed / Self.easedDuration))
            return CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
        case .turn(let turn): return CGPoint(x: x, y: CGFloat(turn.offset(at: passed)))
        }
    }

    /// The speed of the offset in points a second.
    func speed(at time: Double) -> CGVector {
        switch way {
        case .glide(let x, let y): CGVector(dx: x.speed(at: time - began), dy: y.speed(at: time - began))
        case .eased: .zero
        case .turn(let turn): CGVector(dx: 0, dy: turn.speed(at: time - began))
        }
    }
}
