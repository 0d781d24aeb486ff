import TallyRecorder
@testable import TallyCommand
import Testing

@Suite struct TimelineTests {
    @Test func `each number rests, changes and rests`() {
        let timeline = Timeline(count: 3, hold: 0.5, duration: 0.25)
        #expect(timeline.changes == [0, 0.5, 1.25])
        #expect(timeline.end == 2)
        #expect(timeline.frameCount(60) == 120)
    }

    @Test func `the turn is that of the last number asked for`() {
        let timeline = Timeline(count: 3, hold: 0.5, duration: 0.25)
        #expect([-1, 0, 0.49, 0.5, 1.2, 1.25, 9].map(timeline.index) == [0, 0, 0, 1, 1, 2, 2])
    }

    @Test func `a film without length is one picture`() {
        #expect(Timeline(count: 1, hold: 0, duration: 0).frameCount(60) == 1)
        #expect(Timeline(count: 5, hold: 0, duration: 0).frameCount(60) == 1)
    }
}
