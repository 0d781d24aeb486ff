// long: each of the things that can happen to rows which are not made, on one kind of stage.
import SwiftUI
import TallyStage
import Testing

/// Rows of lazy containers that are made when they come near what is seen.
@MainActor
struct LazyRowTests {
    private let log = Log()
    private static let middle = CGPoint(x: 100, y: 200)

    private struct Row: View {
        let number: Int
        let log: Log
        @State private var count = 0
        var body: some View {
            let _ = log("\(number)")
            Button(String("row \(number) \(count)")) { count += 1 }.frame(height: 40)
        }
    }

    /// As a row's text is where it is seen.
    private func seen(_ stage: Stage) -> [String] {
        stage.advance(by: 0)
        return stage.frame.texts.filter { $0.rect.maxY > 0 && $0.rect.minY < 400 }
            .map { "\($0.string) \(($0.rect.midY * 1000).rounded() / 1000)" }
    }

    private func scroll(_ stage: Stage, _ y: Double, at point: CGPoint = middle) {
        stage.scroll(CGSize(width: 0, height: y), at: point)
        stage.advance(by: 0)
    }

    /// Points, of one row or another.
    private static func height(_ row: Int) -> CGFloat { [20, 33, 57, 41, 90][row * 7 % 5] }

    private struct Varied: View {
        var count = 100_000
        var body: some View {
            LazyVStack(spacing: 0) {
                ForEach(0..<count, id: \.self) { Text(verbatim: "\($0)").frame(height: height($0)) }
            }
        }
    }

    // MARK: What is made

