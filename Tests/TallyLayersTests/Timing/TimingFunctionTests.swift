import Testing
import TallyLayers

@Suite("A timing function")
struct TimingFunctionTests {
    @Test("keeps the points it was made of, and writes nothing for a fifth")
    func controlPoints() {
        let function = CAMediaTimingFunction(controlPoints: 0.1, -2, 0.3, 4)
        var all: [Float] = []
        for index in 0...4 {
            var point: [Float] = [9, 9]
            function.getControlPoint(at: index, values: &point)
            all += point
        }
        #expect(all == [0, 0, 0.1, -2, 0.3, 4, 1, 1, 9, 9])
    }

    @Test("overshoots where a control point leaves 0…1")
    func overshoot() {
        let back = CAMediaTimingFunction(controlPoints: 0.3, -0.5, 0.7, 1.5).curve
        #expect(back.value(at: 0.1) < 0 && back.value(at: 0.9) > 1)
    }

    @Test("is equal to another of the same points")
    func equality() {
        #expect(CAMediaTimingFunction(name: .linear) == CAMediaTimingFunction(controlPoints: 0, 0, 1, 1))
        #expect(CAMediaTimingFunction(name: .linear) != CAMediaTimingFunction(name: .easeIn))
        #expect(CAMediaTimingFunction(name: .init(rawValue: "sideways")).isLinear)
    }

    @Test("goes from 0 to 1 at any points, and answers numbers that are none with 0")
    func anyPoints() {
        var random = SmallRandom(seed: 2)
        for _ in 0..<300 {
            let c = (0..<4).map { _ in Double.random(in: -1...2, using: &random) }
            let curve = TimingCurve(x1: c[0], y1: c[1], x2: c[2], y2: c[3])
            #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1 && curve.value(at: .nan) == 0)
            #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
            var last = 0.0
            for step in 1...100 {
                let value = curve.value(at: Double(step) / 100)
                #expect(value.isFinite && (value - last).magnitude < 1)
                last = value
            }
        }
        let upright = TimingCurve(x1: 1, y1: 0, x2: 0, y2: 1)
        #expect((upright.value(at: 0.5) - 0.5).magnitude < 1e-9)
        #expect(TimingCurve(x1: .nan, y1: .nan, x2: .infinity, y2: .nan).value(at: 0.3) == 0.3)
    }
}
