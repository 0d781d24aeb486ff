import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

@MainActor
struct PushCounterTests {
    /// What is told to the counter.
    @MainActor @Observable
    final class Model {
        var value: Int
        var trigger = 0
        var face = PushFace.push
        var rests = 0
        init(_ value: Int) { self.value = value }
    }

    private struct Play: View {
        let model: Model
        let stepDuration: Double
        let cycles: [Int]?
        var body: some View {
            PushCounter(
                model.value, stepDuration: stepDuration, cycles: cycles, face: model.face, trigger: model.trigger
            )
            .font(.test)
            .onRollCompletion { model.rests += 1 }
        }
    }

    private func stage(_ model: Model, step: Double = 0.1, cycles: [Int]? = nil, fps: Double = 10) -> Stage {
        let stage = Stage(size: CGSize(width: 700, height: 100)) {
            Play(model: model, stepDuration: step, cycles: cycles)
        }
        stage.preferences.locale = Locale(identifier: "en_US")
        stage.frameRate = fps
        stage.advance(by: 0)
        return stage
    }

    private func play(_ model: Model, _ stage: Stage) {
        model.trigger += 1
        stage.advance(by: 0)
    }

    /// The faces that fill their windows by more than half, from left to right.
    private func shown(_ stage: Stage) -> String {
        stage.frame.texts.filter { $0.opacity > 0.5 && abs($0.rect.midY - 50) < $0.rect.height / 2 - 0.01 }
            .sorted { $0.rect.minX < $1.rect.minX }.map(\.string).joined()
    }

    /// The digit of a column after a whole number of steps, of which it makes ten a pass.
    private func expected(_ value: Int, after steps: Int, passes: (Int) -> Int = { $0 + 1 }) -> String {
        String(value).enumerated().map { index, digit in
            String((digit.wholeNumberValue! + min(steps, 10 * passes(index))) % 10)
        }.joined()
    }

    @Test func `every digit in every column counts up to itself, one more pass a column`() {
        for value in [0, 7, 10, 9_876_543_210] {
            let model = Model(value)
            let stage = stage(model)
            play(model, stage)
            let count = String(value).count
            for tenth in 0...10 * count {
                #expect(shown(stage) == expected(value, after: tenth), "\(value) after \(tenth) steps")
                #expect(tenth == 10 * count || stage.isAnimating && model.rests == 0)
                if tenth < 10 * count { stage.advance(by: 0.1) }
            }
            stage.advance(by: 1e-6)
            #expect(!stage.isAnimating && model.rests == 1)
            #expect(shown(stage) == String(value))
        }
    }

