import SwiftUI
import TallyStage
import Testing

/// The snippet of the article on state: `SnippetTests` sees that it is the same lines.
@MainActor
struct StateArticleTests {
    @Test func `What a change evaluates: bindings`() {
        var printed: [String] = []
        func print(_ value: Any) { printed.append("\(value)") }
        final class Settings: ObservableObject {
            @Published var isOn = false
            @Published var name = "Ada"
        }

        struct Screen: View {
            @ObservedObject var settings: Settings

            var body: some View {
                Switch(isOn: $settings.isOn)
                Name(name: $settings.name)
            }
        }

        struct Switch: View {
            @Binding var isOn: Bool
            var body: some View { Text(isOn ? "on" : "off") }
        }

        struct Name: View {
            @Binding var name: String
            var body: some View { Text(name) }
        }

        let settings = Settings()
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Screen(settings: settings) }
        settings.isOn = true
        stage.advance(by: 0)
        print(stage.frame.visibleText)  // on Ada
        print(stage.statistics.bodiesEvaluated)  // 2: the screen, which observes, and the switch; not the name
        #expect(printed == ["on Ada", "2"])
    }
}
