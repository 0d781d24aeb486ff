import SwiftUI
import TallyStage
import Testing

/// Windows of a program, which its views open and close.
@MainActor
struct OpenWindowTests {
    @Observable final class Model {
        var names = ["Ada", "Grace"]
    }

    private struct Mail: App {
        static var log = Log()
        @State private var model = Model()
        @State private var unread = 3
        @State private var isBold = false

        var body: some Scene {
            WindowGroup("Inbox") { Inbox(unread: $unread) }
                .environment(model)
            WindowGroup("Message", id: "message", for: Int.self) { $number in
                Message(number: $number, unread: $unread)
            }
            .defaultSize(width: 320, height: 240)
            .environment(model)
            Window("About", id: "about") { About() }
            WindowGroup("Note", id: "note") { Note() }
            WindowGroup(for: String.self) { $text in
                Text(verbatim: "text \(text)")
            } defaultValue: {
                "none"
            }
        }
    }

    private struct Inbox: View {
        @Binding var unread: Int
        @Environment(Model.self) private var model
        @Environment(\.openWindow) private var openWindow
        @Environment(\.dismissWindow) private var dismissWindow
        @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

        var body: some View {
            VStack {
                Text(verbatim: "unread \(unread) of \(model.names[0]) \(supportsMultipleWindows)")
                Button("One") { openWindow(id: "message", value: 1) }
                Button("Two") { openWindow(value: 2) }
                Button("About") { openWindow(id: "about") }
                Button("Note") { openWindow(id: "note") }
                Button("Text") { openWindow(value: "none") }
                Button("Nowhere") { openWindow(id: "nowhere") }
                Button("More") { withAnimation(.linear(duration: 1)) { unread += 1 } }
                Button("Close notes") { dismissWindow(id: "note") }
                Button("Close two") { dismissWindow(value: 2) }
            }
            .onDisappear { Mail.log.add("inbox gone") }
        }
    }

    private struct Message: View {
        @Binding var number: Int?
        @Binding var unread: Int
        @Environment(Model.self) private var model
        @Environment(\.dismiss) private var dismiss
        @Environment(\.openWindow) private var openWindow
        @State private var isRead = false

        var body: some View {
            VStack(spacing: 0) {
                Text(verbatim: "message \(number ?? 0) for \(model.names[0]) \(isRead ? "read" : "new") \(unread)")
                Color.red.frame(width: CGFloat(unread) * 10, height: 10)
                Button("Read") {
                    isRead = true
                    unread -= 1
                }
                Button("Rename") { model.names[0] = "Alan" }
                Button("Next") { number = (number ?? 0) + 1 }
                Button("Done") { dismiss() }
                Button("Three") { openWindow(value: 3) }
            }
            .onAppear { Mail.log.add("open \(number ?? 0)") }
            .onDisappear { Mail.log.add("gone \(number ?? 0)") }
        }
    }

    private struct About: View {
        @Environment(\.dismissWindow) private var dismissWindow
        var body: some View { Button("About this") { dismissWindow() } }
    }

    private struct Note: View {
        @State private var count = 0
        var body: some View { Button("count \(count)") { count += 1 } }
    }

    private func open() -> Stage {
        Mail.log = Log()
        return Stage(size: CGSize(width: 240, height: 400), app: Mail())
    }

    private func press(_ label: String, _ stage: Stage) throws {
        try stage.tap(label)
        #expect(stage.settle())
    }

    private func texts(_ stage: Stage) -> String { stage.frame.texts.first?.string ?? "" }

    @Test func `the first scene opens by itself, and the others when they are asked for`() throws {
        let stage = open()
        #expect(stage.windows.count == 1 && stage.windows[0] === stage)
        #expect(texts(stage) == "unread 3 of Ada true")
        #expect(stage.windowTitle == "Inbox")
        try press("One", stage)
        #expect(stage.windows.map(\.windowTitle) == ["Inbox", "Message"])
        let message = stage.windows[1]
        #expect(message.size == CGSize(width: 320, height: 240))
        #expect(texts(message) == "message 1 for Ada new 3")
        #expect(texts(stage) == "unread 3 of Ada true")
        #expect(Mail.log.take() == ["open 1"])
        #expect(stage.warnings.isEmpty)
    }

