import SwiftUI
import TallyStage
import TallyUI
import Testing

/// Commands of programs, by their keys.
@MainActor
struct CommandTests {
    private final class Log {
        var lines: [String] = []
    }

    private struct FileCommands: Commands {
        let log: Log
        @FocusedValue(\.[title: true]) private var title
        @State private var count = 0

        var body: some Commands {
            CommandMenu("Things") {
                Button("Add") {
                    count += 1
                    log.lines.append("add \(count) \(title ?? "none")")
                }
                .keyboardShortcut("a")
                Button("Never") { log.lines.append("never") }.keyboardShortcut("d").disabled(true)
            }
        }
    }

    private struct Program: App {
        static var log = Log()
        @State private var isMore = false
        var body: some Scene {
            WindowGroup {
                VStack {
                    Text(isMore ? "more" : "less")
                    Button("own") { Self.log.lines.append("own") }.keyboardShortcut("o")
                }
                .focusedSceneValue(\.[title: true], "window")
            }
            .commands {
                FileCommands(log: Self.log)
                CommandGroup(replacing: .newItem) {
                    Button("New") {
                        Self.log.lines.append("new")
                        isMore.toggle()
                    }
                    .keyboardShortcut("n", modifiers: [.command, .shift])
                    Button("Other") { Self.log.lines.append("of the menu") }.keyboardShortcut("o")
                }
                if isMore {
                    CommandGroup(after: .help) {
                        Button("Help") { Self.log.lines.append("help") }.keyboardShortcut("?", modifiers: .command)
                    }
                }
            }
        }
    }

    @Test func `keys activate what is enabled, wherever the focus is, and views come first`() {
        Program.log = Log()
        let stage = Stage(size: CGSize(width: 200, height: 200)) { AppContent(Program()) }
        #expect(stage.frame.visibleText == "less own" || stage.frame.visibleText.contains("own"))
        func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = .command) -> [String] {
            Program.log.lines = []
            stage.press(key, modifiers: modifiers)
            #expect(stage.settle())
            return Program.log.lines
        }
        #expect(press("a") == ["add 1 window"])
        #expect(press("a") == ["add 2 window"])
        #expect(press("d") == [])
        #expect(press("o") == ["own"])
        #expect(press("?") == [])
        #expect(press("n", [.command, .shift]) == ["new"])
        #expect(stage.text("more") != nil)
        #expect(press("?") == ["help"])
        #expect(press("n", [.command, .shift]) == ["new"])
        #expect(press("?") == [])
        // Nothing of them is seen, spoken or in the way.
        #expect(!stage.frame.visibleText.contains("Add") && !stage.frame.accessibility.contains { $0.label == "Add" })
    }
}

extension FocusedValues {
    private struct TitleKey: FocusedValueKey { typealias Value = String }
    fileprivate subscript(title unused: Bool) -> String? {
        get { self[TitleKey.self] }
        set { self[TitleKey.self] = newValue }
    }
}
