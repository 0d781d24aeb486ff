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

    @Test func `matched by position a digit can meet a mark`() {
        let theatre = Theatre(999, style: .perDigit(columns: .byPosition))
        theatre.show(1000)
        theatre.settle()
        #expect(theatre.rest == "1,000")
        theatre.show(998)
        theatre.stage.advance(by: 0.03)
        theatre.settle()
        #expect(theatre.rest == "998")
    }
}