    @Test func `a value that is open comes to the front instead of opening again`() throws {
        let stage = open()
        try press("One", stage)
        try press("Two", stage)
        let (one, two) = (stage.windows[1], stage.windows[2])
        try press("One", stage)
        #expect(stage.windows.map(ObjectIdentifier.init) == [stage, two, one].map(ObjectIdentifier.init))
        #expect(Mail.log.take() == ["open 1", "open 2"])
        // A window that shows another value is found by that.
        try press("Next", one)
        #expect(texts(one) == "message 2 for Ada new 3")
        try press("Next", one)
        try press("Three", two)
        #expect(stage.windows.count == 3 && stage.windows[2] === one)
    }

    @Test func `a group opens another window each time, a window none`() throws {
        let stage = open()
        try press("Note", stage)
        try press("Note", stage)
        #expect(stage.windows.count == 3)
        try press("count 0", stage.windows[1])
        #expect(stage.windows[1].text("count 1") != nil && stage.windows[2].text("count 0") != nil)
        try press("About", stage)
        try press("About", stage)
        #expect(stage.windows.map(\.windowTitle) == ["Inbox", "Note", "Note", "About"])
        try press("Close notes", stage)
        #expect(stage.windows.map(\.windowTitle) == ["Inbox", "About"])
        try press("About this", stage.windows[1])
        #expect(stage.windows.map(\.windowTitle) == ["Inbox"])
        try press("Text", stage)
        #expect(texts(stage.windows[1]) == "text none")
        try press("Nowhere", stage)
        #expect(stage.windows.count == 2)
        #expect(stage.warnings.count == 1 && stage.warnings[0].contains("the id \"nowhere\""))
    }

    @Test func `windows share the program's state and have their own`() throws {
        let stage = open()
        try press("One", stage)
        try press("Two", stage)
        let (one, two) = (stage.windows[1], stage.windows[2])
        try press("Read", one)
        #expect(texts(stage) == "unread 2 of Ada true")
        #expect(texts(one) == "message 1 for Ada read 2")
        #expect(texts(two) == "message 2 for Ada new 2")
        try press("Rename", two)
        #expect(texts(stage) == "unread 2 of Alan true")
        #expect(texts(one) == "message 1 for Alan read 2")
    }

    @Test func `a change of one window moves in another by the same clock`() throws {
        let stage = open()
        try press("One", stage)
        let one = stage.windows[1]
        let start = stage.time
        try stage.tap("More")
        stage.advance(by: 0.5)
        #expect(one.time == start + 0.5 && stage.time == start + 0.5)
        #expect(abs(one.box.width - 35) < 0.01)
        one.advance(by: 0.5)
        #expect(stage.time == start + 1 && abs(one.box.width - 40) < 0.01)
        #expect(!stage.isAnimating && !one.isAnimating && one.nextFrameTime == nil)
    }

    @Test func `a closed window's views disappear, and the others go on`() throws {
        let stage = open()
        try press("One", stage)
        try press("Two", stage)
        let (one, two) = (stage.windows[1], stage.windows[2])
        _ = Mail.log.take()
        try press("Done", one)
        #expect(Mail.log.take() == ["gone 1"])
        #expect(stage.windows.count == 2 && one.frame.visibleText == "")
        try press("Close two", stage)
        #expect(stage.windows.count == 1 && two.frame.visibleText == "")
        #expect(Mail.log.take() == ["gone 2"])
        try press("One", stage)
        let again = stage.windows[1]
        #expect(again !== one && texts(again) == "message 1 for Ada new 3")
        // The program lives on without its first window.
        stage.closeWindow()
        #expect(stage.windows.count == 1 && stage.windows[0] === again && stage.frame.visibleText == "")
        #expect(Mail.log.take() == ["open 1", "inbox gone"])
        try press("Read", again)
        #expect(texts(again) == "message 1 for Ada read 2")
        again.closeWindow()
        #expect(stage.windows.isEmpty)
    }

    @Test func `the only window does not dismiss itself, and a stage without a program has one`() throws {
        struct Plain: View {
            @Environment(\.dismiss) private var dismiss
            @Environment(\.dismissWindow) private var dismissWindow
            @Environment(\.openWindow) private var openWindow
            @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
            var body: some View {
                Button("\(supportsMultipleWindows)") {
                    dismiss()
                    dismissWindow()
                    openWindow(id: "other")
                }
            }
        }
        let stage = Stage { Plain() }
        try press("false", stage)
        stage.closeWindow()
        stage.advance(by: 0)
        #expect(stage.windows.count == 1 && stage.text("false") != nil && stage.warnings.isEmpty)
        struct One: App {
            struct Root: View {
                @Environment(\.dismiss) private var dismiss
                var body: some View { Button("go") { dismiss() } }
            }
            var body: some Scene { WindowGroup { Root() } }
        }
        let one = Stage(size: CGSize(width: 100, height: 100), app: One())
        try press("go", one)
        #expect(one.windows.count == 1 && one.text("go") != nil)
    }

