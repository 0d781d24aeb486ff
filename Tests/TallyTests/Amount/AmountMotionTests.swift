import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// Motion to the frame; the line of the digits is at rest at one height throughout.
@MainActor
struct AmountMotionTests {
    private func screen(_ keys: String) throws -> AmountScreen {
        let screen = AmountScreen(size: CGSize(width: 320, height: 120), hasKeypad: false)
        try screen.tap(keys)
        screen.rest()
        return screen
    }

    private let prompt = "금액을 입력해주세요"

    @Test func `a field appears still, with its prompt or its amount`() {
        let empty = AmountScreen()
        #expect(!empty.stage.isAnimating)
        #expect(empty.text == prompt)
        let full = AmountScreen(won(1_234_567))
        #expect(!full.stage.isAnimating)
        #expect(full.text == "1,234,567원")
    }

    @Test func `for a digit the row makes room first, and then it drops`() throws {
        let screen = try screen("12")
        let start = try #require(screen.glyph("원")?.rect)
        let line = try #require(screen.glyph("1")?.rect.minY)
        try screen.tap("3")
        #expect(screen.text == "12원")
        screen.stage.advance(by: 0.04)
        let half = try #require(screen.glyph("원")?.rect)
        #expect(screen.text == "12원")
        screen.stage.advance(by: 0.04)
        #expect(screen.text == "12원")
        let end = try #require(screen.glyph("원")?.rect)
        let width = try #require(screen.glyph("2")?.rect.width)
        // The row is centred: the unit moves by half of the digit's width, and half of that in half of the time.
        #expect(abs(end.minX - start.minX - width / 2) < 0.01)
        #expect(abs(half.minX - start.minX - width / 4) < 0.01)
        screen.stage.advance(by: 0.04)
        let drop = try #require(screen.glyph("3"))
        #expect(abs(drop.rect.minY - (line - 20)) < 0.01)
        #expect(abs(drop.opacity - 0.5) < 0.001)
        #expect(screen.glyph("원")?.rect == end)
        screen.stage.advance(by: 0.04)
        #expect(screen.glyph("3")?.rect.minY == line)
        #expect(screen.glyph("3")?.opacity == 1)
        #expect(!screen.stage.isAnimating)
        #expect(screen.text == "123원")
    }

    @Test func `a deleted digit rises straight up and fades, and the row closes when it hardly is seen`() throws {
        let screen = try screen("123")
        let digit = try #require(screen.glyph("3")?.rect)
        let unit = try #require(screen.glyph("원")?.rect)
        try screen.tap("<")
        for step in 1...5 {
            screen.stage.advance(by: 0.02)
            let share = Double(step) / 5
            guard step < 5 else {
                screen.stage.advance(by: 1e-6)
                break
            }
            let closed = CGFloat(rowClosed(at: share))
            #expect(abs(screen.glyph("원")!.rect.minX - (unit.minX - digit.width / 2 * closed)) < 0.01)
            guard share < 0.6 else {
                #expect(screen.glyph("3") == nil)
                continue
            }
            let leaving = try #require(screen.glyph("3"))
            #expect(leaving.rect.minX == digit.minX)
            #expect(abs(leaving.rect.minY - (digit.minY - 20 * share)) < 0.01)
            #expect(abs(leaving.opacity - (1 - share / 0.6)) < 0.001)
        }
        #expect(screen.text == "12원")
        #expect(!screen.stage.isAnimating)
    }

    @Test(arguments: [TextAlignment.leading, .center, .trailing])
    func `nothing goes over a digit that is deleted, wherever the row stands`(_ alignment: TextAlignment) throws {
        for caret in 1...5 {
            let screen = AmountScreen(
                won(12_345), alignment: alignment, size: CGSize(width: 320, height: 120), hasKeypad: false)
            screen.model.input.selection = caret..<caret
            screen.rest()
            let digit = String(Array("12345")[caret - 1])
            var overlap = 0.0
            var steps = 0
            screen.model.input.deleteBackward()
            screen.stage.advance(by: 0)
            for _ in 0..<12 {
                screen.stage.advance(by: 1 / 120)
                guard let leaving = screen.glyph(digit) else { continue }
                steps += 1
                for other in screen.glyphs where other.string != digit && other.string != "," {
                    overlap = max(overlap, Double(leaving.rect.intersection(other.rect).width) * leaving.opacity)
                }
            }
            #expect(steps >= 6)
            // The rectangles are the glyphs' advances: a tenth of a digit's is the space beside its ink.
            #expect(overlap < 1.2, "\(alignment) at \(caret): \(overlap)")
        }
    }

