import Foundation
import SwiftUI
import TallyStage
import Testing

/// Docs/AnimationRules.md, rules 117 to 119 and 124.
@MainActor
struct ContentTransitionTests {
    private func showing(
        _ string: Remote<String>, _ transition: @escaping (String) -> ContentTransition, size: CGFloat = 20
    ) -> Stage {
        Stage {
            Playing(string) { string in
                HStack(spacing: 0) { Text(verbatim: string).contentTransition(transition(string)) }
                    .font(.system(size: size)).frame(width: 90, alignment: .leading)
            }
        }
    }

    private func change(_ string: Remote<String>, to new: String, _ animation: Animation? = .linear(duration: 1)) {
        withAnimation(animation) { string.value = new }
    }

    @Test func `rule 117: without an animation the string changes in one frame`() {
        for transition in [ContentTransition.numericText(), .opacity, .interpolate] {
            let string = Remote("10")
            let stage = showing(string) { _ in transition }
            change(string, to: "25", nil)
            stage.advance(by: 0)
            #expect(stage.frame.texts.map(\.string) == ["25"])
            #expect(!stage.isAnimating)
        }
    }

    @Test func `rule 117: with the identity the string changes at once under an animation too`() {
        let string = Remote("10")
        let stage = showing(string) { _ in .identity }
        change(string, to: "25")
        stage.advance(by: 0.5)
        #expect(stage.frame.texts.map(\.string) == ["25"] && stage.frame.texts[0].opacity == 1)
    }

    @Test func `rule 117: where nothing is said another string fades in, and the old one out`() {
        let string = Remote("10")
        let stage = Stage { Playing(string) { Text(verbatim: $0) } }
        change(string, to: "25")
        for share in [0.25, 0.5, 0.75] {
            stage.advance(by: 0.25)
            let texts = stage.frame.texts
            #expect(texts.map(\.string) == ["10", "25"])
            #expect(isNear(texts[0].opacity, 1 - share, 0.01) && isNear(texts[1].opacity, share, 0.01))
        }
        stage.advance(by: 0.25)
        #expect(stage.frame.texts.map(\.string) == ["25"] && !stage.isAnimating)
    }

