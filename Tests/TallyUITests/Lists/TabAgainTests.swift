import SwiftUI
import TallyStage
import Testing

/// A tab that is chosen once more, on a stage of 200 by 400 points.
@MainActor
struct TabAgainTests {
    @MainActor @Observable
    final class Log {
        var set: [Int] = []
        var path: [Int] = []
    }

    private struct Host: View {
        @Bindable var log: Log
        @State private var tab = 0

        var body: some View {
            TabView(
                selection: Binding(
                    get: { tab },
                    set: {
                        log.set.append($0); tab = $0
                    })
            ) {
                NavigationStack(path: $log.path) {
                    List(0..<40, id: \.self) { Text("row \($0)") }
                        .navigationDestination(for: Int.self) { Text("page \($0)") }
                }
                .tabItem { Text("One") }.tag(0)
                Text("other").tabItem { Text("Two") }.tag(1)
            }
        }
    }

    private func stage(_ log: Log) -> Stage {
        let stage = Stage.phone { Host(log: log) }
        #expect(stage.settle())
        return stage
    }

    @Test func `its selection is set once more`() throws {
        let log = Log()
        let stage = stage(log)
        for name in ["One", "Two", "Two", "One"] { try stage.tap(name) }
        #expect(log.set == [0, 1, 1, 0])
    }

    @Test func `its stack goes back to the first screen, in the motion of a pop`() throws {
        let log = Log()
        let stage = stage(log)
        log.path = [1, 2]
        #expect(stage.settle())
        try stage.tap("One")
        stage.advance(by: 0.05)
        let place = try #require(stage.text("page 2")).rect.minX
        #expect(stage.isAnimating && log.path.isEmpty)
        stage.advance(by: 0.03)
        #expect(try #require(stage.text("page 2")).rect.minX > place)
        #expect(stage.settle())
        #expect(stage.text("row 0") != nil && stage.text("page 2") == nil)
        // Another tab keeps its screens.
        log.path = [3]
        #expect(stage.settle())
        try stage.tap("Two")
        try stage.tap("One")
        #expect(stage.settle())
        #expect(log.path == [3] && stage.text("page 3") != nil)
    }

    @Test func `what is scrolled on its first screen goes back to the start`() throws {
        let stage = stage(Log())
        let rest = try #require(stage.text("row 0")).rect.minY
        stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 60))
        #expect(stage.settle())
        #expect(stage.text("row 0").map { $0.rect.minY < 0 } ?? true)
        try stage.tap("One")
        stage.advance(by: 0.05)
        #expect(stage.isAnimating)
        #expect(stage.settle())
        #expect(isNear(Double(try #require(stage.text("row 0")).rect.minY), Double(rest), 0.5))
        // At the start nothing moves.
        try stage.tap("One")
        stage.advance(by: 0)
        #expect(stage.settle())
    }
}
