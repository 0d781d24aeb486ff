import Testing

@testable import TallyMotion

struct Section01UnitCurveTests {
    private let named: [UnitCurve] = [
        .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    ]

    @Test func `rule 1: the named curves have their control points`() {
        #expect(UnitCurve.linear == UnitCurve(x1: 0, y1: 0, x2: 1, y2: 1))
        #expect(UnitCurve.easeIn == UnitCurve(x1: 0.42, y1: 0, x2: 1, y2: 1))
        #expect(UnitCurve.easeOut == UnitCurve(x1: 0, y1: 0, x2: 0.58, y2: 1))
        #expect(UnitCurve.easeInOut == UnitCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
    }

    @Test func `rule 3: progress is held to 0 and 1`() {
        for curve in named {
            #expect(curve.value(at: -0.5) == 0)
            #expect(curve.value(at: 1.5) == 1)
            #expect(curve.velocity(at: -0.5) == curve.velocity(at: 0))
            #expect(curve.velocity(at: 1.5) == curve.velocity(at: 1))
            #expect(curve.value(at: .nan) == 0)
            #expect(curve.value(at: .infinity) == 1)
        }
    }

    @Test func `rule 4: x of the control points is held to 0 and 1, y is free`() {
        let wild = UnitCurve(x1: -0.4, y1: 1.3, x2: 1.4, y2: -0.2)
        #expect(wild.value(at: 0.125) == 535_889.0 / 1_048_576)
        let over = UnitCurve(x1: 0.3, y1: 1.6, x2: 0.7, y2: 1.6)
        #expect((0...100).contains { over.value(at: Double($0) / 100) > 1 || over.value(at: Double($0) / 100) < 0 })
    }

    @Test func `rule 5: values are multiples of two to the minus twenty`() {
        #expect(UnitCurve.easeInOut.value(at: 0.333333) == 243_033.0 / 1_048_576)
        for step in 0...200 {
            for curve in [UnitCurve.easeIn, .easeOut, .easeInOut, UnitCurve(x1: 0, y1: 1, x2: 1, y2: 0)] {
                let scaled = curve.value(at: Double(step) / 200) * 1_048_576
                #expect(scaled == scaled.rounded())
            }
        }
    }

    @Test func `rule 5: the solved x is within two to the minus twenty, for every kind of control points`() {
        let coordinates = [0.0, 0.1, 0.42, 0.58, 0.9, 1]
        var worst = 0.0
        for x1 in coordinates {
            for x2 in coordinates {
                // With y = x the value tells which x was solved for.
                let curve = UnitCurve(x1: x1, y1: x1 + 1e-12, x2: x2, y2: x2)
                for step in 0...50 {
                    let x = Double(step) / 50
                    worst = Swift.max(worst, (curve.value(at: x) - x).magnitude)
                }
            }
        }
        #expect(worst <= 0x1p-20)
    }

    @Test func `rule 6: the slope where the curve is flat, upright or has no direction`() {
        #expect(UnitCurve.easeOut.velocity(at: 0) == 1)
        #expect(UnitCurve.easeIn.velocity(at: 1) == 0)
        #expect(UnitCurve(x1: 0, y1: 0, x2: 1.4, y2: -0.2).velocity(at: 1) == .infinity)
        #expect(UnitCurve(x1: 0, y1: -0.5, x2: 0.5, y2: 1).velocity(at: 0) == -.infinity)
    }

    @Test func `rule 7: circular curves follow quarter circles`() {
        for step in 0...64 {
            let p = Double(step) / 64
            #expect(UnitCurve.circularEaseIn.value(at: p) == 1 - (1 - p * p).squareRoot())
            let out = UnitCurve.circularEaseOut.value(at: p)
            #expect((out - (1 - (1 - p) * (1 - p)).squareRoot()).magnitude < 1e-15)
            let mirrored = 1 - UnitCurve.circularEaseInOut.value(at: 1 - p)
            #expect((UnitCurve.circularEaseInOut.value(at: p) - mirrored).magnitude < 1e-15)
        }
        #expect(UnitCurve.circularEaseIn.velocity(at: 1) == .infinity)
        #expect(UnitCurve.circularEaseOut.velocity(at: 0) == .infinity)
        #expect(UnitCurve.circularEaseInOut.velocity(at: 0.5) == .infinity)
    }

    @Test func `rule 8: the inverse undoes a curve and is undone by its own inverse`() {
        for curve in named {
            #expect(curve.inverse.inverse == curve)
            for step in 1..<32 {
                let p = Double(step) / 32
                let error = (curve.inverse.value(at: curve.value(at: p)) - p).magnitude
                #expect(error < 1e-5, "\(curve) \(p)")
            }
        }
        #expect(UnitCurve.circularEaseIn.inverse == .circularEaseOut)
        #expect(UnitCurve.easeIn.inverse != .easeOut)
    }

    @available(*, deprecated)
    @Test func `rule 9: the older name is the same curve`() { #expect(UnitCurve.easeInEaseOut == .easeInOut) }

    @Test func `rule 10: a curve runs for its duration and is over at its end`() {
        let spec = MotionSpec.curve(.easeIn, duration: 2)
        var motion = Motion(from: 10.0, to: 30, spec: spec, at: 5)
        for step in 0..<200 {
            let t = Double(step) / 100
            #expect(motion.value(at: 5 + t) == 10 + 20 * UnitCurve.easeIn.value(at: t / 2))
        }
        #expect(!motion.isOver(at: 6.999) && motion.isOver(at: 7))
        #expect(motion.value(at: 7) == 30 && motion.removalTime == 7 && motion.logicalCompletionTime == 7)
    }

    @Test(arguments: [0, -0.2, -.infinity, .nan] as [Double])
    func `rule 10: a duration that is not positive is over at once`(duration: Double) {
        var motion = Motion(from: 0.0, to: 1, spec: .curve(.linear, duration: duration), at: 3)
        #expect(motion.isOver(at: 3) && motion.value(at: 3) == 1)
        #expect(motion.removalTime == 3 && motion.logicalCompletionTime == 3)
    }

    @Test func `rule 10: an infinite duration stays at the start and never ends`() {
        var motion = Motion(from: 2.0, to: 1, spec: .curve(.easeInOut, duration: .infinity), at: 0)
        #expect(motion.value(at: 1e9) == 2 && motion.velocity(at: 1e9) == 0 && motion.removalTime == nil)
    }

    @Test func `a straight line is not rounded`() {
        #expect(UnitCurve.linear.value(at: 1.0 / 3) == 1.0 / 3)
        #expect(UnitCurve.linear.velocity(at: 0.7) == 1)
    }
}
