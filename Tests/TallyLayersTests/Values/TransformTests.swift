import Foundation
import Testing
import TallyCore
import TallyLayers

@Suite("A transform between two")
struct TransformTests {
    /// A map that moves, turns about any axis, stretches and slants.
    private func random(_ random: inout SmallRandom, perspective: Bool = false) -> CATransform3D {
        func number(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(Double.random(in: range, using: &random)) }
        var t = CATransform3DMakeScale(number(0.2...3), number(0.2...3), number(0.2...3))
        t.m21 = number(-1...1)
        t = CATransform3DConcat(
            t, CATransform3DMakeRotation(number(-3...3), number(-1...1), number(-1...1), number(0.1...1)))
        t = CATransform3DConcat(t, CATransform3DMakeTranslation(number(-9...9), number(-9...9), number(-9...9)))
        if perspective {
            var eye = CATransform3DIdentity
            eye.m34 = -1 / 500
            t = CATransform3DConcat(t, eye)
        }
        return t
    }

    private func isNear(_ a: CATransform3D, _ b: CATransform3D, _ limit: Double = 1e-9) -> Bool {
        zip(a.list, b.list).allSatisfy { ($0 - $1).magnitude < limit }
    }

    @Test("comes apart and together again as what it was")
    func decomposition() {
        var generator = SmallRandom(seed: 5)
        for index in 0..<500 {
            let t = random(&generator, perspective: index % 2 == 1)
            let parts = TransformParts(t)
            var weighed = t
            if t.m44 != 1 { weighed = CATransform3D(t.list.map { $0 / Double(t.m44) }) }
            #expect(!parts.isSingular && isNear(parts.transform, weighed, 1e-8), "\(t)")
        }
    }

    @Test("that flattens space comes together again too")
    func singularParts() {
        let flat: [CATransform3D] = [
            CATransform3DMakeScale(0, 0, 0), CATransform3DMakeScale(0, 1, 1), CATransform3DMakeScale(2, 0, 3),
            CATransform3DMakeScale(1, 1, 0), CATransform3DMakeScale(0, 0, 5), CATransform3DMakeScale(0, 5, 0),
            CATransform3DMakeScale(-4, 0, 0),
            CATransform3DConcat(CATransform3DMakeScale(0, 2, 0), CATransform3DMakeRotation(1, 1, 2, 3)),
            CATransform3DConcat(CATransform3DMakeScale(3, 2, 0), CATransform3DMakeRotation(1, 1, 2, 3)),
        ]
        for t in flat {
            let parts = TransformParts(t)
            #expect(parts.isSingular && isNear(parts.transform, t), "\(t)")
        }
    }

    @Test("is at both ends what they are, and from the other side the same")
    func symmetry() {
        var generator = SmallRandom(seed: 6)
        for _ in 0..<300 {
            let (a, b) = (random(&generator), random(&generator))
            #expect(isNear(a.interpolated(to: b, fraction: 0), a) && isNear(a.interpolated(to: b, fraction: 1), b))
            for fraction in [0.1, 0.37, 0.5, 0.9] {
                let (there, back) = (
                    a.interpolated(to: b, fraction: fraction), b.interpolated(to: a, fraction: 1 - fraction)
                )
                #expect(isNear(there, back, 1e-7))
            }
        }
    }

    @Test("turns at one speed, by the shorter way", arguments: [0.001, 0.5, 1.57, 2.5, 3.1, -0.4, -2.8])
    func evenTurn(angle: Double) {
        for axis in [SIMD3<Double>(0, 0, 1), [1, 0, 0], [0, 1, 0], [1, 2, 3]] {
            func turn(_ angle: Double) -> CATransform3D {
                CATransform3DMakeRotation(CGFloat(angle), CGFloat(axis.x), CGFloat(axis.y), CGFloat(axis.z))
            }
            for start in [0.3, -1.75, 1.7, 3] {
                for fraction in [0.25, 0.5, 0.8] {
                    let middle = turn(start).interpolated(to: turn(start + angle), fraction: fraction)
                    #expect(isNear(middle, turn(start + angle * fraction), 1e-9))
                    let short = turn(start).interpolated(to: turn(start + angle - 2 * .pi), fraction: fraction)
                    #expect(isNear(short, middle, 1e-9))
                }
            }
        }
    }

    @Test("goes number by number where one of them flattens space")
    func singular() {
        let (a, b) = (CATransform3DMakeScale(0, 0, 1), CATransform3DMakeRotation(2, 0, 0, 1))
        let wanted = zip(a.list, b.list).map { $0 + ($1 - $0) * 0.25 }
        #expect(zip(a.interpolated(to: b, fraction: 0.25).list, wanted).allSatisfy { ($0 - $1).magnitude < 1e-12 })
        var lost = CATransform3DIdentity
        lost.m44 = 0
        #expect(lost.interpolated(to: b, fraction: 0.5).m44 == 0.5)
    }

    @Test("keeps perspective, and ends at it")
    func perspective() {
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 500
        #expect(
            isNear(
                CATransform3DIdentity.interpolated(to: eye, fraction: 0.5),
                {
                    var half = CATransform3DIdentity
                    half.m34 = -1 / 1000
                    return half
                }()))
        let turned = CATransform3DRotate(eye, 1, 0, 1, 0)
        #expect(isNear(eye.interpolated(to: turned, fraction: 1), turned))
    }

    @Test("of numbers that are none is none, without a trap")
    func notANumber() {
        for number in [Double.nan, .infinity] {
            let broken = CATransform3D([Double](repeating: number, count: 16))
            _ = broken.interpolated(to: CATransform3DIdentity, fraction: 0.5)
            _ = TransformParts(broken).transform
            _ = LayerValue.transform(broken).scaled(by: 1e9)
            #expect(LayerValue.transform(CATransform3DIdentity).scaled(by: number).transform.list.count == 16)
        }
    }
}
