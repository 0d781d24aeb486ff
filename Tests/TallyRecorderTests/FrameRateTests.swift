@testable import TallyRecorder
import Testing

@Suite struct FrameRateTests {
    @Test(arguments: [
        (60, "60"), (50, "50"), (29.97, "30000/1001"), (23.976, "24000/1001"), (59.94, "60000/1001"),
        (33.333, "100/3"), (12.5, "25/2"), (0.1, "1/10"), (1000, "1000"), (119.88, "2997/25"), (47.952, "48000/1001"),
        (0.333333, "1/3"),
    ])
    func `a rate becomes the fraction that was meant`(rate: Double, text: String) {
        #expect(FrameRate(framesPerSecond: rate)?.description == text)
    }

    @Test func `rates that make no sense are refused`() {
        for rate in [0, -1, .nan, .infinity, 0.09, 1000.1] { #expect(FrameRate(framesPerSecond: rate) == nil) }
    }

    @Test func `every rate is met within two hundred-thousandths`() {
        for step in 1...700 {
            let rate = Double(step) * 1.39973
            guard let met = FrameRate(framesPerSecond: rate) else { continue }
            let error = abs(met.framesPerSecond - rate)
            let allowed = rate > 59 ? 0.5 : max(rate * 2e-5, 0.004)
            #expect(error <= allowed, "\(rate) \(met)")
        }
    }

    @Test func `a film of whole frames has exactly that many`() {
        for rate in [FrameRate(60), FrameRate(50), FrameRate(29.97)] {
            #expect((1...500).allSatisfy { rate.count(upTo: rate.time(ofFrame: $0)) == $0 })
        }
        #expect(FrameRate(60).count(upTo: 0) == 1)
        #expect(FrameRate(60).count(upTo: -.infinity) == 1)
        #expect(FrameRate(60).count(upTo: .nan) == 1)
        #expect(FrameRate(50).count(upTo: .infinity) == 50_000_000_000)
        #expect(FrameRate(50).count(upTo: 1.01) == 51)
    }

    @Test func `delays in hundredths never drift`() {
        for rate in [FrameRate(50), FrameRate(30), FrameRate(29.97), FrameRate(7), FrameRate(48)] {
            var sum = 0
            var (least, drift) = (Int.max, 0.0)
            for index in 0..<10_000 {
                let delay = rate.hundredths(ofFrame: index + 1) - rate.hundredths(ofFrame: index)
                least = min(least, delay)
                sum += delay
                drift = max(drift, abs(Double(sum) / 100 - rate.time(ofFrame: index + 1)))
            }
            #expect(least >= 2)
            #expect(drift <= 0.00501)
        }
    }
}
