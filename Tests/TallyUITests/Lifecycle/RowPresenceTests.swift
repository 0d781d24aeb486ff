// long: each of the ways in which rows come into view, on one kind of stage.
import SwiftUI
import TallyStage
import Testing

/// Which rows of lists and lazy containers are there: those in view.
@MainActor
struct RowPresenceTests {
    private let log = Log()
    private let middle = CGPoint(x: 100, y: 200)

    private struct Row: View {
        let number: Int
        let log: Log
        var height: CGFloat = 40
        var width: CGFloat?
        @State private var count = 0
        var body: some View {
            Button("row \(number) \(count)") { count += 1 }
                .frame(width: width, height: height)
                .onAppear { log("+\(number)") }
                .onDisappear { log("-\(number)") }
        }
    }

    private func scroll(_ stage: Stage, _ y: Double, x: Double = 0) {
        stage.scroll(CGSize(width: x, height: y), at: middle)
        stage.advance(by: 0)
    }

    // MARK: What is in view

    @Test func `rows of a lazy stack come as they scroll into view, go as they scroll out, and keep their state`()
        throws
    {
        let log = log
        let stage = Stage.phone {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Row(number: $0, log: log) } } }
        }
        #expect(log.take() == (0..<10).map { "+\($0)" })
        try stage.tap("row 0 0")
        stage.advance(by: 0)
        #expect(log.take() == [])
        scroll(stage, 20)
        #expect(log.take() == ["+10"])
        scroll(stage, 60)
        #expect(log.take() == ["-0", "-1", "+11"])
        scroll(stage, 4000)
        #expect(log.take() == (2..<12).map { "-\($0)" } + (90..<100).map { "+\($0)" })
        scroll(stage, -4000)
        #expect(stage.text("row 0 1") != nil)
        #expect(log.take().suffix(10) == (0..<10).map { "+\($0)" })
    }

    @Test func `rows of a list are there while they are in view`() {
        let log = log
        let stage = Stage.phone {
            List(0..<100, id: \.self) { Row(number: $0, log: log, height: 22) }.listStyle(.plain)
        }
        #expect(log.take() == (0..<10).map { "+\($0)" })
        scroll(stage, 44)
        #expect(log.take() == ["-0", "+10"])
    }

    @Test func `columns scroll in a lazy row and in a lazy grid as well`() {
        let log = log
        let stage = Stage.phone {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) { ForEach(0..<50) { Row(number: $0, log: log, width: 50) } }
            }
        }
        #expect(log.take() == ["+0", "+1", "+2", "+3"])
        scroll(stage, 0, x: 50)
        #expect(log.take() == ["-0", "+4"])
        let grid = Stage.phone {
            ScrollView {
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 0) {
                    ForEach(0..<100) { Row(number: $0, log: log, height: 100) }
                }
            }
        }
        #expect(log.take() == (0..<8).map { "+\($0)" })
        scroll(grid, 100)
        #expect(log.take() == ["-0", "-1", "+8", "+9"])
        let across = Stage.phone {
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 0) {
                    ForEach(0..<20) { Row(number: $0, log: log, width: 100) }
                }
            }
        }
        #expect(log.take() == (0..<4).map { "+\($0)" })
        scroll(across, 0, x: 50)
        #expect(log.take() == ["+4", "+5"])
    }

    @Test func `rows of a plain stack are all there, and so are those of a lazy one that does not scroll`() {
        let log = log
        let stage = Stage.phone { ScrollView { VStack(spacing: 0) { ForEach(0..<30) { Row(number: $0, log: log) } } } }
        #expect(log.take().count == 30)
        scroll(stage, 500)
        #expect(log.take() == [])
        _ = Stage.phone { LazyVStack(spacing: 0) { ForEach(0..<30) { Row(number: $0, log: log) } } }
        #expect(log.take().count == 30)
    }

    @Test func `a row of a scroll view in a scroll view is there when it is seen through both`() {
        let log = log
        let stage = Stage.phone {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<20) { shelf in
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 0) {
                                ForEach(0..<10) { Row(number: shelf * 10 + $0, log: log, height: 100, width: 100) }
                            }
                        }
                    }
                }
            }
        }
        #expect(log.take() == ["+0", "+1", "+10", "+11", "+20", "+21", "+30", "+31"])
        stage.scroll(CGSize(width: 100, height: 0), at: CGPoint(x: 100, y: 150))
        stage.advance(by: 0)
        #expect(log.take() == ["-10", "+12"])
        scroll(stage, 100)
        #expect(log.take() == ["-0", "-1", "+40", "+41"])
        scroll(stage, 100)
        #expect(log.take() == ["-11", "-12", "+50", "+51"])
        scroll(stage, -100)
        #expect(log.take() == ["-50", "-51", "+11", "+12"])
    }

    @Test func `headers that stay in view are there as long as their section is`() {
        let log = log
        func stage(_ pinned: PinnedScrollableViews) -> Stage {
            Stage.phone {
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: pinned) {
                        ForEach(1..<4) { section in
                            Section {
                                ForEach(0..<10) { Row(number: section * 10 + $0, log: log) }
                            } header: {
                                Row(number: section, log: log)
                            }
                        }
                    }
                }
            }
        }
        let still = stage([])
        _ = log.take()
        scroll(still, 80)
        #expect(log.take() == ["-1", "-10", "+19", "+2"])
        let pinned = stage(.sectionHeaders)
        _ = log.take()
        scroll(pinned, 80)
        #expect(log.take() == ["-10", "+19", "+2"])
        scroll(pinned, 360)
        #expect(log.take().contains("-1"))
    }

    // MARK: Motion

    @Test func `an animated scroll meets the rows on its way`() throws {
        let log = log
        let stage = Stage.phone {
            ScrollViewReader { proxy in
                ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Row(number: $0, log: log) } } }
                    .overlay(alignment: .topTrailing) {
                        Button("Go") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(90, anchor: .top) } }
                    }
            }
        }
        _ = log.take()
        try stage.tap("Go")
        stage.advance(by: 0)
        #expect(log.take() == [])
        stage.advance(by: 0.5)
        let half = log.take()
        #expect(half.contains("+40") && half.contains("-20") && !half.contains("+90"))
        #expect(stage.settle())
        #expect(log.take().contains("+90"))
        #expect(Set(half).count == half.count)
    }

    @Test func `a glide brings its rows frame by frame, and a finger that holds it stops them`() {
        let log = log
        let stage = Stage.phone {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<200) { Row(number: $0, log: log) } } }
        }
        _ = log.take()
        stage.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 50), duration: 0.1)
        let thrown = log.take()
        stage.advance(by: 0.1)
        let gliding = log.take()
        #expect(thrown.contains("+12") && gliding.contains { $0.hasPrefix("+") })
        stage.pointerDown(CGPoint(x: 100, y: 200))
        stage.advance(by: 0)
        _ = log.take()
        stage.advance(by: 1)
        #expect(log.take() == [])
    }

    @Test func `rows that go in an animation are there until they are out of sight`() {
        let log = log
        let rows = Remote(Array(0..<30))
        let stage = Stage.phone {
            Playing(rows) { rows in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(rows, id: \.self) { Row(number: $0, log: log).transition(.opacity) }
                    }
                }
            }
        }
        _ = log.take()
        withAnimation(.linear(duration: 1)) { rows.value.removeFirst(2) }
        stage.advance(by: 0.5)
        #expect(log.take() == ["+10", "+11"])
        stage.advance(by: 0.6)
        #expect(log.take() == ["-0", "-1"])
        // Out of view nothing appears, and nothing disappears.
        rows.value.removeLast(3)
        rows.value.append(100)
        stage.advance(by: 0)
        #expect(log.take() == [])
        withAnimation(.linear(duration: 1)) { rows.value.insert(50, at: 0) }
        stage.advance(by: 0)
        #expect(log.take() == ["+50"])
        stage.advance(by: 0.9)
        #expect(log.take() == [])
        #expect(stage.settle())
        #expect(log.take() == ["-11"])
    }

    @Test(arguments: [false, true])
    func `rows that an animation takes out of view are there until nothing of them is seen`(isGrouped: Bool) {
        let log = log
        let rows = Remote(Array(0..<20))
        let stage = Stage.phone {
            Playing(rows) { rows in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(rows, id: \.self) {
                            if isGrouped {
                                Row(number: $0, log: log).geometryGroup()
                            } else {
                                Row(number: $0, log: log)
                            }
                        }
                    }
                }
            }
        }
        _ = log.take()
        // Ten rows down, all that are in view: 400 points in a second.
        withAnimation(.linear(duration: 1)) { rows.value.insert(contentsOf: 50..<60, at: 0) }
        stage.advance(by: 0)
        #expect(log.take().allSatisfy { $0.hasPrefix("+5") })
        stage.advance(by: 0.08)
        for row in (0..<10).reversed() {
            #expect(log.take() == [], "\(row)")
            stage.advance(by: 0.04)
            #expect(log.take() == ["-\(row)"], "\(row)")
            stage.advance(by: 0.06)
        }
        #expect(stage.settle())
        #expect(log.take() == [])
    }

    @Test func `a row on its way out of view that is called back has not gone`() {
        let log = log
        let rows = Remote(Array(0..<20))
        let stage = Stage.phone {
            Playing(rows) { rows in
                List(rows, id: \.self) { Row(number: $0, log: log) }.listStyle(.plain)
            }
        }
        _ = log.take()
        withAnimation(.linear(duration: 1)) { rows.value.swapAt(0, 19) }
        stage.advance(by: 0)
        stage.advance(by: 0.1)
        withAnimation(.linear(duration: 1)) { rows.value.swapAt(0, 19) }
        stage.advance(by: 0)
        #expect(stage.settle())
        #expect(!log.take().contains("-0"))
    }

    @Test func `a window that grows or shrinks, and rows that do, bring and take rows`() {
        let log = log
        let height = Remote<CGFloat>(40)
        let stage = Stage.phone {
            Playing(height) { height in
                ScrollView {
                    LazyVStack(spacing: 0) { ForEach(0..<100) { Row(number: $0, log: log, height: height) } }
                }
            }
        }
        _ = log.take()
        stage.size = CGSize(width: 200, height: 480)
        stage.advance(by: 0)
        #expect(log.take() == ["+10", "+11"])
        stage.size = CGSize(width: 200, height: 80)
        stage.advance(by: 0)
        #expect(log.take() == (2..<12).map { "-\($0)" })
        height.value = 20
        stage.advance(by: 0)
        #expect(log.take() == ["+2", "+3"])
    }

    @Test func `what comes into a row in view appears at once, what comes into another when it is reached`() {
        let log = log
        let more = Remote(false)
        let stage = Stage.phone {
            Playing(more) { more in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<20) { number in
                            ZStack { if more { Color.red.onAppear { log("+\(number)") } } }.frame(height: 100)
                        }
                    }
                }
            }
        }
        #expect(log.take() == [])
        more.value = true
        stage.advance(by: 0)
        #expect(log.take() == ["+0", "+1", "+2", "+3"])
        scroll(stage, 50)
        #expect(log.take() == ["+4"])
    }

    @Test func `the task of a row is cancelled when it is scrolled out of view`() async {
        let log = log
        let stage = Stage.phone {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<10) { number in
                        Text("\(number)").frame(height: 300)
                            .task {
                                log("begin \(number)")
                                try? await Task.sleep(for: .seconds(100))
                                log("\(Task.isCancelled ? "cancelled" : "done") \(number)")
                            }
                    }
                }
            }
        }
        await stage.play(for: 0.1)
        #expect(log.take() == ["begin 0", "begin 1"])
        stage.scroll(CGSize(width: 0, height: 300), at: middle)
        await stage.play(for: 0.1)
        #expect(log.take().sorted() == ["begin 2", "cancelled 0"])
    }

    @Test func `a list in a hidden tab has no rows there, and on a covered screen neither`() throws {
        let log = log
        let stage = Stage.phone {
            TabView {
                Text("first").tabItem { Text("A") }
                NavigationStack {
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            NavigationLink("Next") { Text("over") }.frame(height: 40)
                            ForEach(0..<50) { Row(number: $0, log: log, height: 100) }
                        }
                    }
                    .toolbar(.hidden)
                }
                .tabItem { Text("B") }
            }
        }
        #expect(log.take() == [])
        try stage.tap("B")
        stage.advance(by: 0)
        #expect(log.take() == ["+0", "+1", "+2", "+3"])
        try stage.tap("Next")
        #expect(stage.settle())
        #expect(log.take() == ["-0", "-1", "-2", "-3"])
        stage.press(.escape)
        stage.advance(by: 0)
        #expect(log.take() == ["+0", "+1", "+2", "+3"])
        try stage.tap("A")
        stage.advance(by: 0)
        #expect(log.take() == ["-0", "-1", "-2", "-3"])
    }

    @Test func `of views that might fit only the one shown appears`() {
        let log = log
        let width = Remote<CGFloat>(150)
        let stage = Stage.phone {
            Playing(width) { width in
                ViewThatFits(in: .horizontal) {
                    Row(number: 1, log: log, width: 120)
                    Row(number: 2, log: log, width: 60)
                }
                .frame(width: width)
            }
        }
        #expect(log.take() == ["+1"])
        width.value = 100
        stage.advance(by: 0)
        #expect(log.take() == ["-1", "+2"])
        #expect(stage.settle())
    }

    @Test func `nothing is looked at in frames in which nothing moves, and the stage rests`() {
        let log = log
        let stage = Stage.phone {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100) { Row(number: $0, log: log) } } }
        }
        #expect(stage.settle())
        #expect(stage.nextFrameTime == nil)
        scroll(stage, 40)
        #expect(stage.settle())
        #expect(stage.nextFrameTime == nil)
    }

    @Test func `a row that only the outer of two scroll views would show is not there`() {
        let log = log
        let stage = Stage.phone {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) {
                        LazyHStack(spacing: 0) { ForEach(0..<10) { Row(number: $0, log: log, width: 50) } }
                    }
                    .frame(width: 90)
                    Color.clear.frame(height: 900)
                }
            }
        }
        #expect(log.take() == ["+0", "+1"])
        stage.scroll(CGSize(width: 50, height: 0), at: CGPoint(x: 100, y: 20))
        stage.advance(by: 0)
        #expect(log.take() == ["-0", "+2"])
        scroll(stage, 100)
        #expect(log.take() == ["-1", "-2"])
    }

    @Test func `a row that an animation scrolls into view has its timers on the stage`() throws {
        let log = log
        let stage = Stage.phone {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        Button("go") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(20, anchor: .bottom) } }
                            .frame(height: 40)
                        ForEach(1..<60) { number in
                            Text("row \(number)").frame(height: 40).id(number)
                                .onAppear {
                                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
                                        MainActor.assumeIsolated { log("\(number)") }
                                    }
                                }
                        }
                    }
                }
            }
        }
        stage.advance(by: 0.2)
        #expect(log.take() == (1..<10).map(String.init))
        try stage.tap("go")
        stage.advance(by: 0)
        for _ in 0..<30 { stage.advance(by: 1.0 / 60) }
        #expect(log.take().contains("12"))
        stage.advance(by: 1)
        #expect(log.take().last == "20")
    }

    @Test func `a row that takes another's place is there as it was`() {
        let log = log
        let first = Remote(0)
        let stage = Stage.phone {
            Playing(first) { first in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        Row(number: first, log: log, height: 100).id(first)
                        ForEach(10..<20) { Row(number: $0, log: log, height: 100) }
                    }
                }
            }
        }
        #expect(log.take() == ["+0", "+10", "+11", "+12"])
        first.value = 1
        stage.advance(by: 0)
        #expect(log.take().sorted() == ["+1", "-0"])
        withAnimation(.linear(duration: 0.5)) { first.value = 2 }
        stage.advance(by: 0)
        #expect(stage.settle())
        #expect(log.take().sorted() == ["+2", "-1"])
    }
}
