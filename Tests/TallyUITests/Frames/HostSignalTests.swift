import Foundation
import SwiftUI
import TallyStage
import Testing

/// What a runtime tells whoever plays it, and how often.
@MainActor
struct HostSignalTests {
    private struct Program: View {
        @State private var count = 0
        @State private var text = "copied"
        @FocusState private var isWriting: Bool

        var body: some View {
            VStack(spacing: 0) {
                Text("\(count)").offset(x: CGFloat(count * 10)).frame(height: 30)
                Button("twice") {
                    count += 1
                    count += 1
                }
                .frame(height: 30)
                Button("slide") { withAnimation(.linear(duration: 0.05)) { count += 1 } }.frame(height: 30)
                Button("later") { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { count += 1 } }
                    .frame(height: 30)
                Link("link", destination: URL(string: "https://a.b")!).frame(height: 30)
                TextField("field", text: $text).focused($isWriting).frame(height: 30)
            }
        }
    }

    /// A stage, and what its runtime has told since it was made.
    @MainActor private final class Told {
        let stage = Stage(size: CGSize(width: 200, height: 180)) { Program() }
        private(set) var all: [String] = []

        init() {
            stage.forward = { [unowned self] in
                switch $0 {
                case .frame: all.append("frame")
                case .pointer(let look): all.append("pointer: \(look)")
                case .openURL(let url): all.append("open: \(url)")
                case .copied(let text): all.append("copied: \(text)")
                default: all.append("other")
                }
            }
        }

        func since(_ body: () throws -> Void) rethrows -> [String] {
            all = []
            try body()
            return all
        }

        func press(_ label: String) throws {
            let rect = try #require(stage.frame.accessibility.first { $0.label == label }).rect
            stage.pointerDown(CGPoint(x: rect.midX, y: rect.midY))
            stage.advance(by: 0)
            all = []
            stage.pointerUp(CGPoint(x: rect.midX, y: rect.midY))
        }
    }

    @Test func `a frame is asked for once, however much waits for it`() throws {
        let told = Told()
        #expect(told.since { told.stage.advance(by: 0) }.isEmpty)
        try told.press("twice")
        #expect(told.all == ["frame"])
        #expect(told.since { told.stage.advance(by: 0) }.isEmpty)
        #expect(told.stage.frame.texts.contains { $0.string == "2" })
    }

    @Test func `each frame that leaves something moving asks for the next, and the last one does not`() throws {
        let told = Told()
        try told.press("slide")
        #expect(told.all == ["frame"])
        // After the frames at 0, 1/60 and 2/60 s; at 0.05 s it is over.
        #expect(told.since { _ = told.stage.settle() } == ["frame", "frame", "frame"])
        #expect(told.since { told.stage.advance(by: 1) }.isEmpty)
    }

    @Test func `what is due later asks for no frame before it has come`() throws {
        let told = Told()
        try told.press("later")
        #expect(told.since { told.stage.advance(by: 0.9) }.isEmpty)
        #expect(told.stage.nextFrameTime.map { abs($0 - 1) < 1e-9 } == true)
        #expect(told.since { told.stage.advance(by: 0.2) }.isEmpty)
        #expect(told.stage.frame.texts.contains { $0.string == "1" })
    }

    @Test func `a pointer tells its look when it is another one`() throws {
        let told = Told()
        let looks = told.since {
            for y in [15.0, 45, 135, 140, 165, 15] { told.stage.hover(CGPoint(x: 100, y: y)) }
        }
        #expect(looks.filter { $0 != "frame" } == ["pointer: link", "pointer: text", "pointer: standard"])
    }

    @Test func `what is opened and copied leaves the runtime once, after the stage knows of it`() throws {
        let told = Told()
        try told.press("link")
        #expect(told.all.filter { $0 != "frame" } == ["open: https://a.b"])
        #expect(told.stage.openedURLs.map(\.absoluteString) == ["https://a.b"])
        try told.press("field")
        told.stage.press("a", modifiers: .command)
        told.stage.press("c", modifiers: .command)
        #expect(told.all.filter { $0 != "frame" } == ["copied: copied"])
        #expect(told.stage.preferences.pasteboard == "copied")
    }
}
