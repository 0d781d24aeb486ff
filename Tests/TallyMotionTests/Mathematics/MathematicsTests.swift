import Glibc
import Testing

@testable import TallyMotion

/// The elementary functions against the C library's, in units in the last place of its answer.
struct MathematicsTests {
    private static func distance(_ a: Double, _ b: Double) -> Double {
        if a == b || (a.isNaN && b.isNaN) { return 0 }
        return (a - b).magnitude / b.ulp
    }

    /// Deterministic numbers that cover a range unevenly.
    private static func samples(_ range: ClosedRange<Double>, count: Int = 4000) -> [Double] {
        var state: UInt64 = 0x9e37_79b9_7f4a_7c15
        return (0..<count).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let fraction = Double(state >> 11) * 0x1p-53
            return range.lowerBound + (range.upperBound - range.lowerBound) * fraction
        }
    }

    @Test func `exp is within one ulp of the C library`() {
        for range in [-1.0...1, -40...40, -708...709] {
            let worst = Self.samples(range).map { Self.distance(Mathematics.exp($0), Glibc.exp($0)) }.max()!
            #expect(worst <= 1, "\(range)")
        }
    }

    @Test func `exp ends in infinity and in zero, with subnormal numbers between`() {
        #expect(Mathematics.exp(710) == .infinity)
        #expect(Mathematics.exp(.infinity) == .infinity)
        #expect(Mathematics.exp(-746) == 0)
        #expect(Mathematics.exp(-.infinity) == 0)
        #expect(Mathematics.exp(0) == 1)
        #expect(Mathematics.exp(.nan).isNaN)
        for x in stride(from: -745.0, to: -708, by: 0.37) {
            #expect(Self.distance(Mathematics.exp(x), Glibc.exp(x)) <= 1, "\(x)")
        }
        #expect(Mathematics.exp(709.78) == Glibc.exp(709.78))
    }

    @Test func `log is within one ulp of the C library`() {
        for range in [0.5...2.0, 1e-6...1, 1...1e9, 1e-307...1e-300] {
            let worst = Self.samples(range).map { Self.distance(Mathematics.log($0), Glibc.log($0)) }.max()!
            #expect(worst <= 1, "\(range)")
        }
        for exponent in -1074...1023 {
            let x = Double(sign: .plus, exponent: exponent, significand: 1)
            #expect(Self.distance(Mathematics.log(x), Glibc.log(x)) <= 1, "2^\(exponent)")
        }
    }

    @Test func `log of zero, one, infinity and of what has none`() {
        #expect(Mathematics.log(0) == -.infinity)
        #expect(Mathematics.log(1) == 0)
        #expect(Mathematics.log(.infinity) == .infinity)
        #expect(Mathematics.log(-1).isNaN)
        #expect(Mathematics.log(.nan).isNaN)
    }

    @Test func `sine and cosine are within one ulp of the C library up to a million`() {
        for range in [-1.0...1, -10...10, -1000...1000, -1e6...1e6] {
            let samples = Self.samples(range)
            #expect(samples.map { Self.distance(Mathematics.sin($0), Glibc.sin($0)) }.max()! <= 1, "\(range)")
            #expect(samples.map { Self.distance(Mathematics.cos($0), Glibc.cos($0)) }.max()! <= 1, "\(range)")
        }
    }

    @Test func `sine and cosine stay exact beside the multiples of a quarter turn`() {
        for turn in -500...500 {
            let x = Double(turn) * (.pi / 2)
            for angle in [x, x.nextUp, x.nextDown] {
                #expect(Self.distance(Mathematics.sin(angle), Glibc.sin(angle)) <= 1, "\(angle)")
                #expect(Self.distance(Mathematics.cos(angle), Glibc.cos(angle)) <= 1, "\(angle)")
            }
        }
    }

    @Test func `beyond a million the error grows with the angle, and infinity has no sine`() {
        for x in Self.samples(1e6...1e9, count: 2000) {
            #expect((Mathematics.sin(x) - Glibc.sin(x)).magnitude <= x * 0x1p-52)
            #expect((Mathematics.cos(x) - Glibc.cos(x)).magnitude <= x * 0x1p-52)
        }
        #expect(Mathematics.sin(.infinity).isNaN && Mathematics.cos(.nan).isNaN)
    }
}
