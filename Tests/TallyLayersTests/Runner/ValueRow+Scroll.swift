import ConformanceJSON
import TallyKit

extension ValueRow {
    func scrollView() -> Outcome {
        if let beyond = input["overscroll"].number, let window = input["dimension"].number {
            return check(-ScrollPath.rubberBanded(-beyond, within: 0...1, window: window))
        }
        guard let speed = input["velocityPointsPerSecond"].number, let rate = input["decelerationRate"].number else {
            return .hasNoRunner
        }
        let path = ScrollPath(from: 0, speed: speed, within: -100_000...100_000, rate: rate, bounces: true)
        return check(path.end, expected["projectedDistance"])
    }
}