    @Test func `of equal digits the one at the caret goes, and the one typed there comes`() throws {
        let screen = try screen("555")
        let middle = try #require(screen.glyphs.dropFirst().first?.rect)
        screen.model.input.moveCaret(by: -1)
        screen.model.input.deleteBackward()
        screen.stage.advance(by: 0)
        screen.stage.advance(by: 0.05)
        let rising = try #require(screen.glyphs.first { $0.opacity < 0.9 })
        #expect(rising.rect.minX == middle.minX)
        screen.rest()
        screen.model.input.insert(digit: 5)
        screen.stage.advance(by: 0)
        screen.stage.advance(by: 0.12)
        let dropping = try #require(screen.glyphs.first { $0.opacity < 0.9 })
        #expect(abs(dropping.rect.minX - middle.minX) < 0.01)
    }

    @Test func `the unit fades in with the first digit, and the prompt is gone by then`() throws {
        let screen = AmountScreen()
        try screen.tap("5")
        #expect(screen.text == prompt)
        screen.stage.advance(by: 0.08)
        #expect(screen.text.isEmpty)
        screen.stage.advance(by: 0.02)
        #expect(screen.text == "5원")
        #expect(abs(screen.glyph("원")!.opacity - 0.25) < 0.001)
        #expect(abs(screen.glyph("5")!.opacity - 0.25) < 0.001)
        #expect(screen.glyph("원")!.rect.minY > screen.glyph("5")!.rect.minY + 20)
        screen.stage.advance(by: 0.06)
        #expect(screen.glyph("원")!.opacity == 1)
    }

    @Test func `the last digit and the unit fade together, and then the prompt shows`() throws {
        let screen = try screen("5")
        let unit = try #require(screen.glyph("원")?.rect)
        try screen.tap("<")
        screen.stage.advance(by: 0.05)
        #expect(screen.text == "5원")
        #expect(abs(screen.glyph("5")!.opacity - 0.5) < 0.001)
        #expect(abs(screen.glyph("원")!.opacity - 0.5) < 0.001)
        #expect(screen.glyph("원")!.rect == unit)
        screen.stage.advance(by: 0.049)
        #expect(!screen.text.contains(prompt))
        screen.stage.advance(by: 0.041)
        #expect(screen.text == prompt)
        #expect(abs(screen.glyph(prompt)!.opacity - 0.5) < 0.001)
        screen.stage.advance(by: 0.041)
        #expect(!screen.stage.isAnimating)
    }

    @Test func `cleared, all rise together`() throws {
        let screen = try screen("1234567")
        let before = screen.glyphs.filter { $0.string != "원" }
        screen.model.input.clear()
        screen.stage.advance(by: 0)
        screen.stage.advance(by: 0.05)
        let now = screen.glyphs.filter { $0.string != "원" }
        #expect(now.map(\.string) == before.map(\.string))
        for (old, new) in zip(before, now) {
            #expect(new.rect.minX == old.rect.minX)
            #expect(abs(new.rect.minY - (old.rect.minY - 10)) < 0.01)
            #expect(abs(new.opacity - 0.5) < 0.001)
        }
        screen.rest()
        #expect(screen.text == prompt)
    }

