import SwiftUI
import TallyStage
import Testing

/// What views that come and go with what is seen hold on to: nothing, once they are gone.
@MainActor
struct PresenceEndTests {
    private final class Thing {
        var count = 0
    }

    private struct Rows: View {
        let things: [Thing]
        var body: some View {
            TabView {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(things.indices, id: \.self) { index in
                            let thing = things[index]
                            Color.red.frame(height: 100)
                                .onAppear { thing.count += 1 }
                                .onDisappear { thing.count -= 1 }
                                .task { _ = thing.count }
                        }
                    }
                }
                .tabItem { Text("A") }
                Text("b").tabItem { Text("B") }
            }
        }
    }

    @Test func `what rows have captured is gone with them, seen or not`() async throws {
        weak var seen: Thing?
        weak var unseen: Thing?
        let rows = Remote<[Thing]>([])
        let stage = Stage.phone { Playing(rows) { Rows(things: $0) } }
        func fill() {
            let things = (0..<20).map { _ in Thing() }
            (seen, unseen) = (things[0], things[19])
            rows.value = things
        }
        fill()
        await stage.play(for: 0.1)
        #expect(seen?.count == 1)
        #expect(unseen?.count == 0)
        try stage.tap("B")
        await stage.play(for: 0.1)
        #expect(seen?.count == 0)
        try stage.tap("A")
        stage.advance(by: 0)
        #expect(seen?.count == 1)
        stage.scroll(CGSize(width: 0, height: 500), at: CGPoint(x: 100, y: 200))
        await stage.play(for: 0.1)
        #expect(seen?.count == 0)
        rows.value = []
        await stage.play(for: 1)
        #expect(seen == nil)
        #expect(unseen == nil)
    }
}
