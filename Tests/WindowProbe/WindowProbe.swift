// A program for the tests of the window: they click and type in it, and ask it on standard input how it is.
#if Window
    import Dispatch
    import Foundation
    import SwiftUI
    import Tally
    import TallyStage
    import TallyWindow

    @main
    struct WindowProbe: App {
        @StateObject private var questions = Questions()
        @Environment(\.scenePhase) private var phase

        var body: some Scene {
            WindowGroup("Probe") { ProbeView(questions: questions) }
                .defaultSize(width: 400, height: 300)
                .onChange(of: phase) { _, new in say("phase \(new)") }
            WindowGroup("Other", id: "other") { Text(verbatim: "other \(questions.tasks)") }
                .defaultSize(width: 300, height: 200)
        }
    }

    struct ProbeView: View {
        @ObservedObject var questions: Questions
        @Environment(\.openWindow) private var openWindow
        @State private var count = 0
        @State private var isWide = false
        @State private var isOver = false

        var body: some View {
            if questions.hasNumber {
                RollingNumber(questions.number).font(.system(size: 24))
            } else if questions.hasKeys {
                ProbeKeys()
            } else if questions.hasTimers {
                ProbeTimers()
            } else if questions.hasKept {
                ProbeKept()
            } else if questions.hasAmount {
                ProbeAmount()
            } else if questions.hasField {
                ProbeField()
            } else if let game = questions.game {
                GameView(game: game)
            } else {
                buttons
            }
        }

        private var buttons: some View {
            VStack(spacing: 0) {
                Button {
                    count += 1
                } label: {
                    Color.blue.frame(width: 100, height: 100)
                }
                .accessibilityLabel("more")
                Button {
                    withAnimation(.linear(duration: 0.2)) { isWide.toggle() }
                } label: {
                    Color.green.frame(width: isWide ? 200 : 100, height: 100)
                }
                .onHover { isOver = $0 }
                Text(verbatim: "\(count) \(questions.tasks) \(isOver ? "over" : "off")")
                Text(verbatim: "\(Int(UIScreen.main.bounds.width))")
            }
            .preferredColorScheme(questions.isDark ? .dark : nil)
            .onChange(of: questions.others) { openWindow(id: "other") }
        }
    }

    /// What the program's defaults have under a key, and the key itself on a click.
    struct ProbeKept: View {
        @AppStorage("kept") private var kept = "nothing"

        var body: some View {
            Button {
                kept = "clicked"
            } label: {
                Text(verbatim: "kept \(kept)").frame(width: 200, height: 200)
            }
        }
    }

    /// Above a field, what its binding has, to be selected; the field stands in the middle of the window, and a button below.
    struct ProbeField: View {
        @State private var text = ""
        @State private var last = "-"

        var body: some View {
            VStack(spacing: 0) {
                Text(verbatim: "<\(text)> \(last)").textSelection(.enabled).frame(height: 100)
                TextField("Type", text: $text).textFieldStyle(.roundedBorder).frame(width: 240, height: 100)
                    .onSubmit { last = "sent" }
                Button("Other") { last = "other" }.frame(height: 100)
            }
        }
    }

    /// Above an amount field, its raw text and what is selected of it; the field stands in the middle of the window.
    struct ProbeAmount: View {
        @State private var input = AmountInput(
            limits: 0...999_999_999_999, currency: "KRW", locale: Locale(identifier: "en_US"))

        var body: some View {
            VStack(spacing: 0) {
                Text(verbatim: "<\(input.rawText)> \(input.selection.lowerBound)-\(input.selection.upperBound)")
                    .frame(height: 100)
                AmountField(input: $input, prompt: Text(verbatim: "Amount")).frame(height: 100)
                Color.clear.frame(height: 100)
            }
        }
    }

    /// Answers a line of standard input with a line of standard output.
    @MainActor final class Questions: ObservableObject {
        @Published var tasks = 0
        @Published var others = 0
        @Published var isDark = false
        @Published var hasField = false
        @Published var hasAmount = false
        @Published var hasKeys = false
        @Published var hasTimers = false
        @Published var hasKept = false
        @Published var hasNumber = false
        @Published var number = 1_000_000
        @Published private(set) var game: EmojiGame?
        private let source = DispatchSource.makeReadSource(fileDescriptor: 0, queue: .main)

        init() {
            // The tests start it from a thread of a pool, whose mask it inherits.
            var signals = sigset_t()
            sigemptyset(&signals)
            sigaddset(&signals, SIGTERM)
            pthread_sigmask(SIG_UNBLOCK, &signals, nil)
            source.setEventHandler { [unowned self] in
                MainActor.assumeIsolated {
                    guard let line = readLine() else { exit(0) }
                    answer(line)
                }
            }
            source.activate()
        }

        private func answer(_ question: String) {
            let windows = StageWindow.open
            guard let window = question == "last" ? windows.last : windows.first else { return say("no window") }
            switch question {
            case "dark": isDark.toggle()
            case "other": others += 1
            case "over":
                window.close()
                return answer("last")
            case "task":
                Task {
                    try? await Task.sleep(for: .milliseconds(20))
                    tasks += 1
                }
            case "field": hasField = true
            case "amount": hasAmount = true
            case "keys": hasKeys = true
            case "timers": hasTimers = true
            case "kept": hasKept = true
            case "keep": UserDefaults.standard.set("set", forKey: "kept")
            case "leave":
                UserDefaults.standard.set("left", forKey: "kept")
                exit(3)
            case "game": game = EmojiGame(pairs: 3, generator: SplitMix(7))
            case "number": hasNumber = true
            case "roll":
                // Later, as what comes over a network does: nobody looks at the stage in this turn.
                Task {
                    try? await Task.sleep(for: .milliseconds(20))
                    number += 1_111_111
                }
            case "bytes": return say("bytes \(window.framesDrawn) \(window.bytesHandedOver)")
            case "cards": return say("cards \(cards(window.stage))")
            case "flood": flood()
            case "forget": window.stage.preferences.pasteboard = nil
            case "close": return window.close()
            default: break
            }
            let size = window.stage.size
            let state = [
                "\(window.framesDrawn)", "\(window.eventsTaken)", window.isAtRest ? "rest" : "busy",
                window.isActive ? "active" : "inactive", "\(Int(size.width))x\(Int(size.height))",
                window.stage.frame.visibleText,
            ]
            say(state.joined(separator: " "))
        }
    }

    extension Questions {
        /// Has the window read from what is never empty.
        fileprivate func flood() {
            let zeros = open("/dev/zero", O_RDONLY)
            var buffer = [UInt8](repeating: 0, count: 4096)
            StageWindow.watch(zeros) { [unowned self] in
                tasks += read(zeros, &buffer, buffer.count) > 0 ? 1 : 0
                return true
            }
        }

        /// What assistive technology is told of the game and where that is, and the faces of the cards in their order.
        fileprivate func cards(_ stage: Stage) -> String {
            let elements = stage.frame.accessibility.map { element in
                "\(element.label)@\(Int(element.rect.midX)),\(Int(element.rect.midY))"
            }
            return (elements + (game?.table.map(\.face) ?? [])).joined(separator: "|")
        }
    }

    func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
#else
    @main enum WindowProbe {
        static func main() {}
    }
#endif
