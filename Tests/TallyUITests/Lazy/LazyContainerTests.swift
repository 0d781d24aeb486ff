import SwiftUI
import TallyStage
import Testing

/// Lazy containers of other kinds, and what may stand in them.
@MainActor
struct LazyContainerTests {
    private let log = Log()
    private static let middle = CGPoint(x: 100, y: 200)

    private func scroll(_ stage: Stage, _ y: Double, x: Double = 0) {
        stage.scroll(CGSize(width: x, height: y), at: Self.middle)
        stage.advance(by: 0)
    }

    private func seen(_ stage: Stage) -> [String] {
        stage.advance(by: 0)
        return stage.frame.texts
            .filter { $0.rect.maxY > 0 && $0.rect.minY < 400 && $0.rect.maxX > 0 && $0.rect.minX < 200 }
            .map(\.string)
    }

    private func noted(_ row: Int) -> some View {
        let log = log
        return Text(verbatim: "\(row)").fixedSize().frame(width: 50, height: 40).background { Logged("\(row)", log) }
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func `a lazy row makes what is near, wherever reading begins`(direction: LayoutDirection) {
        let log = log
        let stage = Stage.phone {
            ScrollView(.horizontal) { LazyHStack(spacing: 0) { ForEach(0..<10_000) { noted($0) } } }
                .environment(\.layoutDirection, direction)
        }
        #expect(log.take().count == 64)
        #expect(seen(stage) == ["0", "1", "2", "3"])
        scroll(stage, 0, x: direction == .leftToRight ? 250_000 : -250_000)
        #expect(seen(stage) == ["5000", "5001", "5002", "5003"])
        #expect(log.take().count < 64)
    }

    @Test func `a grid makes whole lines, and what is in a column stays there`() {
        let log = log
        let stage = Stage.phone {
            ScrollView {
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())], spacing: 0) {
                    ForEach(0..<30_000) { noted($0) }
                }
            }
        }
        #expect(log.take().count == 64)
        scroll(stage, 40 * 3000)
        let rows = seen(stage)
        #expect(rows.first == "9000" && rows.count == 30)
        #expect(log.take().count < 140)
        let column = stage.frame.texts.first { $0.string == "9000" }?.rect.midX ?? -1
        #expect(column < 66)
        scroll(stage, -40)
        #expect(seen(stage).first == "8997")
        for _ in 0..<300 { scroll(stage, -400) }
        #expect(seen(stage).first == "0")
        #expect(stage.liveNodes < 3000)
    }

    @Test func `a grid whose elements are several cells makes all of them`() {
        let stage = Stage.phone {
            ScrollView {
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())], spacing: 0) {
                    ForEach(0..<300) { row in
                        Text(verbatim: "a\(row)").frame(height: 40)
                        if row % 2 == 0 { Text(verbatim: "b\(row)").frame(height: 40) }
                    }
                }
            }
        }
        scroll(stage, 40 * 100)
        #expect(seen(stage).first == "a200")
    }

    @Test func `headers stay in view over thousands of rows, and sections are made when they come near`() {
        let log = log
        let stage = Stage.phone {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    ForEach(0..<100) { section in
                        Section {
                            ForEach(0..<1000) { noted($0) }
                        } header: {
                            Text(verbatim: "section \(section)").frame(height: 30)
                        }
                    }
                }
            }
        }
        #expect(log.take().count < 1200)
        scroll(stage, 20_030)
        #expect(seen(stage).contains("section 0"))
        #expect(seen(stage).contains("500"))
        let header = stage.frame.texts.first { $0.string == "section 0" }
        #expect(isNear(header?.rect.midY ?? -1, 15, 0.5))
        scroll(stage, 1_000_000)
        let sections = seen(stage).filter { $0.hasPrefix("section") }
        #expect(sections.count >= 1)
        for _ in 0..<20 { scroll(stage, -400) }
        #expect(seen(stage).count >= 9)
        for _ in 0..<3 { scroll(stage, -9_000_000) }
        #expect(seen(stage).prefix(3) == ["section 0", "0", "1"] || seen(stage).contains("section 0"))
    }

    @Test func `static views stand before, between and behind rows that are made when they come near`() {
        let stage = Stage.phone {
            ScrollView {
                LazyVStack(spacing: 10) {
                    Text("top").frame(height: 40)
                    ForEach(0..<1000) { Text(verbatim: "a\($0)").frame(height: 40) }
                    Group {
                        Text("between").frame(height: 40)
                        ForEach(0..<1000) { row in
                            Text(verbatim: "b\(row)").frame(height: 20)
                            Text(verbatim: "c\(row)").frame(height: 30)
                        }
                    }
                    Text("end").frame(height: 40)
                }
            }
        }
        #expect(seen(stage).prefix(2) == ["top", "a0"])
        for _ in 0..<4 { scroll(stage, 1_000_000) }
        #expect(seen(stage).suffix(3) == ["b999", "c999", "end"])
        let end = stage.frame.texts.first { $0.string == "end" }
        #expect(isNear(end?.rect.midY ?? -1, 380, 0.01))
        for _ in 0..<600 { scroll(stage, -200) }
        #expect(seen(stage).prefix(2) == ["top", "a0"])
    }

    @Test func `rows that are nothing, or sometimes something, take no room and are passed`() {
        let stage = Stage.phone {
            ScrollView {
                LazyVStack(spacing: 8) {
                    ForEach(0..<3000) { row in if row % 10 == 0 { Text(verbatim: "\(row)").frame(height: 40) } }
                }
            }
        }
        #expect(seen(stage).prefix(3) == ["0", "10", "20"])
        let tops = stage.frame.texts.prefix(3).map(\.rect.midY)
        #expect(isNear(tops[1] - tops[0], 48, 0.01))
        for _ in 0..<200 { scroll(stage, 100) }
        #expect(seen(stage).last == "2990")
        for _ in 0..<300 { scroll(stage, -100) }
        #expect(seen(stage).prefix(3) == ["0", "10", "20"])
    }

    @Test func `lazy rows of lazy columns are made as far as they are near`() {
        let log = log
        let stage = Stage.phone {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<1000) { shelf in
                        ScrollView(.horizontal) {
                            LazyHStack(spacing: 0) { ForEach(0..<1000) { noted(shelf * 1000 + $0) } }
                        }
                        .frame(height: 40)
                    }
                }
            }
        }
        #expect(log.take().count <= 64 * 16)
        scroll(stage, 20_000)
        #expect(seen(stage).prefix(4) == ["500000", "500001", "500002", "500003"])
        stage.scroll(CGSize(width: 10_000, height: 0), at: CGPoint(x: 100, y: 20))
        stage.advance(by: 0)
        #expect(seen(stage).prefix(5).contains("500200") && seen(stage).prefix(5).contains("500203"))
        // A shelf that was scrolled is found as it was left.
        scroll(stage, 15_000)
        scroll(stage, -15_000)
        #expect(seen(stage).prefix(5).contains("500200") && seen(stage).prefix(5).contains("500203"))
    }

    @Test func `a lazy column in a lazy column makes what is seen through the window of both`() {
        let log = log
        let stage = Stage.phone {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<10) { part in
                        LazyVStack(spacing: 0) { ForEach(0..<1000) { noted(part * 1000 + $0) } }
                    }
                }
            }
        }
        #expect(log.take().count < 400)
        scroll(stage, 40 * 3500)
        #expect(seen(stage) == (3500..<3510).map(String.init))
        scroll(stage, -40)
        #expect(seen(stage) == (3499..<3509).map(String.init))
        #expect(log.take().count < 400)
    }

    @Test func `rows of a list on cards are round where their section ends, and not where rows are not made`() {
        struct Rows: View {
            var body: some View {
                List {
                    Section("first") { ForEach(0..<1000) { Text(verbatim: "row \($0)") } }
                    Section("second") { Text("last") }
                }
                .listStyle(.insetGrouped)
            }
        }
        let stage = Stage.phone { Rows() }
        scroll(stage, 20_000)
        let middle = seen(stage)
        #expect(middle.count >= 8)
        for _ in 0..<3 { scroll(stage, 100_000) }
        #expect(seen(stage).contains("row 999") && seen(stage).contains("last"))
    }

    @Test func `selection, deletion and editing reach rows far down a list`() throws {
        struct Rows: View {
            @State private var rows = Array(0..<2000)
            @State private var chosen: Int?
            var body: some View {
                VStack {
                    Text(verbatim: "chosen \(chosen ?? -1)")
                    List(selection: $chosen) {
                        ForEach(rows, id: \.self) { Text(verbatim: "row \($0)") }.onDelete {
                            rows.remove(atOffsets: $0)
                        }
                    }
                }
            }
        }
        let stage = Stage.phone { Rows() }
        scroll(stage, 44_000)
        let name = try #require(seen(stage).first { $0.hasPrefix("row 100") })
        try stage.tap(name)
        stage.advance(by: 0)
        #expect(seen(stage).contains("chosen \(name.dropFirst(4))"))
    }
}
