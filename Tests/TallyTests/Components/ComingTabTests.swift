import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// A tab that comes while something in it is on its way, and something else begins as it comes.
@MainActor
struct ComingTabTests {
    @MainActor @Observable
    final class Model {
        var value = 100
        var tab = 0
    }

    private struct Screen: View {
        @Bindable var model: Model

        var body: some View {
            TabView(selection: $model.tab) {
                Color.clear.tabItem { Text("first") }.tag(0)
                VStack(alignment: .leading) {
                    HStack {
                        Text("reel"); ReelNumber("\(model.value)")
                    }
                    HStack {
                        Text("count"); CountingNumber(model.value, format: .number)
                    }
                    HStack {
                        Text("word"); RollingText(model.value.formatted(.number.locale(Locale(identifier: "en_US"))))
                    }
                }
                .tabItem { Text("second") }.tag(1)
            }
        }
    }

    @Test(arguments: [0, 1, 2, 3, 4])
    func `words in it go on by their own animation, and are whole`(frames: Int) {
        let model = Model()
        let stage = stage(model)
        model.tab = 1
        stage.advance(by: 0)
        stage.advance(by: Double(frames) / 60)
        model.value = 4_421
        for _ in 0..<20 {
            stage.advance(by: 1.0 / 60)
            let texts = stage.frame.texts.map(\.string)
            #expect(!texts.contains { $0.contains("…") }, "\(texts)")
        }
        #expect(stage.frame.texts.map(\.string).contains("4,421"))
        #expect(stage.isAnimating)
    }

    @Test(arguments: [0, 1, 2, 3, 4])
    func `a change that nobody saw does not play, and words are whole at once`(frames: Int) {
        let model = Model()
        let stage = stage(model)
        model.value = 4_421
        stage.advance(by: Double(frames) / 60)
        model.tab = 1
        stage.advance(by: 0.3)
        let texts = stage.frame.texts.map(\.string)
        #expect(texts.contains("4,421") && !texts.contains { $0.contains("…") }, "\(texts)")
        #expect(!stage.isAnimating)
    }

    /// A stage whose second tab has been in front, and is not now.
    private func stage(_ model: Model) -> Stage {
        let stage = Stage(size: CGSize(width: 200, height: 330)) { Screen(model: model) }
        stage.preferences.locale = Locale(identifier: "en_US")
        stage.advance(by: 0)
        for tab in [1, 0] {
            model.tab = tab
            stage.advance(by: 0.3)
        }
        return stage
    }
}
