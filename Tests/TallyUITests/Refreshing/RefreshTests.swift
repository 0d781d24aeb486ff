import SwiftUI
import TallyStage
import Testing

/// Pulling down to refresh: stages of 200 by 400 points.
@MainActor
struct RefreshTests {
    private let log = Log()

    private struct Rows: View {
        let log: Log
        var count = 30
        var seconds = 1.0
        @State private var version = 0

        var body: some View {
            let _ = log("body")
            List(0..<count, id: \.self) { Text("row \($0) v\(version)") }.listStyle(.plain)
                .refreshable {
                    log("begin")
                    try? await Task.sleep(for: .seconds(seconds))
                    log(Task.isCancelled ? "cancelled" : "end")
                    version += 1
                }
        }
    }

    private func rows(_ count: Int = 30, seconds: Double = 1) -> Stage {
        let log = log
        let stage = Stage.phone { Rows(log: log, count: count, seconds: seconds) }
        stage.advance(by: 0.1)
        _ = log.take()
        return stage
    }

    private var events: [String] { log.take().filter { $0 != "body" } }

    private func top(_ stage: Stage) -> CGFloat? {
        stage.frame.texts.first { $0.string.hasPrefix("row 0") }.map { $0.rect.midY - 22 }
    }

    private func spokes(_ stage: Stage) -> [CGRect] {
        stage.frame.shapes.filter { $0.kind == "spoke" && $0.opacity > 0 }.map(\.rect)
    }

    private func pull(_ stage: Stage, by way: CGFloat, at x: CGFloat = 100) async {
        stage.pointerDown(CGPoint(x: x, y: 100))
        for step in 1...5 {
            stage.pointerMove(CGPoint(x: x, y: 100 + way * CGFloat(step) / 5))
            await stage.play(for: 0.02)
        }
        await stage.play(for: 0.2)
    }

    private func release(_ stage: Stage, at y: CGFloat) async {
        stage.pointerUp(CGPoint(x: 100, y: y))
        await stage.play(for: 0)
    }

    @Test func `a pull past the top begins the action, which holds the content down until it ends`() async throws {
        let stage = rows()
        await pull(stage, by: 200)
        #expect(events == ["begin"])
        #expect(try #require(top(stage)) > 64)
        #expect(spokes(stage).count == 8)
        await release(stage, at: 300)
        await stage.play(for: 0.6)
        #expect(isNear(try #require(top(stage)), 60, 0.5))
        #expect(spokes(stage).count == 8)
        #expect(events == [])
        await stage.play(for: 0.3)
        #expect(events == ["end"])
        await stage.play(for: 1.5)
        #expect(isNear(try #require(top(stage)), 0, 0.01))
        #expect(spokes(stage).isEmpty)
        #expect(stage.text("row 0 v1") != nil)
        #expect(!stage.isAnimating && stage.nextFrameTime == nil)
    }