    @Test func `a face pushes the other out upwards, and none shows outside of its window`() {
        let model = Model(75)
        let stage = stage(model, fps: 200)
        play(model, stage)
        for time in 1..<200 {
            stage.advance(by: 0.01)
            let share = Double(time % 10) / 10
            for text in stage.frame.texts where text.opacity > 0 {
                #expect(text.clip.map { abs($0.height - text.rect.height) < 0.01 && abs($0.midY - 50) < 0.01 } ?? false)
            }
            // The second column runs evenly up to its last step.
            guard time < 190, share > 0.05 else { continue }
            let line = stage.frame.texts[0].rect.height
            let old = String((5 + time / 10) % 10)
            let new = String((6 + time / 10) % 10)
            let column = stage.frame.texts.filter { $0.opacity > 0 && $0.rect.midX > 350 }
            // No ink is left of a face that is all but out.
            #expect(column.count == 2 || share < 0.15 || share > 0.85)
            #expect(Set(column.map(\.string)).isSubset(of: [old, new]) && !column.isEmpty)
            #expect(
                column.allSatisfy { abs($0.rect.midY - (50 - line * ($0.string == old ? share : share - 1))) < 0.01 })
        }
    }

    /// A cubic Bézier's y at an x, by bisection.
    private func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at x: Double) -> Double {
        func value(_ a: Double, _ b: Double, _ t: Double) -> Double {
            3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if value(x1, x2, middle) < x { low = middle } else { high = middle }
        }
        return value(y1, y2, low)
    }

    @Test(arguments: [0.05, 0.1, 0.15, 0.2, 0.3, 0.5])
    func `long steps are eased in and out, short ones run on, and the last one eases out`(step: Double) {
        let model = Model(3)
        let stage = stage(model, step: step, fps: 20)
        let weight = max(0, min((step - 0.1) / 0.2, 1))
        play(model, stage)
        let line = stage.frame.texts[0].rect.height
        for (index, share) in [(0, 0.25), (0, 0.5), (4, 0.8), (8, 0.3), (9, 0.1), (9, 0.5), (9, 0.9)] {
            stage.advance(by: (Double(index) + share) * step - stage.time)
            let eased = bezier(0.42, 0, 0.58, 1, at: share)
            let way = index == 9 ? bezier(0, 0, 0.58, 1, at: share) : share + (eased - share) * weight
            let isNew = way > 0.5
            let face = stage.frame.texts.first {
                $0.opacity > 0 && $0.string == String((3 + index + (isNew ? 1 : 0)) % 10)
            }
            #expect(
                abs((face?.rect.midY ?? 0) - (50 - line * (isNew ? way - 1 : way))) < 0.02,
                "step \(index), \(share), at \(stage.time)")
        }
    }

    @Test func `cycles say how often a column passes from 9 to 0`() {
        for cycles in [[2, 1], [3], [0, 1, 5], [-4, 2]] {
            let model = Model(407)
            let stage = stage(model, cycles: cycles)
            play(model, stage)
            let passes: (Int) -> Int = { max(0, $0 < cycles.count ? cycles[$0] : cycles[cycles.count - 1]) }
            let last = 10 * (0..<3).map(passes).max()!
            for tenth in 0...last {
                #expect(shown(stage) == expected(407, after: tenth, passes: passes), "\(cycles) \(tenth)")
                stage.advance(by: 0.1)
            }
            #expect(!stage.isAnimating && model.rests == 1)
        }
        let model = Model(12)
        let stage = stage(model, cycles: [])
        play(model, stage)
        stage.advance(by: 1.9)
        #expect(stage.isAnimating)
        let endless = Model(5)
        let long = self.stage(endless, cycles: [.max])
        play(endless, long)
        long.advance(by: 3)
        #expect(long.isAnimating)
    }

    @Test func `the first appearance is still unless it is to roll`() {
        let model = Model(42)
        let still = stage(model)
        #expect(!still.isAnimating && shown(still) == "42" && model.rests == 0)
        let rolling = Stage(size: CGSize(width: 300, height: 100)) {
            Play(model: model, stepDuration: 0.1, cycles: nil).rollsOnAppear()
        }
        #expect(rolling.isAnimating)
        rolling.frameRate = 10
        rolling.advance(by: 0.3)
        #expect(shown(rolling) == "75")
        #expect(rolling.settle())
        #expect(shown(rolling) == "42" && model.rests == 1)
        #expect(abs(rolling.time - 2) < 0.001)
    }

    @Test func `a changed trigger plays again from the start`() {
        let model = Model(59)
        let stage = stage(model)
        play(model, stage)
        stage.advance(by: 1.5)
        #expect(shown(stage) == "54")
        play(model, stage)
        #expect(shown(stage) == "59")
        for tenth in 0...20 {
            #expect(shown(stage) == expected(59, after: tenth))
            #expect(model.rests == (tenth < 20 ? 0 : 1))
            stage.advance(by: 0.1)
        }
        #expect(!stage.isAnimating && model.rests == 1)
    }

    @Test func `every digit counts up to every other, passing from 9 to 0 once`() {
        for from in 0...9 {
            for to in 0...9 where from != to {
                let model = Model(from)
                let stage = stage(model)
                model.value = to
                stage.advance(by: 0)
                #expect(stage.frame.accessibility.map(\.label) == ["\(to)"])
                for step in 0...10 + to - from {
                    #expect(shown(stage) == String((from + step) % 10))
                    stage.advance(by: 0.1)
                }
                #expect(!stage.isAnimating && shown(stage) == "\(to)" && model.rests == 1)
            }
        }
    }

    @Test(arguments: [0.1, 0.4])
    func `a value changed on the way goes on from the faces shown`(step: Double) {
        for time in stride(from: 0.03, to: 11, by: 1.13) {
            let model = Model(28)
            let stage = stage(model, step: step, fps: 100)
            play(model, stage)
            stage.advance(by: time * step / 0.5)
            func places() -> [String] {
                stage.frame.texts.filter { $0.opacity > 0 && $0.rect.maxY > 25 && $0.rect.minY < 75 }
                    .map { "\($0.string) \(Int($0.rect.minX)) \(($0.rect.midY * 10).rounded())" }.sorted()
            }
            let before = places()
            model.value = 91
            stage.advance(by: 0)
            #expect(places() == before, "after \(time) s")
            stage.frameRate = 10
            #expect(stage.settle() && shown(stage) == "91")
            #expect(model.rests == (time > 10 ? 2 : 1))
        }
    }

    @Test func `new places begin as 0, and what stays counts on where others leave`() {
        let model = Model(9)
        let stage = stage(model)
        model.value = 105
        stage.advance(by: 0)
        #expect(shown(stage) == "9")
        // They fade in for 0.45 s.
        stage.advance(by: 0.4)
        #expect(shown(stage) == "443")
        #expect(stage.settle() && shown(stage) == "105")
        model.value = 4
        stage.advance(by: 0)
        #expect(shown(stage) == "105")
        stage.advance(by: 0.5)
        #expect(shown(stage) == "0")
        #expect(stage.settle() && shown(stage) == "4" && model.rests == 2)
    }

    @Test func `the sign stays still, and the largest numbers play`() {
        let model = Model(-95)
        let stage = stage(model)
        play(model, stage)
        for tenth in 0...20 {
            #expect(shown(stage) == "-" + expected(95, after: tenth))
            stage.advance(by: 0.1)
        }
        for value in [Int.min, Int.max] {
            let model = Model(value)
            let stage = self.stage(model)
            play(model, stage)
            stage.advance(by: 0.3)
            #expect(stage.settle() && shown(stage) == String(value))
        }
    }

    @Test func `steps that make no sense, less motion and disabled animations are over at once`() {
        for step in [0, -1, .nan, .infinity, -.infinity] as [Double] {
            let model = Model(12)
            let stage = stage(model, step: step)
            play(model, stage)
            #expect(!stage.isAnimating && shown(stage) == "12" && model.rests == 1)
            model.value = 345
            stage.advance(by: 0)
            #expect(!stage.isAnimating && shown(stage) == "345" && model.rests == 2)
        }
        let model = Model(12)
        let stage = stage(model)
        stage.preferences.reduceMotion = true
        model.value = 9
        stage.advance(by: 0)
        #expect(!stage.isAnimating && shown(stage) == "9" && model.rests == 1)
        stage.preferences.reduceMotion = false
        stage.advance(by: 0)
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { model.value = 31 }
        stage.advance(by: 0)
        #expect(!stage.isAnimating && shown(stage) == "31" && model.rests == 2)
    }

    @Test func `faces can move in, be revealed and fade, at every edge`() {
        let line = stage(Model(8)).frame.texts[0].rect
        let ways: [(Edge, CGPoint)] = [
            (.bottom, CGPoint(x: 0, y: -1)), (.top, CGPoint(x: 0, y: 1)), (.leading, CGPoint(x: 1, y: 0)),
            (.trailing, CGPoint(x: -1, y: 0)),
        ]
        for (edge, way) in ways {
            for (face, oldMoves, newMoves) in [
                (PushFace.push(from: edge), true, true), (.moveIn(from: edge), false, true),
                (.reveal(from: edge), true, false), (.fade, false, false),
            ] {
                let model = Model(8)
                model.face = face
                let stage = stage(model, fps: 100)
                play(model, stage)
                stage.advance(by: 0.03)
                let texts = stage.frame.texts.filter { $0.opacity > 0 }
                let old = texts.first { $0.string == "8" }!
                let new = texts.first { $0.string == "9" }!
                func isAt(_ text: TextElement, _ share: Double) -> Bool {
                    abs(text.rect.midX - line.midX - share * way.x * line.width) < 0.01
                        && abs(text.rect.midY - line.midY - share * way.y * line.height) < 0.01
                }
                #expect(isAt(old, oldMoves ? 0.3 : 0) && isAt(new, newMoves ? -0.7 : 0), "\(face)")
                #expect(abs(old.opacity - (face == .fade ? 0.7 : 1)) < 0.001)
                #expect(abs(new.opacity - (face == .fade ? 0.3 : 1)) < 0.001)
                // Together the two parts that are seen are the window, unless they fade.
                let areas = [old, new].map { text -> Double in
                    let part = text.clip.map { $0.intersection(text.rect) } ?? text.rect
                    return part.width * part.height / (line.width * line.height)
                }
                let seen = face == .fade ? [1, 1] : [0.7, 0.3]
                #expect(zip(areas, seen).allSatisfy { abs($0 - $1) < 0.001 }, "\(face)")
            }
        }
    }

    @Test
    func `faces that push each other up or down cost a frame no body and no layout, others the columns that move`() {
        func counts(_ face: PushFace) -> (bodies: [Int], laidOut: [Int]) {
            let model = Model(1234)
            model.face = face
            let stage = stage(model, fps: 50)
            play(model, stage)
            var counts: (bodies: [Int], laidOut: [Int]) = ([], [])
            for second in 0..<4 {
                stage.advance(by: Double(second) + 0.51 - stage.time)
                counts.bodies.append(stage.statistics.bodiesEvaluated)
                counts.laidOut.append(stage.statistics.nodesLaidOut)
            }
            _ = stage.settle()
            stage.advance(by: 1)
            #expect(stage.nextFrameTime == nil && stage.statistics.bodiesEvaluated == 0)
            return counts
        }
        for edge in [Edge.bottom, .top] {
            let none = [0, 0, 0, 0]
            #expect(counts(.push(from: edge)) == (none, none))
        }
        for face in [PushFace.moveIn, .reveal, .fade, .push(from: .leading)] {
            let bodies = counts(face).bodies
            // As many bodies a column as in the last second, in which one moves.
            #expect(bodies[3] > 0 && bodies == [4, 3, 2, 1].map { $0 * bodies[3] })
        }
    }

    @Test func `the digits are those of the locale`() {
        let model = Model(19)
        let stage = stage(model)
        stage.preferences.locale = Locale(identifier: "ar_EG@numbers=arab")
        stage.advance(by: 0)
        #expect(shown(stage) == "١٩")
        play(model, stage)
        stage.advance(by: 0.2)
        #expect(shown(stage) == "٣١")
    }
}
