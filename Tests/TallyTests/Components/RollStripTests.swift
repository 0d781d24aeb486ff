import Testing

@testable import Tally

/// A drum whose digits are in order is drawn from one text; what is on it is what would be on it face by face.
struct RollStripTests {
    private func spun(_ steps: [(Int, Int)], first: Int = 0, count: Int = 10) -> (ring: RollStrip, list: RollStrip) {
        var ring = RollStrip(face: String(first))
        var list = ring
        var digit = first
        for (steps, direction) in steps {
            let step = steps.signum()
            func face(_ index: Int) -> String { String(((digit + step * index) % count + count) % count) }
            let path = (1...abs(steps)).map(face)
            let margin = (1...min(abs(steps), 9)).map { face(abs(steps) + $0) }
            list.turn(through: path, direction: direction)
            list.addMargin(margin, direction: direction)
            if !ring.spin(from: digit, steps: steps, count: count, direction: direction, margin: margin.count) {
                ring.turn(through: path, direction: direction)
                ring.addMargin(margin, direction: direction)
            }
            digit = ((digit + steps) % count + count) % count
        }
        return (ring, list)
    }

    /// Whether the digits were in order, so that the strip has turned.
    private func spin(_ strip: inout RollStrip, from digit: Int, _ steps: Int, count: Int = 10, direction: Int) -> Bool
    {
        strip.spin(from: digit, steps: steps, count: count, direction: direction, margin: abs(steps))
    }

    private func lines(_ strip: RollStrip) -> [Substring] {
        strip.text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// Each face of one is on the other, at its index, and on the line of the text that the index says.
    private func expectSame(_ ring: RollStrip, _ list: RollStrip, _ comment: Comment) {
        #expect(ring.target == list.target, comment)
        #expect(ring.lowest == list.lowest && ring.highest == list.highest, comment)
        for index in list.lowest...list.highest {
            #expect(ring[index] == list[index], comment)
            let place = index - ring.start
            #expect(lines(ring).indices.contains(place) && lines(ring)[place] == ring[index] ?? "", comment)
        }
    }

    @Test(arguments: [2, 6, 10]) func `each digit to each digit, both ways, on drums of some sizes`(_ count: Int) {
        for first in 0..<count {
            for steps in -9...9 where steps != 0 {
                for direction in [-1, 1] {
                    let (ring, list) = spun([(steps, direction)], first: first, count: count)
                    expectSame(ring, list, "\(first) by \(steps), \(direction)")
                }
            }
        }
    }

    @Test func `changes during motion, one way, the other way, and against the order`() {
        var random = SplitMix(7)
        for _ in 0..<300 {
            var steps: [(Int, Int)] = []
            let isOneWay = Bool.random(using: &random)
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                let step = [-1, 1].randomElement(using: &random)! * Int.random(in: 1...27, using: &random)
                steps.append((step, isOneWay ? step.signum() : [-1, 1].randomElement(using: &random)!))
            }
            let (ring, list) = spun(steps)
            expectSame(ring, list, "\(steps)")
        }
    }

    @Test(arguments: 1...10) func `the text of a drum begins with 0, less than a turn above where it has its middle`(
        _ count: Int
    ) {
        for (step, digit) in [-1, 1].flatMap({ step in (0..<count).map { (step, $0) } }) {
            for index in -25...25 {
                let ring = RollRing(count: count, step: step, digit: digit, at: index)
                let above = index - ring.start - ring.text.split(separator: "\n").count / 2
                #expect((0..<count).contains(above), "\(digit) at \(index), \(step)")
                #expect(ring.digit(at: ring.start) == 0 && ring.digit(at: index) == digit)
            }
        }
    }

    @Test func `small changes leave the text as it is`() {
        var strip = RollStrip(face: "5")
        #expect(spin(&strip, from: 5, 3, direction: 1))
        let (text, start) = (strip.text, strip.start)
        for (digit, steps) in [(8, 4), (2, -6), (6, -3), (3, 5)] {
            #expect(spin(&strip, from: digit, steps, direction: steps.signum()))
            #expect(strip.text == text && strip.start == start)
        }
    }

    @Test func `a long way in one direction moves the text by whole turns`() {
        var strip = RollStrip(face: "0")
        var starts: Set<Int> = []
        for turn in 0..<40 {
            #expect(spin(&strip, from: turn * 9 % 10, 9, direction: 1))
            strip.keep(strip.target...strip.target)
            #expect(strip.face == String((turn + 1) * 9 % 10))
            starts.insert(strip.start)
        }
        #expect(starts.count > 5)
        #expect(Set(starts.map { ($0 % 10 + 10) % 10 }).count == 1)
    }

    @Test func `other faces end the order, and nothing that is there changes`() {
        var strip = RollStrip(face: "1")
        #expect(spin(&strip, from: 1, 3, direction: 1))
        #expect(!spin(&strip, from: 4, 3, direction: -1))
        let before = (strip.lowest...strip.highest).map { strip[$0] }
        var other = strip
        other.turn(through: ["x"], direction: 1)
        #expect((strip.lowest...strip.highest).map { other[$0] } == before)
        #expect(other.face == "x")
        other.jump(to: "y")
        #expect(other.face == "y")
        strip.turnAway(direction: -1)
        #expect(strip.face == "" && strip.text.hasPrefix("1\n2\n3"))
    }

    @Test func `a drum that shows a digit it does not have is turned face by face`() {
        var strip = RollStrip(face: "8")
        #expect(!spin(&strip, from: 8, 2, count: 6, direction: 1))
        #expect(!spin(&strip, from: 8, 0, direction: 1))
        #expect(strip == RollStrip(face: "8"))
    }
}