    @Test func `the content goes back in one motion, without a jump`() async throws {
        let stage = rows(seconds: 0.7)
        await pull(stage, by: 200)
        await release(stage, at: 300)
        var places: [CGFloat] = []
        for _ in 0..<120 {
            places.append(try #require(top(stage)))
            await stage.play(for: 1.0 / 60)
        }
        #expect(zip(places, places.dropFirst()).allSatisfy { abs($0 - $1) < 12 })
        #expect(isNear(try #require(places.last), 0, 0.5))
    }

    @Test func `a pull that is too short begins nothing`() async throws {
        let stage = rows()
        await pull(stage, by: 80)
        #expect(try #require(top(stage)) > 20)
        #expect(!spokes(stage).isEmpty && spokes(stage).count < 8)
        await release(stage, at: 180)
        await stage.play(for: 2)
        #expect(events == [])
        #expect(isNear(try #require(top(stage)), 0, 0.01))
    }

    @Test func `another pull while the action runs begins nothing`() async throws {
        let stage = rows(seconds: 10)
        await pull(stage, by: 200)
        await release(stage, at: 300)
        await stage.play(for: 1)
        #expect(events == ["begin"])
        await pull(stage, by: 200)
        #expect(try #require(top(stage)) > 100)
        await release(stage, at: 300)
        await stage.play(for: 1)
        #expect(events == [])
        #expect(isNear(try #require(top(stage)), 60, 0.5))
        await stage.play(for: 10)
        #expect(events == ["end"])
        await pull(stage, by: 200)
        #expect(events == ["begin"])
    }

    @Test func `an action that ends under the finger leaves the content to it, and the same pull begins none`()
        async throws
    {
        let stage = rows(seconds: 0.1)
        await pull(stage, by: 200)
        await stage.play(for: 1)
        #expect(events == ["begin", "end"])
        #expect(try #require(top(stage)) > 64)
        stage.pointerMove(CGPoint(x: 100, y: 310))
        await stage.play(for: 0.2)
        #expect(events == [])
        await release(stage, at: 310)
        await stage.play(for: 2)
        #expect(isNear(try #require(top(stage)), 0, 0.01))
    }

    @Test func `the view cancels the action when it goes, pulled or not`() async {
        for isHeld in [true, false] {
            let log = log
            let isThere = Remote(true)
            let stage = Stage.phone {
                Playing(isThere) { isThere in if isThere { Rows(log: log, seconds: 100) } }
            }
            await pull(stage, by: 200)
            if !isHeld { await release(stage, at: 300) }
            await stage.play(for: 0.3)
            _ = log.take()
            isThere.value = false
            await stage.play(for: 0.5)
            #expect(events == ["cancelled"])
            stage.advance(by: 1)
            #expect(stage.frame.texts.isEmpty && stage.nextFrameTime == nil)
        }
    }

    @Test func `the wheel turns by itself, and evaluates nothing`() async {
        let stage = rows(seconds: 20)
        await pull(stage, by: 200)
        await release(stage, at: 300)
        await stage.play(for: 2)
        _ = log.take()
        let before = stage.image()
        #expect(!stage.isAnimating)
        #expect(stage.nextFrameTime != nil)
        stage.advance(by: 1.0 / 8)
        #expect(stage.image() != before)
        #expect(stage.statistics.bodiesEvaluated == 0)
        stage.advance(by: 7.0 / 8)
        #expect(stage.image() == before)
        #expect(log.take() == [])
        stage.scroll(CGSize(width: 0, height: 300), at: CGPoint(x: 100, y: 200))
        stage.advance(by: 3)
        #expect(stage.nextFrameTime.map { $0 > 10 } ?? true, "out of sight it asks for nothing")
    }

    @Test func `a short list is pulled as a long one, also between its rows and the end`() async throws {
        let stage = rows(1)
        stage.pointerDown(CGPoint(x: 100, y: 200))
        stage.pointerMove(CGPoint(x: 100, y: 390))
        await stage.play(for: 0.2)
        #expect(events == ["begin"])
        #expect(try #require(top(stage)) > 64)
    }

    @Test func `a scroll view is pulled, too, and one that scrolls sideways is not`() async {
        for axis in [Axis.Set.vertical, .horizontal] {
            let log = log
            let stage = Stage.phone {
                ScrollView(axis) { Color.red.frame(width: 600, height: 600) }.refreshable { log("begin") }
            }
            await pull(stage, by: 200)
            #expect(events == (axis == .vertical ? ["begin"] : []))
        }
    }

    @Test func `of scroll views in one another the outer is pulled`() async {
        let log = log
        let stage = Stage.phone {
            ScrollView {
                ScrollView(.horizontal) { Color.red.frame(width: 600, height: 200) }
                ScrollView { Color.blue.frame(height: 100) }.frame(height: 150)
            }
            .refreshable { log("outer") }
        }
        await pull(stage, by: 200)
        #expect(events == ["outer"])
    }

    @Test func `the wheel and a scroll bring the content past its top by nothing`() async throws {
        let stage = rows()
        stage.scroll(CGSize(width: 0, height: -500), at: CGPoint(x: 100, y: 200))
        await stage.play(for: 1)
        #expect(events == [])
        #expect(isNear(try #require(top(stage)), 0, 0.01))
    }

    @Test func `views inside run the action by the environment, those outside have none`() async throws {
        struct Reload: View {
            let name: String
            @Environment(\.refresh) private var refresh
            var body: some View {
                if let refresh { Button(name) { Task { await refresh() } } } else { Text("no \(name)") }
            }
        }
        let log = log
        let stage = Stage.phone {
            VStack {
                Reload(name: "outside")
                Reload(name: "inside").refreshable { log("inside") }
            }
        }
        #expect(stage.text("no outside") != nil)
        try stage.tap("inside")
        await stage.play(for: 0.1)
        #expect(events == ["inside"])
    }

    @Test func `the room for the wheel is between a bar's row and its large title`() async throws {
        let log = log
        let stage = Stage.phone { NavigationStack { Rows(log: log, seconds: 20).navigationTitle("Title") } }
        let title = try #require(stage.text("Title")).rect
        await pull(stage, by: 200)
        await release(stage, at: 300)
        await stage.play(for: 1)
        #expect(isNear(try #require(stage.text("Title")).rect.minY, title.minY + 60, 0.5))
        let wheel = spokes(stage).reduce(CGRect.null) { $0.union($1) }
        #expect(isNear(wheel.midX, 100, 0.5) && isNear(wheel.midY, 44 + 30, 0.5))
    }

    @Test func `the action lets go of what it captured`() {
        expectNothingStays("refreshable") { captured in
            List { Text("A") }.listStyle(.plain).refreshable { _ = captured.use() }
        } play: { stage in
            stage.pointerDown(CGPoint(x: 100, y: 50))
            stage.pointerMove(CGPoint(x: 100, y: 100))
            stage.advance(by: 0.1)
            stage.pointerUp(CGPoint(x: 100, y: 100))
            stage.advance(by: 1)
        }
    }

    @Test(arguments: [NavigationBarItem.TitleDisplayMode.inline, .large])
    func `the wheel stands above a search field that is always there, not on it`(
        mode: NavigationBarItem.TitleDisplayMode
    ) async throws {
        let stage = Stage.phone {
            NavigationStack {
                List(0..<30) { Text("row \($0)") }.listStyle(.plain)
                    .searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always))
                    .refreshable { try? await Task.sleep(for: .seconds(5)) }
                    .navigationTitle("Inbox").navigationBarTitleDisplayMode(mode)
            }
        }
        let field = try #require(stage.text("Search")).rect.minY
        let start = CGPoint(x: 100, y: 220)
        stage.pointerDown(start)
        for step in 1...5 {
            stage.pointerMove(CGPoint(x: 100, y: start.y + CGFloat(step) * 34))
            await stage.play(for: 0.02)
        }
        stage.pointerUp(CGPoint(x: 100, y: start.y + 170))
        await stage.play(for: 2)
        let wheel = spokes(stage)
        #expect(wheel.count == 8)
        let lowest = try #require(wheel.map(\.maxY).max())
        let search = try #require(stage.text("Search")).rect.minY
        #expect(search > field + 50 && lowest < search)
        if mode == .large { #expect(lowest < (try #require(stage.text("Inbox")).rect.minY)) }
    }
}
