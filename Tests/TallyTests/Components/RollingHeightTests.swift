import SwiftUI
import Tally
import TallyStage
import Testing

/// Contents of different heights in one window.
@MainActor
struct RollingHeightTests {
    @MainActor @Observable
    final class Model {
        var isOpen = false
    }

    private struct Screen: View {
        let model: Model
        let sense: RollSense
        var body: some View {
            Rolling(model.isOpen) { isOpen in
                VStack(alignment: .leading, spacing: 0) {
                    if isOpen {
                        ForEach(["coffee", "cake", "tip"], id: \.self) { Text($0) }
                    } else {
                        Text("total")
                    }
                }
            }
            .rollSense(sense)
            .rollAnimation(.linear(duration: 0.5))
        }
    }

    /// The lines from the top, with where they begin and end.
    private func lines(_ stage: Stage) -> [TextElement] {
        stage.frame.texts.sorted { $0.rect.minY < $1.rect.minY }
    }

    @Test(arguments: [RollSense.down, .up], [false, true])
    func `they pass the window as one strip, in which no line lies on another`(sense: RollSense, closes: Bool) {
        let model = Model()
        model.isOpen = closes
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Screen(model: model, sense: sense) }
        _ = stage.settle()
        let line = stage.frame.texts[0].rect.height
        func tops() -> [String: CGFloat] {
            Dictionary(uniqueKeysWithValues: stage.frame.texts.map { ($0.string, $0.rect.minY) })
        }
        var last = tops()
        model.isOpen.toggle()
        for frame in 0...30 {
            stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
            let now = lines(stage)
            if now.count == 4 {
                for (upper, lower) in zip(now, now.dropFirst()) {
                    #expect(
                        abs(lower.rect.minY - upper.rect.maxY) < 0.01,
                        "frame \(frame): \(upper.string), \(lower.string)")
                }
                // What comes from above stands above.
                #expect((now[0].string == "total") == (closes == (sense == .down)), "frame \(frame)")
            }
            for (string, top) in tops() {
                guard let before = last[string] else { continue }
                #expect(abs(top - before) < line / 4, "frame \(frame): \(string)")
            }
            last = tops()
        }
        #expect(stage.settle())
        let fresh = Stage(size: CGSize(width: 200, height: 200)) { Screen(model: model, sense: sense) }
        #expect(stage.image() == fresh.image())
    }

    @Test func `called off at any frame nothing jumps`() {
        for frames in [1, 8, 15, 22, 29] {
            let model = Model()
            let stage = Stage(size: CGSize(width: 200, height: 200)) { Screen(model: model, sense: .down) }
            _ = stage.settle()
            model.isOpen = true
            for frame in 0..<frames { stage.advance(by: frame == 0 ? 0 : 1.0 / 60) }
            let before = stage.frame.texts.map(\.rect)
            model.isOpen = false
            stage.advance(by: 0)
            let after = stage.frame.texts.map(\.rect)
            for (old, new) in zip(before, after) { #expect(abs(old.minY - new.minY) < 0.5, "\(frames)") }
            #expect(stage.settle())
            #expect(stage.frame.visibleText == "total")
        }
    }

    @MainActor @Observable
    final class Step {
        var index = 0
    }

    private struct Symbols: View {
        let step: Step
        var body: some View {
            Rolling(step.index) { index in
                Text(["star", "heart", "bolt"][index % 3]).font(index % 3 == 1 ? .title : .body)
            }
            .rollAnimation(.spring(duration: 0.4))
        }
    }

    @Test func `of several that are called off one after another, none stays below the newest`() {
        let step = Step()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Symbols(step: step) }
        stage.advance(by: 0)
        for _ in 0..<4 {
            step.index += 1
            stage.advance(by: 0.23)
        }
        stage.advance(by: 0.2)
        for frame in 0..<60 {
            let seen = stage.frame.texts.filter { text in
                text.opacity > 0.05 && text.rect.intersection(text.clip ?? text.rect).height > 1
            }
            #expect(seen.map(\.string) == ["heart"], "\(frame)")
            stage.advance(by: 1.0 / 60)
        }
    }
}
