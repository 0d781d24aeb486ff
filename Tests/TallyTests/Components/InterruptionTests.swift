import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

@MainActor
struct InterruptionTests {
    private struct Look {
        var y: [Double] = []
        var x: [Double] = []
        var opacity: [Double] = []
    }

    /// What is seen of each face: its place and its opacity, by text and, among equals, from the top left.
    private func look(_ theatre: Theatre, isFlow: Bool) -> [String: Look] {
        var looks: [String: Look] = [:]
        // Marks change at once where digits do not flow.
        let seen = theatre.faces.filter { $0.isInWindow && $0.opacity > 0.02 && (isFlow || $0.string != ",") }
            .sorted { ($0.rect.minX, $0.rect.minY) < ($1.rect.minX, $1.rect.minY) }
        for face in seen {
            looks[face.string, default: Look()].x.append(face.rect.minX)
            looks[face.string, default: Look()].y.append(face.rect.minY)
            looks[face.string, default: Look()].opacity.append(face.opacity)
        }
        return looks
    }

    private func expectSame(_ a: [String: Look], _ b: [String: Look], _ what: String) {
        #expect(Set(a.keys) == Set(b.keys), "\(what)")
        for (text, old) in a {
            guard let new = b[text], new.x.count == old.x.count else {
                Issue.record("\(what): \(text) has come or gone")
                continue
            }
            for index in old.x.indices {
                #expect(abs(old.x[index] - new.x[index]) < 0.5, "\(what): \(text)")
                #expect(abs(old.y[index] - new.y[index]) < 0.5, "\(what): \(text)")
                #expect(abs(old.opacity[index] - new.opacity[index]) < 0.01, "\(what): \(text)")
            }
        }
    }

    @Test(arguments: [RollStyle.flow, .perDigit])
    func `nothing jumps at a change, three deep, at every frame`(style: RollStyle) {
        let values: [Decimal] = [1234, 987, 15_030, 1234]
        let frames = style == .flow ? 40 : 6
        for frame in stride(from: 0, to: frames, by: 1) {
            let theatre = Theatre(values[0], style: style)
            // What is shown at a time does not depend on the frames before it.
            theatre.stage.frameRate = 3
            for value in values.dropFirst() {
                theatre.stage.advance(by: Double(frame) / 60)
                let before = look(theatre, isFlow: style == .flow)
                theatre.show(value)
                expectSame(before, look(theatre, isFlow: style == .flow), "\(frame) frames, to \(value)")
            }
            theatre.settle()
            #expect(theatre.rest == "1,234")
            #expect(theatre.rests == (frame == 0 ? 1 : theatre.rests))
        }
    }

    @Test func `changes that interrupt one another end once`() {
        let theatre = Theatre(1)
        for value in [5, 3, 12, 8] as [Decimal] {
            theatre.show(value)
            theatre.stage.advance(by: 0.1)
        }
        #expect(theatre.rests == 0)
        theatre.settle()
        #expect(theatre.rests == 1)
        #expect(theatre.rest == "8")
        theatre.show(9)
        theatre.settle()
        #expect(theatre.rests == 2)
    }

    @Test func `there and back within one animation ends where it began`() {
        for pause in [0, 0.05, 0.2, 0.5] {
            let theatre = Theatre(999)
            theatre.show(1000)
            theatre.stage.advance(by: pause)
            theatre.show(999)
            theatre.settle()
            #expect(theatre.rest == "999")
            #expect(theatre.rests == 1)
        }
    }

    @Test func `a spring keeps its velocity when it is interrupted`() {
        let theatre = Theatre(1)
        theatre.show(9)
        theatre.stage.advance(by: 0.1)
        func place() -> Double { Double(theatre.faces.first { $0.string == "4" }?.rect.minY ?? 0) }
        let a = place()
        theatre.stage.advance(by: 0.01)
        let b = place()
        theatre.show(8)
        theatre.stage.advance(by: 0.01)
        let c = place()
        #expect(b - a < -1)
        #expect(abs((c - b) - (b - a)) < abs(b - a) * 0.5)
    }

    @Test func `a stream of values stays bounded and ends on the last one`() {
        let theatre = Theatre(0)
        var most = 0
        for step in 1...600 {
            theatre.show(Decimal(step))
            theatre.stage.advance(by: 1.0 / 60)
            if step % 10 == 0 { most = max(most, theatre.stage.frame.texts.count) }
        }
        #expect(most < 150)
        theatre.settle()
        #expect(theatre.rest == "600")
        #expect(theatre.rests == 1)
    }

    @Test func `a wild stream stays bounded too`() {
        let theatre = Theatre(0)
        var seed: UInt64 = 7
        var most = 0
        var value = 0
        for step in 1...120 {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            value = Int(seed >> 40) % 1_000_000 - 500_000
            theatre.show(Decimal(value))
            theatre.stage.advance(by: 1.0 / 60)
            if step % 10 == 0 { most = max(most, theatre.stage.frame.texts.count) }
        }
        #expect(most < 600)
        theatre.settle()
        #expect(theatre.rest == Decimal.FormatStyle.en.format(Decimal(value)))
    }
}
