import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

@MainActor
struct PerDigitTests {
    @Test func `one old and one new glyph are seen, from below if it grows and from above if it shrinks`() {
        for from in 0...9 {
            for to in 0...9 where from != to {
                let theatre = Theatre(Decimal(from), style: .perDigit)
                theatre.show(Decimal(to))
                theatre.stage.advance(by: 0.035)
                let faces = theatre.faces
                #expect(Set(faces.map(\.string)) == [String(from), String(to)])
                let new = faces.first { $0.string == String(to) }?.rect.midY ?? 50
                let old = faces.first { $0.string == String(from) }?.rect.midY ?? 50
                #expect(from < to ? new > 50 && old < 50 : new < 50 && old > 50)
                #expect(abs(abs(new - old) - (faces.first?.rect.height ?? 0)) < 0.01)
                #expect(abs(new + old - 100) < 0.05)
                theatre.stage.advance(by: 0.035)
                #expect(!theatre.stage.isAnimating)
                #expect(theatre.rest == String(to))
            }
        }
    }

    @Test func `the window is one line high`() {
        let theatre = Theatre(1, style: .perDigit)
        theatre.show(2)
        theatre.stage.advance(by: 0.02)
        for face in theatre.faces { #expect(abs((face.clip?.height ?? 0) - face.rect.height) < 0.01) }
    }

    @Test func `a mark changes at once`() {
        let theatre = Theatre(999, style: .perDigit)
        theatre.show(1000)
        #expect(theatre.faces.first { $0.string == "," }?.opacity == 1)
        let back = Theatre(1000, style: .perDigit)
        back.show(999)
        #expect(!back.faces.contains { $0.string == "," })
    }

    @Test func `a new place comes from below without fading`() {
        let theatre = Theatre(9, style: .perDigit)
        theatre.show(10)
        theatre.stage.advance(by: 0.035)
        let one = theatre.faces.first { $0.string == "1" }
        #expect(one?.opacity == 1)
        #expect((one?.rect.midY ?? 0) > 51)
    }

    @Test func `matched by position a digit that meets a mark comes from below, and the mark is gone at once`() {
        let theatre = Theatre(1000, style: .perDigit(columns: .byPosition))
        theatre.show(998)
        var heights: [Double] = []
        for frame in 1...4 {
            theatre.stage.advance(by: 1 / 60)
            // 1,000 → 998: the second character, a comma, becomes a 9, as the first one does.
            let nines = theatre.faces.filter { $0.string == "9" }.sorted { $0.rect.minX < $1.rect.minX }
            #expect(nines.count == 2, "frame \(frame)")
            #expect(!theatre.faces.contains { $0.string == "," }, "frame \(frame)")
            #expect(nines.allSatisfy { $0.opacity == 1 }, "frame \(frame)")
            heights.append(Double(nines.last?.rect.midY ?? 0) - 50)
        }
        let line = Double(theatre.faces.first?.rect.height ?? 0)
        for (frame, height) in heights.enumerated() {
            #expect(abs(height - line * (1 - Double(frame + 1) / 60 / 0.07)) < 0.05, "frame \(frame)")
        }
        theatre.settle()
        #expect(theatre.rest == "998")
    }

    @Test func `matched by position a mark that meets a digit is there at once, and the digit is gone`() {
        let theatre = Theatre(998, style: .perDigit(columns: .byPosition))
        theatre.show(1000)
        for frame in 1...4 {
            let (marks, eights) = (theatre.faces.filter { $0.string == "," }, theatre.faces.filter { $0.string == "8" })
            #expect(marks.map(\.opacity) == [1], "frame \(frame)")
            #expect(marks.first.map { abs(Double($0.rect.midY) - 50) < 0.05 } ?? false, "frame \(frame)")
            // The third place turns from 8 to 0, the second has lost its 9.
            #expect(eights.count == 1, "frame \(frame)")
            theatre.stage.advance(by: 1 / 60)
        }
        theatre.settle()
        #expect(theatre.rest == "1,000")
    }

    @Test func `a mark met and left again within one motion leaves nothing behind`() {
        let theatre = Theatre(998, style: .perDigit(columns: .byPosition))
        for value in [1000, 998, 1000, 12, 999_999, 1000] as [Decimal] {
            theatre.show(value)
            theatre.stage.advance(by: 0.03)
        }
        theatre.settle()
        #expect(theatre.rest == "1,000")
        #expect(theatre.stage.frame.texts.count { $0.string == "," } == 1)
    }
}