    @Test func `rule 124: where nothing is said the same string grows from one size to another`() throws {
        let size = Remote(20.0)
        let stage = Stage { Playing(size) { Text(verbatim: "Hello").font(.system(size: $0)) } }
        let (from, middle) = (try #require(stage.text("Hello")).rect, stage.frame.texts[0].rect.midX)
        withAnimation(.linear(duration: 1)) { size.value = 40 }
        var last = from.width
        for share in [0.25, 0.5, 0.75, 1] {
            stage.advance(by: 0.25)
            let text = try #require(stage.text("Hello")).rect
            #expect(isNear(text.width, from.width * (1 + share), 1) && isNear(text.midX, middle, 1))
            #expect(text.width > last)
            last = text.width
        }
    }

    @Test func `rule 117: the animation counts that is seen inside the modifier`() {
        let string = Remote("10")
        let stage = Stage {
            Playing(string) {
                Text(verbatim: $0).animation(.linear(duration: 1), value: $0).contentTransition(.opacity)
            }
        }
        string.value = "25"
        stage.advance(by: 0.5)
        #expect(stage.frame.texts.count == 2)
    }

    @Test func `opacity: the old string fades into the new one`() {
        let string = Remote("10")
        let stage = showing(string) { _ in .opacity }
        change(string, to: "25")
        stage.advance(by: 0.25)
        #expect(isNear(stage.text("10")?.opacity ?? -1, 0.75))
        #expect(isNear(stage.text("25")?.opacity ?? -1, 0.25))
        #expect(stage.settle())
        #expect(isNear(stage.time, 1))
        #expect(stage.frame.texts.map(\.string) == ["25"] && stage.frame.texts[0].opacity == 1)
    }

    @Test func `rule 119: digits that stay stay, those that change roll, old ones up and new ones from below`() throws {
        let string = Remote("108")
        let stage = showing(string) { _ in .numericText() }
        let rest = stage.frame.texts[0].rect
        change(string, to: "109")
        stage.advance(by: 0.5)
        let (one, old, new) = try (
            #require(stage.text("1")), #require(stage.text("8")), #require(stage.text("9"))
        )
        #expect(one.opacity == 1 && one.rect.minY == rest.minY && one.rect.minX == rest.minX)
        #expect(isNear(old.opacity, 0.354, 0.001) && isNear(new.opacity, old.opacity))
        #expect(old.rect.minY < rest.minY && new.rect.minY > rest.minY)
        #expect(isNear(old.rect.midX, new.rect.midX, 1e-6), "in one column")
        #expect(stage.settle())
        #expect(stage.frame.visibleText == "109" && stage.frame.texts.count == 1)
        #expect(stage.frame.texts[0].rect.origin == rest.origin)
    }

    private func isFromBelow(_ stage: Stage, _ digit: String) -> Bool? {
        stage.text(digit).map { $0.rect.midY > 50 }
    }

    @Test func `rule 119: countsDown turns the direction, and a value takes it from its change`() {
        let string = Remote("8")
        let down = showing(string) { _ in .numericText(countsDown: true) }
        change(string, to: "9")
        down.advance(by: 0.5)
        #expect(isFromBelow(down, "9") == false)
        let number = Remote("8")
        let stage = showing(number) { .numericText(value: Double($0) ?? 0) }
        change(number, to: "9")
        stage.advance(by: 0.5)
        #expect(isFromBelow(stage, "9") == true)
        _ = stage.settle()
        change(number, to: "7")
        stage.advance(by: 0.5)
        #expect(isFromBelow(stage, "7") == false)
    }

    @Test func `rule 119: places of a number match, whatever stands before them`() throws {
        let string = Remote("$9.50")
        let stage = showing(string) { _ in .numericText() }
        let width = stage.frame.texts[0].rect.width
        change(string, to: "$10.50")
        stage.advance(by: 0.5)
        let dollar = try #require(stage.text("$"))
        let point = try #require(stage.text("."))
        #expect(dollar.opacity == 1 && point.opacity == 1, "kept")
        #expect(stage.text("5")?.opacity == 1)
        #expect(stage.frame.texts.count { $0.string == "0" } == 2, "the last digit, and the one that comes for the 9")
        let middle = point.rect.minX
        #expect(stage.settle())
        let end = stage.frame.texts[0].rect.width
        #expect(end > width)
        #expect(middle > dollar.rect.maxX && middle < end, "on its way to the right")
    }

    @Test func `rule 119: changed digits begin one after the other`() throws {
        let string = Remote("111")
        let stage = showing(string) { _ in .numericText() }
        change(string, to: "222")
        stage.advance(by: 0.5)
        let opacities = stage.frame.texts.filter { $0.string == "2" }.map(\.opacity)
        #expect(opacities.count == 3 && opacities[0] > opacities[1] && opacities[1] > opacities[2])
        #expect(stage.settle())
        #expect(stage.time < 1.25)
    }

    @Test func `a change on the way goes on from what is shown`() throws {
        let string = Remote("8")
        let stage = showing(string) { _ in .numericText() }
        change(string, to: "9")
        stage.advance(by: 0.4)
        let before = try #require(stage.text("9"))
        change(string, to: "3")
        stage.advance(by: 0)
        #expect(stage.text("9")?.rect == before.rect && stage.text("9")?.opacity == before.opacity)
        #expect(stage.text("3")?.opacity == 0)
        #expect(stage.settle())
        #expect(stage.frame.texts.map(\.string) == ["3"])
    }

    @Test func `a change without an animation on the way shows the string at once`() {
        let string = Remote("8")
        let stage = showing(string) { _ in .numericText() }
        change(string, to: "9")
        stage.advance(by: 0.4)
        string.value = "5"
        stage.advance(by: 0)
        #expect(stage.frame.texts.map(\.string) == ["5"])
        #expect(!stage.isAnimating)
    }

    @Test func `what a person hears is the new string from the first frame`() {
        let string = Remote("8")
        let stage = showing(string) { _ in .numericText() }
        change(string, to: "9")
        stage.advance(by: 0.1)
        #expect(stage.frame.accessibility.map(\.label) == ["9"])
        _ = stage.settle()
        #expect(stage.frame.visibleText == "9")
    }

    @Test func `rule 118: the same string in another size goes over in its width`() throws {
        let size = Remote(CGFloat(10))
        let stage = Stage {
            Playing(size) { size in
                Text(verbatim: "Total").font(.system(size: size)).contentTransition(.interpolate)
            }
        }
        let narrow = stage.frame.texts[0].rect.width
        withAnimation(.linear(duration: 1)) { size.value = 20 }
        stage.advance(by: 0.5)
        #expect(stage.frame.texts.count == 1)
        let middle = stage.frame.texts[0].rect.width
        #expect(stage.settle())
        let wide = stage.frame.texts[0].rect.width
        #expect(wide > narrow * 1.8)
        #expect(isNear(middle, (narrow + wide) / 2, 0.01))
    }

    @Test func `rule 118: another string under interpolate fades`() {
        let string = Remote("on")
        let stage = showing(string) { _ in .interpolate }
        let old = stage.text("on")?.rect.width ?? -1
        change(string, to: "off")
        stage.advance(by: 0.5)
        #expect(isNear(stage.text("on")?.opacity ?? -1, 0.5) && isNear(stage.text("off")?.opacity ?? -1, 0.5))
        // Each at its own width: nothing is stretched to the other's.
        #expect(isNear(stage.text("on")?.rect.width ?? -1, old, 0.001))
        let half = stage.text("off")?.rect.width ?? -1
        #expect(stage.settle() && isNear(stage.text("off")?.rect.width ?? -2, half, 0.001))
    }

    @Test func `rule 124: the layout has the new size at once`() {
        let string = Remote("1")
        let stage = Stage {
            Playing(string) { string in
                HStack(spacing: 0) {
                    Text(verbatim: string).contentTransition(.numericText()).fixedSize()
                        .background(Color.blue.transaction { $0.animation = nil })
                    Spacer()
                }
            }
        }
        let old = stage.box.width
        change(string, to: "11111")
        stage.advance(by: 0)
        #expect(stage.box.width > 4 * old)
    }

    @Test func `strings that do not stand character by character fade as a whole`() {
        for (old, new) in [("שלום", "1"), ("مرحبا", "2")] {
            let string = Remote(old)
            let stage = showing(string) { _ in .numericText() }
            change(string, to: new)
            stage.advance(by: 0.5)
            #expect(isNear(stage.text(new)?.opacity ?? -1, 0.5), "\(old)")
        }
    }

    @Test func `hostile strings and transitions do no harm`() {
        let string = Remote("")
        let stage = showing(string) { _ in .numericText(value: .nan) }
        for new in ["9", "", "1\u{0301}2", "👩‍👩‍👧", "...", "1,234.5.6", ""] {
            change(string, to: new, .bouncy)
            stage.advance(by: 0.1)
        }
        #expect(stage.settle())
        #expect(stage.frame.visibleText.isEmpty)
    }

    @Test func `many changes leave nothing behind`() {
        let string = Remote("0")
        let stage = showing(string) { _ in .numericText() }
        for value in 0..<100 {
            change(string, to: "\(value * 37)", .linear(duration: 0.05))
            stage.advance(by: 1.0 / 60)
        }
        #expect(stage.frame.texts.count < 40)
        #expect(stage.settle())
        #expect(stage.frame.texts.map(\.string) == ["\(99 * 37)"])
    }

    @Test func `of what comes faster than it can go the newest two are seen, whatever the animation`() {
        for transition in [ContentTransition.numericText(), .opacity] {
            let string = Remote("1")
            let stage = showing(string) { _ in transition }
            change(string, to: "2", .linear(duration: 3))
            stage.advance(by: 1)
            let first = stage.text("1")?.opacity ?? 0
            #expect(first > 0.4 && (stage.text("2")?.opacity ?? 0) > 0.1)
            change(string, to: "3", .linear(duration: 3))
            stage.advance(by: 0)
            #expect(stage.text("1")?.opacity == first, "it goes on from what is shown")
            stage.advance(by: 0.06)
            #expect(0.1 * first...0.7 * first ~= (stage.text("1")?.opacity ?? 0))
            stage.advance(by: 0.065)
            #expect(stage.text("1") == nil && (stage.text("2")?.opacity ?? 0) > 0.05)
            #expect(stage.settle() && stage.frame.texts.map(\.string) == ["3"])
        }
    }

    @Test func `what is wanted again before it has gone turns round, and is not there twice`() throws {
        for transition in [ContentTransition.numericText(), .opacity] {
            let string = Remote("8")
            let stage = showing(string) { _ in transition }
            change(string, to: "9")
            stage.advance(by: 0.4)
            let (old, new) = try (#require(stage.text("8")), #require(stage.text("9")))
            change(string, to: "8")
            stage.advance(by: 0)
            #expect(stage.text("8")?.rect == old.rect && stage.text("8")?.opacity == old.opacity)
            #expect(stage.text("9")?.rect == new.rect && stage.text("9")?.opacity == new.opacity)
            stage.advance(by: 0.9)
            #expect((stage.text("8")?.opacity ?? 0) > old.opacity && (stage.text("9")?.opacity ?? 1) < new.opacity)
            #expect(stage.frame.texts.count == 2)
            #expect(stage.settle() && stage.frame.texts.map(\.string) == ["8"])
        }
    }

    @Test func `digits of every script roll, and so does a letter made of several glyphs`() {
        for (old, new) in [
            ("\u{0661}\u{0662}", "\u{0661}\u{0663}"), ("\u{06F4}", "\u{06F5}"), ("e\u{0323}\u{0308}", "\u{05D0}"),
        ] {
            let string = Remote(old)
            let stage = showing(string) { _ in .numericText() }
            let rest = stage.frame.texts[0].rect.minY
            change(string, to: new)
            stage.advance(by: 0.5)
            #expect(stage.frame.texts.contains { $0.rect.minY < rest - 1 }, "\(old)")
            #expect(stage.frame.texts.contains { $0.rect.minY > rest + 1 }, "\(old)")
            #expect(stage.settle() && stage.frame.visibleText == new)
        }
    }

    @Test func `glyphs of unlike widths go over on one middle`() throws {
        let string = Remote("i")
        let stage = showing(string) { _ in .numericText() }
        change(string, to: "W")
        for _ in 0..<9 {
            stage.advance(by: 0.1)
            let (old, new) = try (#require(stage.text("i")), #require(stage.text("W")))
            #expect(isNear(old.rect.midX, new.rect.midX, 1e-6))
        }
        #expect(stage.settle())
    }

    @Test func `transition-006 to -015: equality`() throws {
        func made(_ text: Any?) -> ContentTransition {
            switch text as? String {
            case "identity": .identity
            case "opacity": .opacity
            case "interpolate": .interpolate
            case "numericText()": .numericText()
            case "numericText(countsDown:false)": .numericText(countsDown: false)
            case "numericText(countsDown:true)": .numericText(countsDown: true)
            case let call?: .numericText(value: Double(call.dropFirst("numericText(value:".count).dropLast()) ?? -1)
            case nil: .identity
            }
        }
        for row in try ConformanceRow.rows("transition", 6...15) {
            let isEqual = made(row.arguments["a"]) == made(row.arguments["b"])
            #expect(isEqual == row.expected as? Bool, "\(row.id)")
        }
    }
}
