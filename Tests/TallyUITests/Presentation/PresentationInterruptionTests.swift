import Foundation
import SwiftUI
import TallyStage
import Testing

/// Presentations that are begun and ended while they are on their way.
@MainActor
struct PresentationInterruptionTests {
    private enum Kind: String, CaseIterable, Sendable { case sheet, cover, alert }

    private struct Shown: Identifiable, Equatable {
        let id: Int
    }

    @ViewBuilder private func host(_ kind: Kind, _ remote: Remote<Bool>, _ log: Log) -> some View {
        Playing(remote) { _ in
            let isOn = Binding(get: { remote.value }, set: { remote.value = $0 })
            switch kind {
            case .sheet:
                Color.white.sheet(isPresented: isOn, onDismiss: { log("dismissed") }) { inside(log) }
            case .cover:
                Color.white.fullScreenCover(isPresented: isOn, onDismiss: { log("dismissed") }) { inside(log) }
            case .alert:
                Color.white.alert("A", isPresented: isOn) {
                    Button("B") {}.onAppear { log("+") }.onDisappear { log("-") }
                }
            }
        }
    }

    private func inside(_ log: Log) -> some View {
        Color.orange.onAppear { log("+") }.onDisappear { log("-") }
    }

    @Test(arguments: [0, 1, 2]) func `a presentation toggled at every frame never jumps, and ends once`(kind: Int) {
        let kind = Kind.allCases[kind]
        let remote = Remote(false)
        let log = Log()
        let stage = Stage(size: CGSize(width: 60, height: 60)) { self.host(kind, remote, log) }
        let bare = stage.liveNodes
        for frame in 1...20 {
            var completions = 0
            for isOn in [true, false, true, false] {
                let before = stage.image()
                withAnimation(.snappy, completionCriteria: .removed) {
                    remote.value = isOn
                } completion: {
                    completions += 1
                }
                stage.advance(by: 0)
                #expect(stage.image() == before, "\(kind) \(frame)")
                stage.advance(by: Double(frame) / 60)
            }
            #expect(stage.settle())
            #expect(completions == 4, "\(kind) \(frame)")
            #expect(stage.liveNodes == bare, "\(kind) \(frame)")
            let entries = log.take()
            let rounds = entries.filter { $0 == "+" }.count
            // It is gone in between only if it was out of sight before it was asked for again.
            #expect(rounds == 1 || rounds == 2, "\(kind) \(frame)")
            let round = kind == .alert ? ["+", "-"] : ["+", "-", "dismissed"]
            #expect(entries == Array(repeating: round, count: rounds).flatMap(\.self), "\(kind) \(frame)")
        }
    }

    @Test func `another item at every frame sends one sheet out, and then the last one comes`() {
        for frame in [1, 3, 6, 10, 15, 30, 60] {
            let log = Log()
            let remote = Remote<Shown?>(nil)
            let stage = Stage(size: CGSize(width: 100, height: 100)) {
                Playing(remote) { _ in
                    let item = Binding(get: { remote.value }, set: { remote.value = $0 })
                    Color.white.sheet(item: item, onDismiss: { log("dismissed") }) { shown in
                        Text("item \(shown.id)").onAppear { log("+\(shown.id)") }.onDisappear { log("-\(shown.id)") }
                    }
                }
            }
            let bare = stage.liveNodes
            for id in [1, 2, 3] {
                let before = stage.image()
                remote.value = Shown(id: id)
                stage.advance(by: 0)
                #expect(stage.image() == before, "frame \(frame), item \(id)")
                stage.advance(by: Double(frame) / 60)
            }
            #expect(stage.settle())
            #expect(stage.frame.texts.map(\.string) == ["item 3"])
            // Of what came while the first was on its way out only the last is shown.
            let shown = frame == 60 ? ["1", "2", "3"] : ["1", "3"]
            #expect(log.entries.filter { $0.hasPrefix("+") } == shown.map { "+" + $0 }, "frame \(frame)")
            let gone = shown.dropLast().flatMap { ["-" + $0, "dismissed"] }
            #expect(log.entries.filter { !$0.hasPrefix("+") } == gone, "frame \(frame)")
            let before = stage.image()
            remote.value = nil
            stage.advance(by: 0)
            #expect(stage.image() == before)
            #expect(stage.settle())
            #expect(stage.liveNodes == bare)
            #expect(log.entries.suffix(2) == ["-3", "dismissed"])
            #expect(log.entries.filter { $0 == "dismissed" }.count == shown.count)
        }
    }

    @Test func `an alert about a value shows it until it is out of sight`() {
        let remote = Remote<Int?>(nil)
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            Playing(remote) { _ in
                let isOn = Binding(get: { remote.value != nil }, set: { if !$0 { remote.value = nil } })
                Color.white.alert("About", isPresented: isOn, presenting: remote.value) { value in
                    Button("Button \(value)") {}
                } message: {
                    Text("value \($0)")
                }
            }
        }
        remote.value = 4
        #expect(stage.settle())
        #expect(stage.text("Button 4") != nil)
        let before = stage.image()
        remote.value = nil
        stage.advance(by: 0)
        #expect(stage.image() == before)
        stage.advance(by: 0.1)
        #expect(stage.text("value 4") != nil)
        #expect(stage.settle())
        #expect(stage.text("value 4") == nil)
    }

    @Test func `of two sheets the upper takes the taps, is enabled, and stands in no stack`() throws {
        struct Nested: View {
            @State private var isFirst = false
            @State private var isSecond = false
            @State private var taps = 0

            var body: some View {
                NavigationStack {
                    VStack {
                        Text("taps \(taps)")
                        Button("First") { isFirst = true }
                        Color.clear.frame(height: 1).sheet(isPresented: $isFirst) {
                            Button("Second") { isSecond = true }
                                .sheet(isPresented: $isSecond) {
                                    VStack {
                                        Button("Deep \(taps)") { taps += 1 }
                                        NavigationLink("Nowhere") { Text("never") }
                                    }
                                }
                        }
                        .disabled(true)
                    }
                }
            }
        }
        let stage = Stage(size: CGSize(width: 200, height: 400)) { Nested() }
        try stage.tap("First")
        #expect(stage.settle())
        try stage.tap("Second")
        #expect(stage.settle())
        try stage.tap("Deep 0")
        stage.advance(by: 0)
        #expect(stage.text("Deep 1") != nil)
        try stage.tap("Nowhere")
        #expect(stage.settle())
        #expect(stage.text("never") == nil)
        #expect(stage.text("Deep 1") != nil)
    }

    @Test func `a sheet that leaves slowly is seen out, though the one after it is not wanted any more`() {
        let log = Log()
        let remote = Remote<Shown?>(Shown(id: 1))
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Playing(remote) { _ in
                let item = Binding(get: { remote.value }, set: { remote.value = $0 })
                Color.white.sheet(item: item, onDismiss: { log("dismissed") }) { Text("item \($0.id)") }
            }
        }
        #expect(stage.settle())
        withAnimation(.linear(duration: 2)) { remote.value = Shown(id: 2) }
        stage.advance(by: 0.5)
        withAnimation(.linear(duration: 0.1)) { remote.value = nil }
        stage.advance(by: 0.3)
        #expect(stage.frame.texts.map(\.string) == ["item 1"])
        #expect(log.entries.isEmpty)
        stage.advance(by: 1.3)
        #expect(stage.frame.texts.isEmpty)
        #expect(log.entries == ["dismissed"])
    }
}
