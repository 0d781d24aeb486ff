import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// What every component promises, whatever it looks like.
@MainActor
struct PromiseTests {
    enum Component: CaseIterable {
        case number, text, tickerText, window, counting, push, reel
    }

    private struct Played: View {
        let component: Component
        let value: Int

        var body: some View {
            switch component {
            case .number: RollingNumber(value, format: Self.format)
            case .text: RollingText("\(value)" as String)
            case .tickerText: RollingText("\(value)" as String).rollStyle(.ticker)
            case .window: Rolling(value) { Text(verbatim: "\($0)") }
            case .counting: CountingNumber(value, format: Self.format)
            case .push: PushCounter(value)
            case .reel: ReelNumber("\(value)")
            }
        }

        private static let format = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US")).grouping(.never)
    }

    private func theatre(_ component: Component) -> Theatre {
        Theatre(12) { Played(component: component, value: NSDecimalNumber(decimal: $0.value).intValue).font(.test) }
    }

    private func labels(_ theatre: Theatre) -> [String] { theatre.stage.frame.accessibility.map(\.label) }

    @Test(arguments: Component.allCases)
    func `the label is the final text from the moment of the change, and digits are hidden`(component: Component) {
        let theatre = theatre(component)
        theatre.stage.frameRate = 10
        #expect(labels(theatre) == ["12"])
        for value in [3_456, 71, 71_000] as [Decimal] {
            theatre.show(value)
            #expect(labels(theatre) == ["\(value)"])
            for _ in 0..<3 {
                theatre.stage.advance(by: 0.03)
                #expect(labels(theatre) == ["\(value)"])
            }
        }
        #expect(theatre.stage.settle() && labels(theatre) == ["71000"])
        // What is replaced as a whole was over each time.
        #expect(theatre.rests == (component == .text || component == .window ? 3 : 1))
        #expect(theatre.stage.frame.visibleText == "71000")
    }

    @Test(arguments: Component.allCases)
    func `the first appearance is still, and equal values move nothing`(component: Component) {
        let theatre = theatre(component)
        #expect(!theatre.stage.isAnimating && theatre.stage.frame.visibleText == "12")
        theatre.show(12)
        #expect(!theatre.stage.isAnimating && theatre.rests == 0)
    }

    @Test(arguments: Component.allCases)
    func `less motion is a fade in place of at most 150 ms, or nothing`(component: Component) {
        let theatre = theatre(component)
        theatre.stage.preferences.reduceMotion = true
        theatre.stage.advance(by: 0)
        let line = theatre.stage.frame.texts.first { $0.string.contains("1") }?.rect
        for value in [34, 7, 5_602] as [Decimal] {
            let start = theatre.stage.time
            theatre.show(value)
            theatre.stage.advance(by: 0.07)
            for face in theatre.faces { #expect(abs(face.rect.midY - (line?.midY ?? 0)) < 0.5, "\(face)") }
            #expect(theatre.stage.settle() && theatre.stage.time - start <= 0.1501)
            #expect(theatre.stage.frame.visibleText == "\(value)")
        }
        #expect(theatre.rests == 3)
    }

    @Test(arguments: Component.allCases)
    func `with animations disabled, without one, and in the background it changes at once`(component: Component) {
        let theatre = Theatre(12) { model in
            Played(component: component, value: NSDecimalNumber(decimal: model.value).intValue)
                .rollAnimation(model.identity == 0 ? .linear(duration: 1) : nil)
        }
        var still = Transaction()
        still.disablesAnimations = true
        withTransaction(still) { theatre.model.value = 34 }
        theatre.stage.advance(by: 0)
        #expect(!theatre.stage.isAnimating && theatre.stage.frame.visibleText == "34" && theatre.rests == 1)
        theatre.model.identity = 1
        theatre.show(56)
        #expect(!theatre.stage.isAnimating && theatre.stage.frame.visibleText == "56" && theatre.rests == 2)
        theatre.model.identity = 0
        theatre.stage.preferences.scenePhase = .background
        theatre.stage.advance(by: 0)
        theatre.show(78)
        #expect(!theatre.stage.isAnimating && theatre.stage.frame.visibleText == "78" && theatre.rests == 3)
        theatre.stage.preferences.scenePhase = .active
        theatre.stage.advance(by: 0)
        theatre.show(90)
        #expect(theatre.stage.isAnimating)
        #expect(theatre.stage.settle() && theatre.stage.frame.visibleText == "90" && theatre.rests == 4)
    }
}
