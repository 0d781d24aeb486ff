import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

@MainActor
struct RollingTextTests {
    private func theatre(sense: RollSense? = nil) -> Theatre {
        Theatre(0) { model in
            let text = RollingText(model.value == 0 ? "old" : model.value == 1 ? "newer" : "last" as String).font(.test)
            if let sense { text.rollSense(sense) } else { text }
        }
    }

    @Test func `the new text enters from above in 0.07 seconds, in a window one line high`() {
        let theatre = theatre()
        #expect(theatre.rest == "old")
        theatre.show(1)
        #expect(theatre.label == "newer")
        theatre.stage.advance(by: 0.035)
        let old = theatre.faces.first { $0.string == "old" }
        let new = theatre.faces.first { $0.string == "newer" }
        let line = new?.rect.height ?? 0
        #expect(abs((new?.rect.midY ?? 0) - (50 - line / 2)) < 0.01)
        #expect(abs((old?.rect.midY ?? 0) - (50 + line / 2)) < 0.01)
        #expect(new?.clip?.height == line)
        theatre.stage.advance(by: 0.0351)
        #expect(!theatre.stage.isAnimating)
        #expect(theatre.stage.frame.visibleText == "newer")
        #expect(theatre.stage.frame.texts.count == 1)
        #expect(theatre.rests == 1)
    }

    private func beside(_ width: RollWidth = .animated) -> Theatre {
        Theatre(0) { model in
            HStack(spacing: 0) {
                RollingText(model.value == 0 ? "old" : model.value == 1 ? "a longer word" : "i" as String)
                    .rollWidth(width).rollAnimation(.linear(duration: 1))
                Text(verbatim: "|")
                Spacer(minLength: 0)
            }
            .font(.test)
        }
    }

    private func neighbor(_ theatre: Theatre) -> Double {
        theatre.faces.first { $0.string == "|" }.map { Double($0.rect.minX) } ?? -1
    }

    @Test func `the window goes over to the width of the new text, and what is beside it with it`() throws {
        let theatre = beside()
        let start = neighbor(theatre)
        theatre.show(1)
        #expect(abs(neighbor(theatre) - start) < 1e-6)
        var places: [Double] = []
        for _ in 0..<10 {
            theatre.stage.advance(by: 0.1)
            places.append(neighbor(theatre))
            // What enters fades out where the window ends, which is where its neighbour stands.
            for face in theatre.faces where face.string != "|" {
                let beyond = try #require(face.clip).maxX - neighbor(theatre)
                // At rest nothing of it is cut.
                #expect(theatre.stage.isAnimating ? abs(beyond - 4) < 0.01 : beyond > 30)
            }
        }
        let end = neighbor(theatre)
        #expect(end > start + 100)
        for (index, place) in places.enumerated() {
            #expect(abs(place - start - (end - start) * Double(index + 1) / 10) < 0.01)
        }
    }

    @Test func `called off, the window goes back from where it is, to no other width on its way`() {
        let theatre = beside()
        let narrow = neighbor(theatre)
        theatre.show(1)
        theatre.stage.advance(by: 0.5)
        let shown = neighbor(theatre)
        theatre.show(2)
        #expect(abs(neighbor(theatre) - shown) < 1e-6)
        var least = shown
        for _ in 0..<24 {
            theatre.stage.advance(by: 0.05)
            least = min(least, neighbor(theatre))
        }
        #expect(!theatre.stage.isAnimating && abs(neighbor(theatre) - least) < 1e-6 && least < narrow)
        let fresh = beside()
        fresh.model.value = 2
        fresh.settle()
        #expect(abs(neighbor(fresh) - least) < 1e-6)
    }

    @Test func `words that come faster than they can go make no jump beside the window`() {
        let theatre = Theatre(0) { model in
            HStack(spacing: 0) {
                RollingText(String(repeating: "wi", count: 1 + Int("\(model.value)")! * 7 % 11))
                    .rollAnimation(.linear(duration: 3))
                Text(verbatim: "|")
                Spacer(minLength: 0)
            }
            .font(.system(size: 16))
        }
        var last = neighbor(theatre)
        for step in 1...60 {
            theatre.show(Decimal(step))
            #expect(abs(neighbor(theatre) - last) < 1e-3, "change \(step)")
            theatre.stage.advance(by: 1.0 / 30)
            last = neighbor(theatre)
        }
        theatre.settle()
        #expect(theatre.stage.frame.texts.count == 2)
    }

    @MainActor @Observable
    final class Word {
        var text: String
        init(_ text: String) { self.text = text }
    }