    @Test func `marks are placed anew, and keep their line`() throws {
        let screen = try screen("1234")
        let line = try #require(screen.glyph(",")?.rect.minY)
        try screen.tap("5")
        screen.stage.advance(by: 0.04)
        #expect(screen.glyphs.filter { $0.string == "," }.count == 1)
        #expect(screen.glyph(",")?.rect.minY == line)
        screen.rest()
        #expect(screen.text == "12,345원")
        try screen.tap("67")
        screen.stage.advance(by: 0.12)
        let marks = screen.glyphs.filter { $0.string == "," }
        #expect(marks.count == 2)
        // The new one fades in where it is to stand.
        #expect(marks.allSatisfy { $0.rect.minY == line })
        #expect(marks.contains { abs($0.opacity - 0.5) < 0.001 })
        screen.rest()
        #expect(screen.text == "1,234,567원")
    }

    // MARK: - Keys that come fast

    @Test func `two keys in one update are two digits and two events`() throws {
        let screen = try screen("1")
        screen.model.input.insert(digit: 2)
        screen.model.input.insert(digit: 3)
        screen.stage.advance(by: 0)
        screen.stage.advance(by: 0.12)
        #expect(abs(screen.glyph("2")!.opacity - 0.5) < 0.001)
        #expect(abs(screen.glyph("3")!.opacity - 0.5) < 0.001)
        #expect(screen.events.suffix(2) == [.changed(12), .changed(123)])
    }

    @Test func `a digit typed and deleted in one update is never seen`() throws {
        let screen = try screen("12")
        screen.model.input.insert(digit: 7)
        screen.model.input.deleteBackward()
        screen.stage.advance(by: 0)
        #expect(screen.events.suffix(2) == [.changed(127), .changed(12)])
        for _ in 0..<12 {
            #expect(screen.text == "12원")
            screen.stage.advance(by: 1.0 / 60)
        }
        #expect(!screen.stage.isAnimating)
    }

    @Test func `thirty keys a second neither delay the amount nor break the picture`() throws {
        let screen = AmountScreen(AmountInput(limits: 0...1_000_000_000_000, locale: locale("ko_KR")))
        for (index, key) in "12345<<67<<<<<01".enumerated() {
            try screen.tap(String(key), every: 1.0 / 30)
            let spoken = screen.model.input.amount == nil ? "" : screen.model.input.text + "원"
            #expect(screen.stage.frame.accessibility.first?.value == spoken)
            let glyphs = screen.glyphs
            // Everything is on its line, on its way down to it, or up from it.
            let line = glyphs.first { $0.string == "원" }?.rect.minY
            for glyph in glyphs where index > 3 {
                #expect(glyph.rect.minX >= 0 && glyph.rect.maxX <= 320)
                if let line { #expect(glyph.rect.minY > line - 60 && glyph.rect.minY < line + 20) }
            }
        }
        screen.rest()
        #expect(screen.text == screen.model.input.text + "원")
    }

    @Test func `nothing jumps at a key, whenever it comes`() throws {
        for key in ["4", "<"] {
            for frame in stride(from: 1, through: 11, by: 3) {
                let screen = try screen("12")
                try screen.tap("3")
                screen.stage.advance(by: Double(frame) / 60)
                let before = screen.glyphs
                try screen.tap(key)
                let after = screen.glyphs
                #expect(before.map(\.string) == after.map(\.string))
                for (old, new) in zip(before, after) {
                    #expect(abs(old.rect.minX - new.rect.minX) < 0.5, "\(old.string), \(frame) frames, \(key)")
                    #expect(abs(old.rect.minY - new.rect.minY) < 0.5, "\(old.string), \(frame) frames, \(key)")
                    #expect(abs(old.opacity - new.opacity) < 0.01, "\(old.string), \(frame) frames, \(key)")
                }
                screen.rest()
                #expect(screen.text == (key == "<" ? "12원" : "1,234원"))
            }
        }
    }

    @Test func `a stream of keys stays bounded`() throws {
        let screen = AmountScreen(size: CGSize(width: 320, height: 120), hasKeypad: false)
        var most = 0
        for step in 0..<120 {
            if step % 7 == 6 { screen.model.input.clear() } else { screen.model.input.insert(digit: step % 10) }
            screen.stage.advance(by: 1.0 / 60)
            if step % 5 == 4 { most = max(most, screen.stage.frame.texts.count) }
        }
        #expect(most < 130)
        screen.rest()
        #expect(screen.stage.frame.texts.count < 30)
    }

    @Test func `between keys nothing is evaluated`() throws {
        let screen = try screen("123")
        try screen.tap("4")
        for _ in 0..<9 {
            screen.stage.advance(by: 1.0 / 60)
            #expect(screen.stage.statistics.bodiesEvaluated == 0)
        }
    }

    // MARK: - Less motion, none at all

    @Test func `people who want less motion are shown fades in place and no shake`() throws {
        let screen = try screen("123")
        screen.stage.preferences.reduceMotion = true
        screen.rest()
        let line = try #require(screen.glyph("1")?.rect.minY)
        try screen.tap("4")
        for _ in 0..<12 {
            #expect(screen.glyphs.allSatisfy { $0.rect.minY == line || $0.string == "원" })
            screen.stage.advance(by: 0.0125)
        }
        #expect(!screen.stage.isAnimating)
        try screen.tap("<")
        screen.stage.advance(by: 0.05)
        #expect(screen.glyph("4")?.rect.minY == line)
        screen.rest()
        try screen.tap("45678")
        screen.rest()
        try screen.tap("1")
        #expect(!screen.stage.isAnimating)
        #expect(screen.text == "2,000,000원")
    }

    @Test(arguments: [0, -1, Double.nan, .infinity])
    func `a time that is not above 0 is none`(seconds: Double) {
        let model = AmountScreen.Model(won(12))
        let stage = Stage(size: CGSize(width: 320, height: 100)) {
            AmountField(
                input: Binding {
                    model.input
                } set: {
                    model.input = $0
                }
            )
            .amountTimings(insert: seconds, delete: seconds, shake: seconds)
            .environment(\.locale, locale("ko_KR"))
        }
        model.input.insert(digit: 3)
        stage.advance(by: 0)
        #expect(!stage.isAnimating)
        #expect(stage.frame.visibleText == "123원")
        model.input.clear()
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == prompt)
        model.input.set(99_999_999)
        stage.advance(by: 0)
        #expect(!stage.isAnimating)
    }

