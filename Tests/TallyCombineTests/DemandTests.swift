import Foundation
import TallyCombine
import Testing

@Suite struct DemandTests {
    typealias Demand = Subscribers.Demand

    @Test func `demands add up, and unlimited stays so`() {
        #expect(Demand.max(2) + .max(3) == .max(5))
        #expect(Demand.max(2) + 3 == .max(5))
        #expect(Demand.unlimited + .max(3) == .unlimited)
        #expect(Demand.max(3) + .unlimited == .unlimited)
        #expect(Demand.unlimited - .max(3) == .unlimited)
        #expect(Demand.unlimited - .unlimited == .unlimited)
        #expect(Demand.unlimited * 3 == .unlimited)
        #expect(Demand.max(2) * 3 == .max(6))
    }

    @Test func `what would be below none is none, and what is too much is unlimited`() {
        #expect(Demand.max(2) - .max(3) == .none)
        #expect(Demand.max(2) - 3 == .none)
        #expect(Demand.max(2) + -3 == .none)
        #expect(Demand.max(2) - .unlimited == .none)
        #expect(Demand.max(.max) + 1 == .unlimited)
        #expect(Demand.max(.max) * 2 == .unlimited)
    }

    @Test func `an unlimited demand is more than any`() {
        #expect(Demand.unlimited > .max(.max))
        #expect(Demand.max(1) < .max(2))
        #expect(Demand.unlimited > 7 && !(Demand.unlimited < 7) && Demand.unlimited != 7)
        #expect(Demand.max(7) == 7 && 7 == Demand.max(7) && Demand.max(7) >= 7 && Demand.max(7) <= 7)
        #expect(8 > Demand.max(7) && 6 < Demand.max(7))
        #expect(Demand.unlimited.max == nil && Demand.max(3).max == 3)
    }

    @Test func `a demand has a description and a code`() throws {
        #expect("\(Demand.max(3)) \(Demand.unlimited) \(Demand.none)" == "max(3) unlimited max(0)")
        let all: [Demand] = [.none, .max(4), .unlimited]
        let data = try JSONEncoder().encode(all)
        #expect(try JSONDecoder().decode([Demand].self, from: data) == all)
    }

    @Test func `a sequence of demands is kept to, whatever asks for them`() {
        for first in 0...3 {
            for more in 0...2 {
                let clock = TestClock()
                let listener = Listener<Int, Never>(clock, asks: .max(first), then: .max(more))
                (1...6).publisher.map { $0 }.filter { _ in true }.subscribe(listener)
                clock.run(until: 1)
                #expect(listener.faults == [])
                #expect(
                    listener.events.filter { $0.event != .finished }.count == (first == 0 ? 0 : more > 0 ? 6 : first))
            }
        }
    }
}
