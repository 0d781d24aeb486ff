import SwiftUI
import TallyStage
import Testing

/// Screens that come and go are moved by what presents them: their views are told of their places there, and of no way.
@MainActor
struct GlobalSpaceTests {
    private struct Told: View {
        let log: Log
        var name = ""
        var body: some View {
            Color.red.frame(width: 50, height: 50)
                .onGeometryChange(for: CGRect.self) {
                    $0.frame(in: .global)
                } action: {
                    log("\(name)\(Int($0.minX)),\(Int($0.minY))")
                }
        }
    }

    private func red(_ stage: Stage) -> CGRect? {
        stage.frame.shapes.first { $0.rect.size == CGSize(width: 50, height: 50) }?.rect
    }

    @Test func `a cover's views are told of their place once, while it slides, and not as it goes`() throws {
        let (log, isShown) = (Log(), Remote(false))
        let stage = Stage.phone {
            Playing(isShown) { shown in
                Color.clear.fullScreenCover(isPresented: .constant(shown)) { Told(log: log) }
            }
        }
        isShown.value = true
        var seen: Set<Int> = []
        for _ in 0..<40 {
            stage.advance(by: 1.0 / 60)
            if let red = red(stage) { seen.insert(Int(red.minY)) }
        }
        #expect(seen.count > 10)
        #expect(log.take() == ["75,175"])
        isShown.value = false
        stage.advance(by: 0.1)
        #expect(try #require(red(stage)).minY > 175)
        #expect(stage.settle())
        #expect(log.take() == [])
    }

    @Test func `a screen that is pushed is told of its place once, and one below of nothing`() throws {
        let log = Log()
        let stage = Stage.phone {
            NavigationStack {
                VStack {
                    Told(log: log, name: "first ")
                    NavigationLink("Go") { Told(log: log, name: "second ") }
                }
            }
        }
        stage.advance(by: 0)
        let first = log.take()
        #expect(first.count == 1)
        try stage.tap("Go")
        #expect(stage.settle())
        let second = log.take()
        #expect(second.count == 1 && second[0].hasPrefix("second 75,"))
    }

    @Test func `a finger that pulls a sheet has its views told where they are`() {
        let log = Log()
        let stage = Stage.phone {
            Color.clear.sheet(isPresented: .constant(true)) { Told(log: log) }
        }
        #expect(stage.settle())
        let rest = log.take()
        #expect(rest.count == 1)
        stage.pointerDown(CGPoint(x: 100, y: 80))
        for y in stride(from: 90.0, through: 160, by: 10) {
            stage.pointerMove(CGPoint(x: 100, y: y))
            stage.advance(by: 1.0 / 60)
        }
        let pulled = log.take()
        #expect(pulled.count >= 5 && Set(pulled).count == pulled.count)
        stage.pointerUp(CGPoint(x: 100, y: 160))
        #expect(stage.settle())
        #expect(log.take() == rest)
    }

    @Test func `effects around a view still have it told of each frame`() {
        let (log, x) = (Log(), Remote<CGFloat>(0))
        let stage = Stage.phone { Playing(x) { Told(log: log).offset(x: $0) } }
        stage.advance(by: 0)
        _ = log.take()
        withAnimation(.linear(duration: 0.2)) { x.value = 60 }
        #expect(stage.settle())
        #expect(log.take().count > 8)
    }
}
