import SwiftUI
import TallyStage
import Testing

@MainActor
struct GridTests {
    private func boxes<V: View>(@ViewBuilder _ view: @escaping () -> V) -> [CGRect] { Stage(view).boxes }

    @Test func `columns of a lazy grid are fixed, share the rest, or come as often as they fit`() {
        func widths(_ columns: [GridItem]) -> [CGFloat] {
            boxes {
                LazyVGrid(columns: columns, spacing: 0) { ForEach(0..<12) { _ in Color.red.frame(height: 10) } }
            }.map(\.width)
        }
        #expect(widths([GridItem(.fixed(20)), GridItem(.flexible(), spacing: 0)]).prefix(2) == [20, 72])
        #expect(widths([GridItem(.flexible()), GridItem(.flexible())]).prefix(2) == [46, 46])
        #expect(widths([GridItem(.flexible(maximum: 10)), GridItem(.flexible())]).prefix(2) == [10, 82])
        #expect(widths([GridItem(.adaptive(minimum: 20), spacing: 0)]).prefix(5) == [20, 20, 20, 20, 20])
        #expect(widths([GridItem(.adaptive(minimum: 30), spacing: 5)]).prefix(3) == [30, 30, 30])
    }

    @Test func `a lazy grid fills its rows and is as high as the highest cells`() {
        let all = boxes {
            LazyVGrid(
                columns: [GridItem(.fixed(20), spacing: 10), GridItem(.fixed(20))], alignment: .leading, spacing: 5
            ) {
                Color.red.frame(height: 10)
                Color.red.frame(height: 30)
                Color.red.frame(height: 10)
            }
        }
        #expect(all[0] == CGRect(x: 0, y: 37.5, width: 20, height: 10))
        #expect(all[1] == CGRect(x: 30, y: 27.5, width: 20, height: 30))
        #expect(all[2] == CGRect(x: 0, y: 62.5, width: 20, height: 10))
    }

    @Test func `a horizontal grid fills its columns`() {
        let all = boxes {
            LazyHGrid(rows: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20))], spacing: 0) {
                ForEach(0..<3) { _ in Color.red.frame(width: 10) }
            }
        }
        #expect(all.map(\.origin) == [CGPoint(x: 40, y: 30), CGPoint(x: 40, y: 50), CGPoint(x: 50, y: 30)])
    }

    @Test func `bad numbers for columns have a result`() {
        for size in [
            GridItem.Size.fixed(-5), .fixed(.nan), .flexible(minimum: .nan, maximum: -1),
            .adaptive(minimum: 0), .adaptive(minimum: -.infinity, maximum: .nan),
        ] {
            let all = boxes { LazyVGrid(columns: [GridItem(size)]) { Color.red.frame(height: 10) } }
            #expect(all.allSatisfy { $0.width.isFinite && $0.width >= 0 })
        }
        #expect(boxes { LazyVGrid(columns: []) { Square() } }.count == 1)
    }

    @Test func `a section's header has a line of its own`() {
        let all = boxes {
            LazyVGrid(columns: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20))], spacing: 0) {
                Section {
                    ForEach(0..<3) { _ in Color.red.frame(height: 10) }
                } header: {
                    Color.blue.frame(height: 5)
                }
            }
        }
        #expect(all[0].width == 40)
        #expect(all.map { $0.minY - all[0].minY } == [0, 5, 5, 15])
    }

    @Test func `columns of a grid are as broad as their broadest cell, and cells can span`() {
        let all = boxes {
            Grid(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 5) {
                GridRow {
                    Color.red.frame(width: 10, height: 10)
                    Color.red.frame(width: 30, height: 20)
                }
                GridRow {
                    Color.red.frame(width: 20, height: 10)
                    Color.red.frame(width: 10, height: 10).gridColumnAlignment(.trailing)
                }
                GridRow { Color.blue.frame(height: 5).gridCellColumns(2) }
                Color.green.frame(height: 3).gridCellUnsizedAxes(.horizontal)
            }
        }
        let x = all[0].minX
        #expect(all.map { $0.minX - x } == [0, 25, 0, 45, 0, 0])
        #expect(all.map(\.width) == [10, 30, 20, 10, 55, 55])
        #expect(all.map { $0.minY - all[0].minY } == [0, 0, 25, 25, 40, 50])
    }

    @Test func `a row outside of a grid is a row`() {
        #expect(
            boxes {
                GridRow {
                    Square(); Square()
                }
            }.map(\.minX) == [36, 54])
    }

    @Test func `lazy stacks take what they are offered across`() {
        let log = Log()
        _ = Stage {
            LazyVStack(alignment: .leading, spacing: 2) {
                Square(); Square()
            }
            .onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                log("\($0.width) \($0.height)")
            }
        }
        #expect(log.take() == ["100.0 22.0"])
    }

    @Test func `the first view that fits is the only one shown and hit`() throws {
        let width = Remote(100.0)
        let log = Log()
        let stage = Stage {
            Playing(width) { width in
                ViewThatFits {
                    Button("broad") { log("broad") }.frame(width: 80, height: 20)
                    Button("narrow") { log("narrow") }.frame(width: 60, height: 20)
                }
                .frame(width: width)
            }
        }
        #expect(stage.frame.visibleText == "broad")
        try stage.tap("broad")
        width.value = 70
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "narrow")
        #expect(throws: StageError.self) { try stage.tap("broad") }
        try stage.tap("narrow")
        #expect(log.take() == ["broad", "narrow"])
    }

    @Test func `rule 126: views keep their identity and travel when a layout takes another's place`() {
        let isRow = Remote(true)
        let stage = Stage {
            Playing(isRow) { isRow in
                let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
                layout {
                    Counted(color: .red)
                    Spacer()
                    Counted(color: .red)
                }
            }
        }
        let nodes = stage.liveNodes
        #expect(stage.boxes.map(\.origin) == [CGPoint(x: 0, y: 45), CGPoint(x: 90, y: 45)])
        withAnimation(.linear(duration: 1)) { isRow.value = false }
        stage.advance(by: 0.5)
        #expect(stage.boxes.map(\.origin) == [CGPoint(x: 22.5, y: 22.5), CGPoint(x: 67.5, y: 67.5)])
        stage.advance(by: 0.5)
        #expect(stage.boxes.map(\.origin) == [CGPoint(x: 45, y: 0), CGPoint(x: 45, y: 90)])
        #expect(stage.liveNodes == nodes)
    }

    private struct Counted: View {
        let color: Color
        @State private var number = 0
        var body: some View { color.frame(width: 10, height: 10) }
    }
}
