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

    @Test(arguments: [1, 2, 3, 4])
    func `words in it go on by their own animation, and are whole`(frames: Int) {
        let model = Model()
        let stage = Stage(size: CGSize(width: 200, height: 330)) { Screen(model: model) }
        stage.preferences.locale = Locale(identifier: "en_US")
        func show(_ tab: Int) {
            model.tab = tab
            stage.advance(by: 0.3)
        }
        stage.advance(by: 0)
        show(1)
        show(0)
        model.value = 4_421
        stage.advance(by: Double(frames) / 60)
        show(1)
        let texts = stage.frame.texts.map(\.string)
        #expect(texts.contains("4,421") && !texts.contains { $0.contains("…") }, "\(texts)")
        #expect(stage.isAnimating)
    }
}