    @Test(arguments: [false, true]) func `of 100,000 rows only those near the window are made`(isList: Bool) {
        let log = log
        let stage = Stage.phone {
            if isList {
                List(0..<100_000, id: \.self) { Row(number: $0, log: log) }
            } else {
                ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100_000) { Row(number: $0, log: log) } } }
            }
        }
        #expect(log.take() == (0..<64).map(String.init))
        scroll(stage, 120)
        #expect(log.take() == [])
        scroll(stage, 1_000_000)
        let made = log.take().compactMap(Int.init)
        #expect(made.count < 64 && made.allSatisfy { (15_000..<26_000).contains($0) })
        scroll(stage, 40)
        #expect(log.take().count <= 2)
        #expect(stage.settle())
        #expect(stage.nextFrameTime == nil)
    }

    @Test func `scrolling through 10,000 rows keeps no more of them than are near, and those whose state was written`()
        throws
    {
        let log = log
        let stage = Stage.phone {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100_000) { Row(number: $0, log: log) } } }
        }
        let nodes = stage.liveNodes
        try stage.tap("row 3 0")
        for _ in 0..<1000 { scroll(stage, 400) }
        #expect(Set(log.take()).count > 10_000)
        #expect(stage.liveNodes < 3 * nodes)
        scroll(stage, -1_000_000)
        #expect(stage.text("row 3 1") != nil)
        #expect(stage.text("row 4 0") != nil)
    }

    @Test func `rows appear and disappear in order however far the window jumps`() {
        let log = log
        let stage = Stage.phone {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<10_000) { row in
                        Color.red.frame(height: 40).onAppear { log("+\(row)") }.onDisappear { log("-\(row)") }
                    }
                }
            }
        }
        #expect(log.take() == (0..<10).map { "+\($0)" })
        scroll(stage, 200_000)
        #expect(log.take() == (0..<10).map { "-\($0)" } + (5000..<5010).map { "+\($0)" })
        scroll(stage, 40)
        #expect(log.take() == ["-5000", "+5010"])
        scroll(stage, -200_040)
        #expect(log.take() == (5001..<5011).map { "-\($0)" } + (0..<10).map { "+\($0)" })
    }

    @Test func `outside of a scroll view that goes its way, all rows are made`() {
        let log = log
        _ = Stage.phone { LazyVStack(spacing: 0) { ForEach(0..<300) { Row(number: $0, log: log) } } }
        #expect(log.take().count == 300)
        _ = Stage.phone {
            ScrollView(.horizontal) { LazyVStack(spacing: 0) { ForEach(0..<300) { Row(number: $0, log: log) } } }
        }
        #expect(log.take().count == 300)
    }

    @Test func `a body that runs again with the same elements asks for the ids of those that are made alone`() {
        let log = log
        struct Item: Identifiable {
            let number: Int
            let log: Log
            var id: Int {
                MainActor.assumeIsolated { log("id") }
                return number
            }
        }
        let items = (0..<10_000).map { Item(number: $0, log: log) }
        let color = Remote(Color.red)
        let extra = Remote(0)
        let stage = Stage.phone {
            Playing(color) { color in
                Playing(extra) { extra in
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(items.prefix(10_000 - extra) + []) { _ in color.frame(height: 40) }
                        }
                    }
                }
            }
        }
        _ = log.take()
        for _ in 0..<20 { scroll(stage, 37) }
        #expect(log.take().count < 200)
        let same = Stage.phone {
            Playing(color) { color in
                ScrollView { LazyVStack(spacing: 0) { ForEach(items) { _ in color.frame(height: 40) } } }
            }
        }
        _ = log.take()
        color.value = .blue
        same.advance(by: 0)
        #expect(log.take().count < 400)
        // Other elements are compared once.
        extra.value = 1
        stage.advance(by: 0)
        #expect((10_000...30_000).contains(log.take().count))
    }

    // MARK: Places

    @Test func `the wheel moves what is seen by what it turns, whatever the rows above turn out to be`() {
        let stage = Stage.phone { ScrollView { Varied() } }
        scroll(stage, 500_000)
        for _ in 0..<120 {
            let before = seen(stage)
            scroll(stage, -30)
            let after = Dictionary(
                uniqueKeysWithValues: stage.frame.texts.map { ($0.string, $0.rect.midY) })
            for entry in before {
                let parts = entry.split(separator: " ")
                guard let new = after[String(parts[0])] else { continue }
                #expect(isNear(new, (Double(parts[1]) ?? .nan) + 30, 0.01))
            }
        }
    }

    @Test func `rows follow one another without gaps wherever the window is`() {
        let stage = Stage.phone { ScrollView { Varied() } }
        for way in [90_000.0, 77_777, -40_000, 1_000_000, -333_333, 9_000_000, -9_000_000] {
            scroll(stage, way)
            let rows = stage.frame.texts.map { (Int($0.string) ?? -1, $0.rect.midY) }
                .filter { $0.1 + Self.height($0.0) / 2 > 0 && $0.1 - Self.height($0.0) / 2 < 400 }
            #expect(rows.count > 4)
            for (a, b) in zip(rows, rows.dropFirst()) {
                #expect(b.0 == a.0 + 1)
                #expect(isNear(b.1 - a.1, (Self.height(a.0) + Self.height(b.0)) / 2, 0.01))
            }
            let first = rows.first.map { $0.1 - Self.height($0.0) / 2 } ?? .nan
            let last = rows.last.map { $0.1 + Self.height($0.0) / 2 } ?? .nan
            // A row is known by its text, which is seen or not in the middle of it.
            #expect(first <= 55 && last >= 345)
        }
        #expect(seen(stage).first == "0 10.0")
    }

    @Test func `down and up again by the wheel looks as it did`() {
        let stage = Stage.phone { ScrollView { Varied() } }
        scroll(stage, 200)
        let before = seen(stage)
        for _ in 0..<400 { scroll(stage, 55) }
        #expect(seen(stage) != before)
        for _ in 0..<400 { scroll(stage, -55) }
        #expect(seen(stage) == before)
    }

    @Test func `the end is reached, and stands at the end of the window`() {
        let stage = Stage.phone { ScrollView { Varied(count: 5000) } }
        for _ in 0..<4 { scroll(stage, 10_000_000) }
        let last = stage.text("4999")
        #expect(isNear((last?.rect.midY ?? 0) + Self.height(4999) / 2, 400, 0.01))
    }

    // MARK: Scrolling to rows

    private struct Reader: View {
        let animation: Animation?
        let target: Int
        var anchor: UnitPoint? = .top
        var body: some View {
            ScrollViewReader { proxy in
                ScrollView { Varied() }
                    .overlay(alignment: .bottom) {
                        Button("go") { withAnimation(animation) { proxy.scrollTo(target, anchor: anchor) } }
                    }
            }
        }
    }

    @Test(arguments: [0, 1, 777, 50_000, 99_000])
    func `a reader scrolls to a row far away exactly`(target: Int) throws {
        let stage = Stage.phone { Reader(animation: nil, target: target) }
        try stage.tap("go")
        stage.advance(by: 0)
        #expect(isNear(stage.text("\(target)")?.rect.midY ?? -1, Self.height(target) / 2, 0.01))
        let middle = Stage.phone { Reader(animation: nil, target: target, anchor: .bottom) }
        try middle.tap("go")
        middle.advance(by: 0)
        if target > 20 {
            #expect(isNear(middle.text("\(target)")?.rect.midY ?? -1, 400 - Self.height(target) / 2, 0.01))
        }
    }

    @Test(arguments: [700, 50_000])
    func `an animation takes its way to a row far away, and arrives exactly there`(target: Int) throws {
        let stage = Stage.phone { Reader(animation: .easeInOut(duration: 1), target: target) }
        let before = seen(stage)
        try stage.tap("go")
        #expect(seen(stage) == before)
        var last = 0
        for _ in 0..<60 {
            stage.advance(by: 1 / 60)
            let first = stage.frame.texts.filter { $0.rect.maxY > 0 && $0.rect.minY < 400 }.compactMap {
                Int($0.string)
            }
            #expect(first.count > 3)
            // Forward all the time; what the rows turn out to be may hold it up a little.
            #expect((first.min() ?? -1) >= last * 9 / 10 - 3)
            last = first.min() ?? 0
        }
        #expect(stage.settle())
        #expect(isNear(stage.text("\(target)")?.rect.midY ?? -1, Self.height(target) / 2, 0.01))
    }

    @Test func `an id that is written at the rows is found as well`() throws {
        let stage = Stage.phone {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<5000) { row in Text(verbatim: "row \(row)").frame(height: 40).id("name \(row)") }
                    }
                }
                .overlay(alignment: .bottom) { Button("go") { proxy.scrollTo("name 4000", anchor: .top) } }
            }
        }
        try stage.tap("go")
        stage.advance(by: 0)
        #expect(isNear(stage.text("row 4000")?.rect.midY ?? -1, 20, 0.01))
    }

    @Test func `a position by id, by edge and at the start is reached among rows not made before`() {
        let id = Remote<Int?>(nil)
        let byID = Stage.phone {
            Playing(id) { _ in
                ScrollView { Varied().scrollTargetLayout() }
                    .scrollPosition(id: id.binding ?? .constant(nil), anchor: .top)
            }
        }
        id.value = 60_000
        byID.advance(by: 0)
        #expect(isNear(byID.text("60000")?.rect.midY ?? -1, Self.height(60_000) / 2, 0.01))
        let position = Remote(ScrollPosition())
        let byEdge = Stage.phone {
            Playing(position) { _ in
                ScrollView { Varied() }.scrollPosition(position.binding ?? .constant(ScrollPosition()))
            }
        }
        position.value.scrollTo(edge: .bottom)
        byEdge.advance(by: 0)
        #expect(isNear(byEdge.text("99999")?.rect.midY ?? -1, 400 - Self.height(99_999) / 2, 0.01))
        let atStart = Stage.phone { ScrollView { Varied() }.defaultScrollAnchor(.bottom) }
        #expect(isNear(atStart.text("99999")?.rect.midY ?? -1, 400 - Self.height(99_999) / 2, 0.01))
    }

    // MARK: Other data

    /// A lazy stack and one that makes all its rows, with the same rows of 40 points.
    private func both(_ rows: Remote<[Int]>, isLazy: Bool) -> Stage {
        Stage.phone {
            Playing(rows) { rows in
                ScrollView {
                    if isLazy {
                        LazyVStack(spacing: 0) {
                            ForEach(rows, id: \.self) { Text(verbatim: "\($0)").frame(height: 40) }
                        }
                    } else {
                        VStack(spacing: 0) { ForEach(rows, id: \.self) { Text(verbatim: "\($0)").frame(height: 40) } }
                    }
                }
            }
        }
    }

    private func look(_ stage: Stage) -> [String] {
        stage.frame.texts.filter { $0.rect.maxY > 0 && $0.rect.minY < 400 }
            .map { "\($0.string) \(($0.rect.midY * 100).rounded() / 100) \(($0.opacity * 100).rounded())" }.sorted()
    }

    private nonisolated static let changes: [@Sendable (inout [Int]) -> Void] = [
        { $0.insert(-1, at: 152) }, { $0.insert(contentsOf: -5..<0, at: 10) }, { $0.remove(at: 153) },
        { $0.removeSubrange(151..<156) }, { $0.removeFirst(5) }, { $0.append(contentsOf: 400..<500) },
        { $0.swapAt(151, 154) }, { $0.removeAll { $0 % 2 == 0 && (150..<170).contains($0) } },
        { $0.removeLast(200) }, { $0.insert(contentsOf: [-3, -2], at: 150) }, { _ in },
        // By more than is made around the window: what comes from further away stands in its new place at once.
        { $0.insert(contentsOf: -40..<0, at: 10) }, { $0.removeFirst(100) },
        { $0.sort { ($0 % 7, $0) < ($1 % 7, $1) } },
        { $0.removeAll { $0 % 2 == 0 } }, { $0.removeAll() },
    ]

    @Test(arguments: changes.indices)
    func `a change of the data looks as it does in a stack that makes all its rows`(change: Int) {
        func play(_ isLazy: Bool) -> [[String]] {
            let rows = Remote(Array(0..<400))
            let stage = both(rows, isLazy: isLazy)
            scroll(stage, 6000)
            var looks = [look(stage)]
            var new = rows.value
            Self.changes[change](&new)
            withAnimation(.linear(duration: 1)) { rows.value = new }
            for time in [0, 0.25, 0.5, 0.5] {
                stage.advance(by: time)
                looks.append(look(stage))
            }
            scroll(stage, -40)
            looks.append(look(stage))
            return looks
        }
        let (lazy, plain) = (play(true), play(false))
        #expect(lazy.first == plain.first)
        #expect(lazy.suffix(2) == plain.suffix(2))
        if change < 11 { #expect(lazy == plain) }
    }

    @Test(arguments: 5..<9)
    func `random changes and turns of the wheel look as in a stack that makes all its rows`(seed: UInt64) {
        var random = SplitMix(seed)
        let a = Remote(Array(0..<300))
        let b = Remote(Array(0..<300))
        let (lazy, plain) = (both(a, isLazy: true), both(b, isLazy: false))
        var next = 1000
        for step in 0..<150 {
            var rows = a.value
            switch Int(random.next() % 6) {
            case 0, 1, 2:
                let way = Double(random.next() % 1200) - 600
                scroll(lazy, way)
                scroll(plain, way)
            case 3:
                let place = Int(random.next() % UInt64(rows.count + 1))
                rows.insert(contentsOf: next..<(next + 3), at: place)
                next += 3
            case 4 where rows.count > 20:
                let place = Int(random.next() % UInt64(rows.count - 10))
                rows.removeSubrange(place..<(place + 4))
            default:
                if rows.count > 2 { rows.swapAt(0, rows.count / 2) }
            }
            a.value = rows
            b.value = rows
            lazy.advance(by: 0)
            plain.advance(by: 0)
            #expect(look(lazy) == look(plain), "step \(step)")
        }
    }

    @Test(arguments: 1..<7)
    func `rows of all heights follow one another after whatever happens on the way`(seed: UInt64) {
        var random = SplitMix(seed)
        let remote = Remote(Array(0..<2000))
        let stage = Stage.phone {
            Playing(remote) { rows in
                ScrollViewReader { proxy in
                    ScrollView {
                        LazyVStack(spacing: 4) {
                            ForEach(rows, id: \.self) { row in
                                Text(verbatim: "\(row)").frame(height: Self.height(row))
                                if row % 13 == 0 { Color.red.frame(height: 7) }
                            }
                        }
                    }
                    .overlay(alignment: .bottomTrailing) {
                        Button("go") {
                            withAnimation(.easeOut(duration: 0.4)) {
                                proxy.scrollTo(rows[rows.count / 3], anchor: .center)
                            }
                        }
                    }
                }
            }
        }
        var next = 10_000
        for _ in 0..<80 {
            var rows = remote.value
            let place = Int(random.next() % UInt64(rows.count - 20))
            switch random.next() % 8 {
            case 0, 1: stage.scroll(CGSize(width: 0, height: Double(random.next() % 4000) - 2000), at: Self.middle)
            case 2:
                let way = Double(random.next() % 300) - 150
                stage.drag(from: Self.middle, to: CGPoint(x: 100, y: 200 + way))
            case 3:
                rows.insert(contentsOf: next..<(next + 30), at: place)
                next += 30
            case 4 where rows.count > 300: rows.removeSubrange(place..<(place + 15))
            case 5: rows.swapAt(place, rows.count - 1)
            case 6: try? stage.tap("go")
            default: break
            }
            if random.next() % 2 == 0 {
                withAnimation(.easeInOut(duration: 0.3)) { remote.value = rows }
            } else {
                remote.value = rows
            }
            stage.advance(by: Double(random.next() % 20) / 60)
        }
        #expect(stage.settle())
        let order = Dictionary(uniqueKeysWithValues: remote.value.enumerated().map { ($1, $0) })
        let seen = stage.frame.texts.compactMap { text in Int(text.string).map { ($0, text.rect.midY, text.opacity) } }
            .filter { $0.1 > 0 && $0.1 < 400 }
        #expect(seen.count > 3)
        for (a, b) in zip(seen, seen.dropFirst()) {
            #expect((order[b.0] ?? -1) == (order[a.0] ?? -1) + 1)
            let between = (Self.height(a.0) + Self.height(b.0)) / 2 + 4 + (a.0 % 13 == 0 ? 11 : 0)
            #expect(isNear(b.1 - a.1, between, 0.01))
            #expect(a.2 == 1)
        }
        #expect(stage.liveNodes < 2500)
        #expect(stage.warnings.isEmpty)
    }

    @Test func `rows that are taken away and come back on their way go on from where they are`() {
        let rows = Remote(Array(0..<1000))
        let stage = both(rows, isLazy: true)
        withAnimation(.linear(duration: 1)) { rows.value.removeSubrange(2..<3) }
        stage.advance(by: 0.5)
        withAnimation(.linear(duration: 1)) { rows.value.insert(2, at: 2) }
        stage.advance(by: 0)
        #expect(stage.text("2").map { isNear($0.opacity, 0.5, 0.01) } ?? false)
        stage.advance(by: 1)
        #expect(stage.text("2")?.opacity == 1)
        #expect(stage.settle())
    }

    @Test func `rows that are put at the end of a short list one after another fade in, each of them`() {
        let rows = Remote([0])
        let stage = both(rows, isLazy: true)
        for row in 1..<6 {
            withAnimation(.linear(duration: 1)) { rows.value.append(row) }
            stage.advance(by: 0.5)
            #expect(stage.text("\(row)").map { isNear($0.opacity, 0.5, 0.01) } ?? false)
            #expect(stage.settle())
        }
        withAnimation(.linear(duration: 1)) { rows.value.insert(9, at: 0) }
        stage.advance(by: 0.5)
        #expect(stage.text("9").map { isNear($0.opacity, 0.5, 0.01) } ?? false)
    }

    @Test func `no rows become many, and many none`() {
        let rows = Remote<[Int]>([])
        let stage = both(rows, isLazy: true)
        #expect(seen(stage).isEmpty)
        rows.value = Array(0..<50_000)
        #expect(seen(stage).count == 10)
        scroll(stage, 1_000_000)
        #expect(seen(stage).count >= 10)
        rows.value = []
        #expect(seen(stage).isEmpty)
        #expect(stage.liveNodes < 40)
        rows.value = [7]
        #expect(seen(stage) == ["7 20.0"])
    }

    @Test func `elements of one id have a row each`() {
        let rows = Remote((0..<1000).map { $0 / 2 })
        let stage = both(rows, isLazy: true)
        #expect(seen(stage).map { $0.split(separator: " ")[0] } == ["0", "0", "1", "1", "2", "2", "3", "3", "4", "4"])
        scroll(stage, 20_000)
        #expect(seen(stage).count == 10)
        #expect(stage.warnings.count == 1)
        rows.value.removeFirst()
        #expect(seen(stage).count == 10)
        rows.value = rows.value.reversed()
        scroll(stage, -90_000)
        #expect(seen(stage).prefix(3).map { $0.split(separator: " ")[0] } == ["499", "499", "498"])
        #expect(stage.warnings.count == 1)
    }

    @Test func `a bound array that becomes shorter leaves no row behind`() throws {
        struct Items: View {
            @State private var items = Array(0..<500)
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach($items, id: \.self) { $item in Text(verbatim: "\(item)").frame(height: 40) }
                    }
                }
                .overlay(alignment: .bottom) { Button("less") { items.removeLast(490) } }
            }
        }
        let stage = Stage.phone { Items() }
        scroll(stage, 15_000)
        try stage.tap("less")
        #expect(seen(stage).filter { !$0.hasPrefix("less") }.count == 10)
    }
}
