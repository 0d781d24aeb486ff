import SwiftUI
import TallyStage
import Testing

/// Sheets and covers that are asked for while another one is there; on a stage of 300 by 400 points.
@MainActor
struct PresentationTurnTests {
    private let log = Log()

    private struct Screen: View {
        let log: Log
        @State private var isFirst = false
        @State private var isSecond = false
        @State private var isCover = false

        var body: some View {
            Button("First") { isFirst = true }
                .sheet(isPresented: $isFirst, onDismiss: { log("first dismissed") }) {
                    VStack {
                        Button("Change") { (isFirst, isSecond) = (false, true) }
                        Button("Over") { isSecond = true }
                        Button("Not over") { isSecond = false }
                        Button("Cover") { (isFirst, isCover) = (false, true) }
                        Inner()
                    }
                    .onAppear { log("+first") }
                    .onDisappear { log("-first") }
                }
                .sheet(isPresented: $isSecond, onDismiss: { log("second dismissed") }) {
                    Button("Close second") { isSecond = false }
                        .onAppear { log("+second") }
                        .onDisappear { log("-second") }
                }
                .fullScreenCover(isPresented: $isCover) { Text("covered").onAppear { log("+cover") } }
        }
    }

    /// A sheet of the sheet's own.
    private struct Inner: View {
        @State private var isOpen = false

        var body: some View {
            Button("Inner") { isOpen = true }.sheet(isPresented: $isOpen) { Text("innermost") }
        }
    }

    private func opened() throws -> Stage {
        let log = log
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Screen(log: log) }
        try stage.tap("First")
        #expect(stage.settle() && log.take() == ["+first"])
        return stage
    }

    @Test func `a sheet in another's place comes when that is out of sight and its dismissal was told`() throws {
        for (button, comes, shown) in [("Change", "+second", "Close second"), ("Cover", "+cover", "covered")] {
            let stage = try opened()
            try stage.tap(button)
            var tops: [CGFloat] = []
            while stage.text("Change") != nil, tops.count < 200 {
                #expect(stage.text(shown) == nil)
                tops.append(stage.text("Change")?.rect.minY ?? 0)
                stage.advance(by: 1 / 60)
            }
            #expect(tops.count > 10 && zip(tops, tops.dropFirst()).allSatisfy { $0 <= $1 })
            #expect(stage.settle())
            #expect(log.take() == ["-first", "first dismissed", comes])
            #expect(stage.text(shown) != nil)
        }
    }

    @Test func `a sheet that is asked for beside one that is there waits for it`() throws {
        let stage = try opened()
        try stage.tap("Over")
        #expect(stage.settle())
        #expect(stage.text("Close second") == nil && stage.text("Over") != nil && log.take().isEmpty)
        stage.press(.escape)
        #expect(stage.settle())
        #expect(log.take() == ["-first", "first dismissed", "+second"])
        try stage.tap("Close second")
        #expect(stage.settle())
        #expect(log.take() == ["-second", "second dismissed"] && stage.nextFrameTime == nil)
    }

    @Test func `what is not wanted any more when its turn comes does not come`() throws {
        let stage = try opened()
        try stage.tap("Over")
        stage.advance(by: 0.1)
        try stage.tap("Not over")
        stage.press(.escape)
        #expect(stage.settle())
        #expect(log.take() == ["-first", "first dismissed"])
        try stage.tap("First")
        #expect(stage.settle() && stage.text("Change") != nil && log.take() == ["+first"])
    }

    @Test func `a sheet presents another over itself at once`() throws {
        let stage = try opened()
        try stage.tap("Inner")
        stage.advance(by: 0.1)
        #expect(stage.text("innermost") != nil)
        #expect(stage.settle() && stage.text("innermost") != nil)
    }

    @Test func `where the view that presents goes, the next one comes`() throws {
        struct Two: View {
            @State private var hasFirst = true
            @State private var isFirst = true
            @State private var isSecond = true

            var body: some View {
                VStack {
                    if hasFirst {
                        Text("presenter").sheet(isPresented: $isFirst) { Button("Take away") { hasFirst = false } }
                    }
                    Text("other").sheet(isPresented: $isSecond) { Text("second") }
                }
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Two() }
        #expect(stage.settle() && stage.text("second") == nil)
        try stage.tap("Take away")
        #expect(stage.settle())
        #expect(stage.text("Take away") == nil && stage.text("second") != nil)
    }

    // MARK: Dialogs and popovers

    private struct Asking: View {
        @State private var isSheet = false
        @State private var asks = false
        @State private var chooses = false
        @State private var floats = false

        var body: some View {
            VStack {
                Button("Sheet") { isSheet = true }
                Button("Ask first") { asks = true }
            }
            .sheet(isPresented: $isSheet) {
                VStack {
                    Button("Ask") { asks = true }
                    Button("Choose") { chooses = true }
                    Button("Float") { floats = true }
                    Button("Close") { isSheet = false }
                    OwnQuestion()
                }
            }
            .alert("Question", isPresented: $asks) {
                Button("To sheet") { isSheet = true }
                Button("No", role: .cancel) {}
            }
            .confirmationDialog("Choice", isPresented: $chooses, titleVisibility: .visible) { Button("One") {} }
            .popover(isPresented: $floats) { Text("floating") }
        }
    }

    private struct OwnQuestion: View {
        @State private var asks = false
        var body: some View {
            Button("Own") { asks = true }.alert("Own question", isPresented: $asks) { Button("Yes") {} }
        }
    }

    @Test(arguments: [("Ask", "Question"), ("Choose", "Choice"), ("Float", "floating")])
    func `what the presenter of a sheet asks meanwhile waits until the sheet has gone`(
        _ button: String, _ shown: String
    )
        throws
    {
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Asking() }
        try stage.tap("Sheet")
        #expect(stage.settle())
        try stage.tap(button)
        #expect(stage.settle())
        #expect(stage.text(shown) == nil)
        try stage.tap("Close")
        while stage.isAnimating {
            stage.advance(by: 1.0 / 60)
            #expect(stage.text(shown) == nil || stage.text("Close") == nil)
        }
        stage.advance(by: 0)
        #expect(stage.settle())
        #expect(stage.text(shown) != nil)
    }

    @Test func `what a sheet asks itself stands over it`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Asking() }
        try stage.tap("Sheet")
        #expect(stage.settle())
        try stage.tap("Own")
        #expect(stage.settle())
        #expect(stage.text("Own question") != nil && stage.text("Close") != nil)
    }

    @Test func `a sheet that an alert's button asks for comes when the alert has gone`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Asking() }
        try stage.tap("Ask first")
        #expect(stage.settle())
        try stage.tap("To sheet")
        while stage.text("Question") != nil {
            #expect(stage.text("Close") == nil)
            stage.advance(by: 1.0 / 60)
        }
        #expect(stage.settle())
        #expect(stage.text("Close") != nil && stage.text("Question") == nil)
    }
}
