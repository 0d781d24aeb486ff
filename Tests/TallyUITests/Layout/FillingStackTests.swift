import SwiftUI
import TallyStage
import Testing

/// What fills its place, in stacks to which nothing is proposed along an axis.
@MainActor
struct FillingStackTests {
    private func rects<V: View>(_ view: V) -> [CGRect] {
        let stage = Stage(size: CGSize(width: 200, height: 300)) { view }
        stage.advance(by: 0)
        return stage.frame.shapes.map(\.rect)
    }

    private var lines: some View { Text("one\ntwo\nthree").padding(10) }

    @Test func `a colour behind a text in a scroll view is as high as the text`() throws {
        let height = try #require(rects(lines.background(Color.red)).first).height
        for rects in [
            rects(
                ScrollView {
                    ZStack {
                        Color.red; lines
                    }
                }),
            rects(
                ScrollView {
                    VStack {
                        ZStack {
                            Color.red; lines
                        }; Text("more")
                    }
                }),
            rects(
                ScrollView {
                    LazyVStack {
                        ZStack {
                            Color.red; lines
                        }
                    }
                }),
            rects(
                ScrollView {
                    LazyVGrid(columns: [GridItem()]) {
                        ZStack {
                            RoundedRectangle(cornerRadius: 9); lines
                        }
                    }
                }),
        ] {
            let rect = try #require(rects.first)
            #expect(isNear(rect.width, 200, 0.01) && isNear(rect.height, height, 0.6), "\(rect)")
        }
    }

    @Test func `a line beside a text is as long as that, and one below another as wide`() throws {
        let row = rects(
            ScrollView {
                LazyVStack {
                    HStack {
                        VStack(spacing: 0) {
                            Color.red.frame(width: 10, height: 10)
                            Color.blue.frame(width: 3)
                        }
                        lines
                    }
                }
            })
        #expect(row.count == 2 && row[0].height == 10 && row[1].height > 60)
        #expect(row.count == 2 && isNear(row[1].minY, row[0].maxY, 0.01))
        let column = rects(
            ScrollView(.horizontal) {
                VStack {
                    Text("a long text of one line")
                    Color.red.frame(height: 3)
                }
            })
        #expect(column.first.map { $0.width > 150 } == true)
    }

    @Test func `without anything that fills, nothing is other than it was`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 300)) {
            ScrollView {
                ZStack(alignment: .topLeading) {
                    lines
                    Text("x")
                }
                HStack(alignment: .top) {
                    lines
                    Text("y")
                }
            }
        }
        let (x, y) = (stage.place("x"), stage.place("y"))
        #expect(x.height < 30 && y.height < 30 && x.minY < 1)
    }
}