    @Test func `a scene that nobody sees holds no animation`() throws {
        let screen = try screen("123")
        screen.stage.preferences.scenePhase = .background
        screen.rest()
        screen.model.input.insert(digit: 4)
        screen.stage.advance(by: 0)
        #expect(!screen.stage.isAnimating)
        #expect(screen.text == "1,234원")
    }

    /// Pairs of glyphs that are seen well and lie on one another, by how much.
    private func overlap(_ screen: AmountScreen) -> (String, CGFloat) {
        let seen = screen.stage.frame.texts.filter {
            $0.opacity > 0.15 && $0.string.count == 1 && "0123456789$".contains($0.string) && $0.rect.midY < 130
        }
        var worst = ("", CGFloat(0))
        for (index, one) in seen.enumerated() {
            for other in seen.dropFirst(index + 1) where abs(one.rect.midY - other.rect.midY) < 12 {
                let points = one.rect.intersection(other.rect)
                if !points.isNull, points.width > worst.1 { worst = ("\(one.string) \(other.string)", points.width) }
            }
        }
        return worst
    }

    @Test(arguments: [TextAlignment.leading, .center, .trailing])
    func `where all is selected and a digit typed, nothing goes over what leaves`(alignment: TextAlignment) {
        let screen = AmountScreen(
            AmountInput(1_245, currency: "USD", locale: locale("en_US")), alignment: alignment,
            size: CGSize(width: 320, height: 120), hasKeypad: false)
        screen.stage.press(.tab)
        screen.stage.press("a", modifiers: .control)
        screen.rest()
        screen.stage.type("7")
        for frame in 0..<24 {
            screen.stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
            let (words, points) = overlap(screen)
            #expect(points < 4, "frame \(frame): \(words) by \(points)")
        }
        #expect(!screen.stage.isAnimating && screen.model.input.rawText == "7")
    }
}
