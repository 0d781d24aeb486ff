import Foundation
import SwiftUI
import TallyStage
import Testing

/// What systems and their technologies are told on Apple's platforms, and what is not there here: a view is shown as without it.
@MainActor
struct HintTests {
    private struct Told: View {
        @State private var isSearching = false
        @Namespace private var names

        var body: some View {
            VStack {
                Text("Balance").speechAdjustedPitch(0.5).speechSpellsOutCharacters().typesettingLanguage(.automatic)
                Text("1,234").speechAlwaysIncludesPunctuation().speechAnnouncementsQueued(false)
                Color.blue.frame(width: 40, height: 10)
                    .speechAdjustedPitch(1)
                    .speechAlwaysIncludesPunctuation()
                    .speechAnnouncementsQueued()
                    .speechSpellsOutCharacters()
                    .typesettingLanguage(.init(identifier: "th"), isEnabled: false)
                    .typesettingLanguage(.explicit(.init(identifier: "th")))
            }
            .accessibilityIgnoresInvertColors()
            .accessibilityLinkedGroup(id: "balance", in: names)
            .accessibilityShowsLargeContentViewer()
            .accessibilityShowsLargeContentViewer { Text("large") }
            .allowedDynamicRange(.high)
            .springLoadingBehavior(.enabled)
            .invalidatableContent()
            .defersSystemGestures(on: .bottom)
            .handlesExternalEvents(preferring: ["pay"], allowing: ["*"])
            .findNavigator(isPresented: $isSearching)
            .findDisabled()
            .replaceDisabled()
            .navigationDocument(URL(filePath: "/receipt.txt"))
            .dialogIcon(Image(systemName: "trash"))
            .dialogSeverity(.critical)
            .writingToolsBehavior(.limited)
            .interactionActivityTrackingTag("balance")
        }
    }

    private struct Plain: View {
        var body: some View {
            VStack {
                Text("Balance")
                Text("1,234")
                Color.blue.frame(width: 40, height: 10)
            }
        }
    }

    @Test func `hints for systems leave a view as it is`() {
        func picture(_ view: some View) -> String {
            "\(Stage(size: CGSize(width: 200, height: 100)) { view }.dump(for: 0, every: 1))"
        }
        #expect(picture(Told()) == picture(Plain()))
    }

    private struct Shown: View {
        @Environment(\.allowedDynamicRange) private var range
        @Environment(\.springLoadingBehavior) private var behavior
        var body: some View { Text(range == .high && behavior == .disabled ? "told" : "not told") }
    }

    @Test func `those that are values of the environment are told inside`() {
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            Shown().allowedDynamicRange(.high).springLoadingBehavior(.disabled)
            Shown()
        }
        #expect(stage.frame.texts.map(\.string) == ["told", "not told"])
    }

    private struct Program: App {
        var body: some Scene {
            WindowGroup { Text("window") }
                .commands {
                    SidebarCommands()
                    TextEditingCommands()
                    TextFormattingCommands()
                    ToolbarCommands()
                    InspectorCommands()
                }
                .handlesExternalEvents(matching: ["pay"])
                .backgroundTask(.appRefresh("prices")) { Issue.record("nobody wakes a program") }
                .backgroundTask(.urlSession) { Issue.record("nobody wakes a program for \($0)") }
        }
    }

    @Test func `commands of systems, events and work in the background are accepted by a scene`() {
        let stage = Stage(size: CGSize(width: 200, height: 100), app: Program())
        stage.advance(by: 10)
        #expect(stage.frame.texts.map(\.string) == ["window"])
    }
}
