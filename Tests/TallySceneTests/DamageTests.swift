import Testing

@testable import TallyScene

/// What was added is covered by few rectangles, which are handed out once.
struct DamageTests {
    private func random(_ count: Int, _ random: inout SplitMix, extent: Double = 1000) -> [Rect] {
        (0..<count).map { _ in
            Rect(
                x: Double.random(in: 0..<extent, using: &random), y: Double.random(in: 0..<extent, using: &random),
                width: Double.random(in: 0...60, using: &random), height: Double.random(in: 0...60, using: &random))
        }
    }

    @Test func `all that was added is covered, by sixteen rectangles at most`() {
        var numbers = SplitMix(1)
        for count in [0, 1, 2, 15, 16, 17, 40, 400] {
            var damage = Damage()
            let added = random(count, &numbers)
            for rect in added { damage.add(rect) }
            let rects = damage.take()
            #expect(rects.count <= Damage.maximum)
            for rect in added where !rect.isEmpty {
                // One rectangle covers it whole: those that touch were merged.
                #expect(rects.contains { $0.contains(rect) })
            }
        }
    }

    @Test func `rectangles that touch become one, also by way of a third`() {
        var damage = Damage()
        damage.add(Rect(x: 0, y: 0, width: 10, height: 10))
        damage.add(Rect(x: 20, y: 0, width: 10, height: 10))
        damage.add(Rect(x: 5, y: 2, width: 20, height: 2))
        #expect(damage.take() == [Rect(x: 0, y: 0, width: 30, height: 10)])
    }

    @Test func `what has become larger takes in what it touches now`() {
        var damage = Damage()
        damage.add(Rect(x: 0, y: 0, width: 10, height: 10))
        damage.add(Rect(x: 20, y: 0, width: 10, height: 30))
        // It touches the second alone; both together touch the first.
        damage.add(Rect(x: 5, y: 15, width: 17, height: 5))
        #expect(damage.take() == [Rect(x: 0, y: 0, width: 30, height: 30)])
    }

    @Test func `where there is no room for one more, that which grows least takes it in`() {
        for near in 0..<Damage.maximum {
            var damage = Damage()
            let apart = (0..<Damage.maximum).map { Rect(x: Double($0) * 100, y: 0, width: 10, height: 10) }
            for rect in apart { damage.add(rect) }
            damage.add(apart[near].offset(x: 12, y: 0))
            var expected = apart
            expected.remove(at: near)
            expected.append(apart[near].union(apart[near].offset(x: 12, y: 0)))
            #expect(damage.take() == expected, "beside \(near)")
        }
    }

    @Test func `rectangles that only share an edge stay apart`() {
        var damage = Damage()
        damage.add(Rect(x: 0, y: 0, width: 10, height: 10))
        damage.add(Rect(x: 10, y: 0, width: 10, height: 10))
        #expect(damage.take().count == 2)
    }

    @Test func `nothing is added by what is empty, or has no number`() {
        var damage = Damage()
        for rect in [
            Rect.null, Rect(x: 1, y: 1, width: 0, height: 5), Rect(x: 1, y: 1, width: -3, height: 5),
            Rect(x: .nan, y: 0, width: 5, height: 5),
        ] { damage.add(rect) }
        #expect(damage.isEmpty)
        #expect(damage.take() == [])
    }

    @Test func `it is handed out once, and gathers anew`() {
        var damage = Damage()
        let first = Rect(x: 0, y: 0, width: 1, height: 1)
        damage.add(first)
        #expect(damage.take() == [first])
        #expect(damage.isEmpty && !damage.contains(first))
        #expect(damage.take() == [])
        damage.add(first)
        #expect(damage.take() == [first])
        let next = Rect(x: 5, y: 5, width: 1, height: 1)
        damage.add(next)
        #expect(damage.contains(next))
        #expect(damage.take() == [next])
    }
}