    @Test func `a spring that bounces never cuts the word that has come`() {
        let model = Word("Three by Home")
        let stage = Stage(size: CGSize(width: 300, height: 60)) {
            HStack(spacing: 0) {
                RollingText(model.text).rollAnimation(.spring(duration: 0.5, bounce: 0.4))
                Text(verbatim: "|")
            }
            .font(.test)
        }
        stage.advance(by: 0)
        model.text = "Two"
        stage.advance(by: 0)
        var narrowest = Double.infinity
        for _ in 0..<120 {
            stage.advance(by: 1.0 / 60)
            guard let word = stage.faces.first(where: { $0.string == "Two" }) else { continue }
            guard let bar = stage.faces.first(where: { $0.string == "|" }) else { continue }
            narrowest = min(narrowest, Double(bar.rect.minX - word.rect.maxX))
            if let clip = word.clip { #expect(clip.maxX > word.rect.maxX - 0.5, "\(clip), \(word.rect)") }
        }
        #expect(narrowest < -1, "It has bounced.")
        #expect(stage.settle(within: 2))
    }

    @Test func `where its width is immediate, what is beside it stands there at once`() {
        let theatre = beside(.immediate)
        theatre.show(1)
        let there = neighbor(theatre)
        theatre.settle()
        #expect(abs(neighbor(theatre) - there) < 1e-6)
    }

    @Test func `up brings it in from below`() {
        let theatre = theatre(sense: .up)
        theatre.show(1)
        theatre.stage.advance(by: 0.035)
        #expect((theatre.faces.first { $0.string == "newer" }?.rect.midY ?? 0) > 51)
    }

    @Test func `interrupted, nothing jumps and the last text rests`() {
        let theatre = theatre()
        theatre.show(1)
        theatre.stage.advance(by: 0.03)
        let before = theatre.faces.map { "\($0.string) \(($0.rect.midY * 10).rounded())" }
        theatre.show(2)
        let after = theatre.faces.map { "\($0.string) \(($0.rect.midY * 10).rounded())" }
        #expect(Set(before).isSubset(of: Set(after)))
        theatre.settle()
        #expect(theatre.rest == "last")
        #expect(theatre.rests == 1)
    }

    @Test func `less motion is a fade in place`() {
        let theatre = theatre()
        theatre.stage.preferences.reduceMotion = true
        theatre.stage.advance(by: 0)
        theatre.show(1)
        theatre.stage.advance(by: 0.075)
        for face in theatre.faces {
            #expect(abs(face.rect.midY - 50) < 0.01)
            #expect(abs(face.opacity - 0.5) < 0.02)
        }
    }

    @Test func `any views roll`() {
        let theatre = Theatre(3) { model in
            Rolling(model.value) { value in
                HStack(spacing: 0) {
                    Text(verbatim: "n")
                    Text(verbatim: "\(value)")
                }
            }
            .rollSense(.trend)
        }
        theatre.show(4)
        theatre.stage.advance(by: 0.035)
        #expect((theatre.faces.first { $0.string == "4" }?.rect.midY ?? 0) > 51)
        theatre.settle()
        #expect(theatre.rest == "n4")
    }

    @Test(arguments: [TextAlignment.leading, .center, .trailing])
    func `kept as wide as the widest, the window grows and never shrinks, and stands as the alignment says`(
        alignment: TextAlignment
    ) {
        let words = ["Pay", "Payment received", "Done"]
        let theatre = Theatre(0) { model in
            HStack(spacing: 0) {
                RollingText(words[NSDecimalNumber(decimal: model.value).intValue])
                    .rollWidth(.widest).rollAnimation(.linear(duration: 1)).multilineTextAlignment(alignment)
                Text(verbatim: "|")
                Spacer(minLength: 0)
            }
            .font(.test)
        }
        func place(_ word: String) -> (left: Double, right: Double) {
            let rect = theatre.faces.first { $0.string == word }?.rect ?? .zero
            return (rect.minX, rect.maxX)
        }
        let narrow = neighbor(theatre)
        theatre.show(1)
        theatre.stage.advance(by: 0.5)
        let half = neighbor(theatre)
        #expect(theatre.stage.settle())
        let wide = neighbor(theatre)
        #expect(abs(half - (narrow + wide) / 2) < 0.01 && wide > narrow + 100)
        for (index, word) in [(2, "Done"), (0, "Pay")] {
            theatre.show(Decimal(index))
            for _ in 0..<10 {
                theatre.stage.advance(by: 0.1)
                #expect(abs(neighbor(theatre) - wide) < 0.01, "\(word)")
            }
            #expect(theatre.stage.settle())
            switch alignment {
            case .leading: #expect(abs(place(word).left) < 0.01)
            case .center: #expect(abs(place(word).left + place(word).right - wide) < 0.01)
            case .trailing: #expect(abs(place(word).right - wide) < 0.01)
            }
        }
        theatre.show(1)
        theatre.stage.advance(by: 0.3)
        #expect(abs(neighbor(theatre) - wide) < 0.01)
    }

    @Test func `numbers, counters and reels are kept as wide as the widest, too`() {
        for kind in 0...3 {
            let theatre = Theatre(7) { model in
                let value = NSDecimalNumber(decimal: model.value).intValue
                HStack(spacing: 0) {
                    Group {
                        switch kind {
                        case 0: RollingNumber(value)
                        case 3:
                            CountingNumber(
                                model.value, format: Decimal.FormatStyle.en.precision(.fractionLength(0)), duration: 0.2
                            )
                        case 1: PushCounter(value, stepDuration: 0.01)
                        default: ReelNumber(String(value), duration: 0.2, stagger: 0)
                        }
                    }
                    .rollWidth(.widest)
                    Text(verbatim: "|")
                    Spacer(minLength: 0)
                }
                .font(.test)
            }
            let narrow = neighbor(theatre)
            theatre.show(1_234)
            #expect(theatre.stage.settle())
            let wide = neighbor(theatre)
            #expect(wide > narrow + 30)
            theatre.show(5)
            for _ in 0..<20 {
                theatre.stage.advance(by: 0.05)
                #expect(abs(neighbor(theatre) - wide) < 0.01, "\(kind)")
            }
            #expect(theatre.stage.settle() && theatre.rest == "5|")
        }
    }
}
