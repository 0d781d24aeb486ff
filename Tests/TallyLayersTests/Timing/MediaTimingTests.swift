import Testing
import TallyLayers

@Suite("The time of an animation")
struct MediaTimingTests {
    private func timing(_ change: (inout MediaTiming) -> Void) -> MediaTiming {
        var timing = MediaTiming()
        timing.duration = 1
        (timing.fillsBackwards, timing.fillsForwards) = (true, true)
        change(&timing)
        return timing
    }

    @Test("ends at the end of the last cycle, however its length is rounded", arguments: 1...40)
    func lastCycle(count: Int) {
        for length in [0.1, 0.3, 0.7, 1.0 / 3] {
            let timing = timing {
                $0.duration = length
                $0.repeatCount = Double(count)
            }
            let moment = timing.moment(at: 1000)
            #expect(moment.progress == 1 && moment.cycle == Double(count - 1), "\(length)")
        }
    }

    @Test("passes through its progress without a jump, there and back")
    func progressIsContinuous() {
        let timing = timing {
            $0.autoreverses = true
            $0.repeatCount = 3
            $0.beginTime = 0.7
            $0.speed = 1.3
        }
        var last = timing.moment(at: 0).progress
        var now = 0.0
        while now < 8 {
            now += 0.001
            let progress = timing.moment(at: now).progress
            #expect((progress - last).magnitude <= 0.0014, "at \(now)")
            last = progress
        }
    }

    @Test("is not valid with a number that is not finite, and then shows nothing and is over")
    func invalid() {
        let changes: [(inout MediaTiming, Double) -> Void] = [
            { $0.beginTime = $1 }, { $0.duration = $1 }, { $0.speed = $1 }, { $0.timeOffset = $1 },
        ]
        for change in changes {
            for value in [Double.nan, .infinity, -.infinity] {
                let timing = timing { change(&$0, value) }
                let moment = timing.moment(at: 0)
                #expect(!timing.isValid && !moment.isInEffect && moment.phase == .after)
                #expect(timing.endTime == -.infinity)
            }
        }
        #expect(!timing { $0.repeatCount = .nan }.isValid && !timing { $0.repeatDuration = .nan }.isValid)
    }

    @Test("never ends when it is repeated infinitely often, or as often as the type can say")
    func endless() {
        let counts = [Double(Float.infinity), Double(Float.greatestFiniteMagnitude)]
        for count in counts {
            let timing = timing { $0.repeatCount = count }
            #expect(timing.isValid && timing.endTime == .infinity)
            #expect(timing.moment(at: 1e9 + 0.5).progress == 0.5)
        }
        for duration in [Double.infinity, .greatestFiniteMagnitude] {
            #expect(timing { $0.repeatDuration = duration }.endTime == .infinity)
        }
    }

    @Test("begins and ends in the parent's time by speed and offset")
    func startAndEnd() {
        let late = timing {
            $0.beginTime = 10
            $0.timeOffset = -1
            $0.speed = 2
        }
        #expect(late.startTime == 10.5 && late.endTime == 11)
        #expect(late.moment(at: 10.4).phase == .before && late.moment(at: 10.5).phase == .active)
        let backward = timing {
            $0.beginTime = 10
            $0.timeOffset = 1
            $0.speed = -1
        }
        #expect(backward.startTime == 10 && backward.endTime == 11)
        #expect(timing { $0.speed = 0 }.endTime == .infinity)
    }

    @Test("shows the first value before it begins, even with an offset")
    func firstValueBefore() {
        let timing = timing {
            $0.beginTime = 10
            $0.timeOffset = 0.5
        }
        #expect(timing.moment(at: 9).progress == 0 && timing.moment(at: 10).progress == 0.5)
    }

    @Test("has no length with a duration of 0 or less, and is at its end")
    func noLength() {
        for duration in [0.0, -3] {
            let moment = timing { $0.duration = duration }.moment(at: 0)
            #expect(moment.phase == .after && moment.progress == 1)
            #expect(timing { ($0.duration, $0.repeatCount) = (duration, .infinity) }.activeDuration == 0)
        }
    }

    @Test("maps a layer's time there and back")
    func roundTrip() {
        var random = SmallRandom(seed: 1)
        for _ in 0..<200 {
            let timing = timing {
                $0.beginTime = .random(in: -5...5, using: &random)
                $0.speed = .random(in: 0.1...3, using: &random)
                $0.timeOffset = .random(in: -5...5, using: &random)
            }
            let time = timing.beginTime + .random(in: 0...9, using: &random)
            #expect((timing.parentTime(fromLocal: timing.localTime(fromParent: time)) - time).magnitude < 1e-9)
        }
    }
}