    @Test func `each window has a phase, and the program that of the most active`() throws {
        struct Phases: App {
            @Environment(\.scenePhase) private var phase
            var body: some Scene {
                WindowGroup { Root(name: "first \(phase)") }
                WindowGroup(id: "second") { Root(name: "second \(phase)") }
            }
            struct Root: View {
                let name: String
                @Environment(\.scenePhase) private var phase
                @Environment(\.openWindow) private var openWindow
                var body: some View {
                    VStack {
                        Text(verbatim: "\(name) \(phase)")
                        Button("Open") { openWindow(id: "second") }
                    }
                }
            }
        }
        let stage = Stage(size: CGSize(width: 400, height: 200), app: Phases())
        try press("Open", stage)
        let second = stage.windows[1]
        stage.preferences.scenePhase = .inactive
        stage.advance(by: 0)
        #expect(texts(stage) == "first active inactive")
        #expect(texts(second) == "second active active")
        second.preferences.scenePhase = .background
        stage.advance(by: 0)
        #expect(texts(stage) == "first inactive inactive")
        #expect(texts(second) == "second inactive background")
    }

    @Test func `commands of the program work in every window`() throws {
        struct Program: App {
            @State private var count = 0
            var body: some Scene {
                WindowGroup { Root(count: count) }
                    .commands {
                        CommandMenu("Things") { Button("Add") { count += 1 }.keyboardShortcut("a") }
                    }
                WindowGroup(id: "second") { Text(verbatim: "count \(count)") }
            }
            struct Root: View {
                let count: Int
                @Environment(\.openWindow) private var openWindow
                var body: some View { Button("count \(count)") { openWindow(id: "second") } }
            }
        }
        let stage = Stage(size: CGSize(width: 200, height: 200), app: Program())
        try press("count 0", stage)
        let second = stage.windows[1]
        second.press("a", modifiers: .command)
        #expect(second.settle())
        #expect(second.text("count 1") != nil && stage.text("count 1") != nil)
        stage.press("a", modifiers: .command)
        #expect(stage.settle())
        #expect(second.text("count 2") != nil)
    }

    @Test func `commands are replaced and removed by what stands outside`() {
        struct Program: App {
            static var log = Log()
            var body: some Scene {
                WindowGroup { Text(verbatim: "here") }
                    .commands { CommandMenu("A") { Button("a") { Self.log.add("a") }.keyboardShortcut("a") } }
                    .commandsReplaced { CommandMenu("B") { Button("b") { Self.log.add("b") }.keyboardShortcut("b") } }
                WindowGroup(id: "other") { EmptyView() }
                    .commands { CommandMenu("C") { Button("c") { Self.log.add("c") }.keyboardShortcut("c") } }
                    .commandsRemoved()
            }
        }
        let stage = Stage(size: CGSize(width: 200, height: 200), app: Program())
        for key in ["a", "b", "c"] { stage.press(KeyEquivalent(Character(key)), modifiers: .command) }
        #expect(Program.log.take() == ["b"])
    }

    @Test func `scenes hand objects and values of the environment to all their windows`() throws {
        final class Store: ObservableObject {
            @Published var name = "store"
        }
        struct Program: App {
            @StateObject private var store = Store()
            var body: some Scene {
                WindowGroup { Root() }.environmentObject(store)
                if #available(iOS 17, *) {
                    WindowGroup(id: "second") { Root() }
                        .environmentObject(store)
                        .transformEnvironment(\.lineLimit) { $0 = ($0 ?? 0) + 7 }
                }
            }
            struct Root: View {
                @EnvironmentObject private var store: Store
                @Environment(\.lineLimit) private var limit
                @Environment(\.openWindow) private var openWindow
                var body: some View {
                    VStack {
                        Text(verbatim: "\(store.name) \(limit ?? 0)")
                        Button("Open") { openWindow(id: "second") }
                        Button("Name") { store.name += "!" }
                    }
                }
            }
        }
        let stage = Stage(size: CGSize(width: 200, height: 200), app: Program())
        try press("Open", stage)
        let second = stage.windows[1]
        #expect(texts(stage) == "store 0" && texts(second) == "store 7")
        try press("Name", second)
        #expect(texts(stage) == "store! 0" && texts(second) == "store! 7")
    }
}
