import SwiftUI
import TallyStage
import Testing

@MainActor
struct PinnedSectionTests {
    /// Three sections, each a header of 20 points, four rows of 20 and a footer of 10, in a window of 100.
    private func sections(_ pinned: PinnedScrollableViews, _ log: Log = Log()) -> Stage {
        Stage {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: pinned) {
                    ForEach(0..<3) { section in
                        Section {
                            ForEach(0..<4) { _ in
                                Color.red.frame(height: 20).onTapGesture { log("row") }
                            }
                        } header: {
                            Color.blue.frame(width: 90, height: 20).onTapGesture { log("header \(section)") }
                        } footer: {
                            Color.green.frame(width: 80, height: 10)
                        }
                    }
                }
            }
        }
    }

    private func headers(_ stage: Stage) -> [CGFloat] {
        stage.advance(by: 0)
        return stage.boxes.filter { $0.width == 90 }.map(\.minY).sorted()
    }

    private func footers(_ stage: Stage) -> [CGFloat] {
        stage.advance(by: 0)
        return stage.boxes.filter { $0.width == 80 }.map(\.minY).sorted()
    }

    private func scroll(_ stage: Stage, _ distance: CGFloat) {
        stage.scroll(CGSize(width: 0, height: distance), at: CGPoint(x: 50, y: 50))
    }

    @Test func `a header stays at the top until its section has gone`() {
        let stage = sections(.sectionHeaders)
        #expect(headers(stage) == [0, 110, 220])
        scroll(stage, 50)
        #expect(headers(stage) == [0, 60, 170])
        // The section ends at 110: 15 points of it are left.
        scroll(stage, 45)
        #expect(headers(stage) == [-5, 15, 125])
        scroll(stage, 15)
        #expect(headers(stage) == [-20, 0, 110])
        scroll(stage, 20)
        #expect(headers(stage) == [-40, 0, 90])
        scroll(stage, -130)
        #expect(headers(stage) == [0, 110, 220])
    }

    @Test func `a footer stays at the bottom from where its section begins`() {
        let stage = sections(.sectionFooters)
        // The second section begins at 110, below the window; the first one's footer stands at its end.
        #expect(footers(stage) == [90, 110, 220])
        scroll(stage, 15)
        #expect(footers(stage) == [85, 95, 205])
        scroll(stage, 45)
        #expect(footers(stage) == [40, 90, 160])
    }

    @Test func `nothing is pinned where it is not wanted`() {
        let stage = sections([])
        scroll(stage, 50)
        #expect(headers(stage) == [-50, 60, 170] && footers(stage) == [50, 160, 270])
    }

    @Test func `a pinned header is in front of the rows, and is reached there`() {
        let log = Log()
        let stage = sections(.sectionHeaders, log)
        scroll(stage, 50)
        stage.advance(by: 0)
        stage.tap(CGPoint(x: 50, y: 10))
        stage.tap(CGPoint(x: 50, y: 30))
        #expect(log.take() == ["header 0", "row"])
        let blue = stage.image().pixels[5 * 100 + 50]
        #expect(blue & 0xFF > 200 && (blue >> 16) & 0xFF < 100)
    }

    @Test func `it stays through every frame of a drag and a glide`() {
        let stage = sections(.sectionHeaders)
        stage.pointerDown(CGPoint(x: 50, y: 95))
        for y in stride(from: 90.0, through: 10, by: -8) {
            stage.pointerMove(CGPoint(x: 50, y: y))
            stage.advance(by: 1 / 60)
            let first = headers(stage)[0]
            #expect(first >= -20 && first <= 0)
        }
        stage.pointerUp(CGPoint(x: 50, y: 10))
        for _ in 0..<60 {
            stage.advance(by: 1 / 60)
            #expect(headers(stage).contains { $0 > -20 && $0 <= 0 })
        }
    }

    @Test func `pinned headers stand below what is over the window's edge`() {
        let stage = Stage {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
                    Section {
                        ForEach(0..<9) { _ in Color.red.frame(height: 20) }
                    } header: {
                        Color.blue.frame(width: 90, height: 20)
                    }
                }
            }
            .safeAreaInset(edge: .top, spacing: 0) { Color.gray.frame(height: 15) }
        }
        scroll(stage, 40)
        #expect(headers(stage) == [15])
    }

    @Test func `rows and grids pin along their own axis`() {
        func row(_ direction: LayoutDirection) -> Stage {
            Stage {
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
                        Section {
                            ForEach(0..<9) { _ in Color.red.frame(width: 20) }
                        } header: {
                            Color.blue.frame(width: 15, height: 90)
                        }
                    }
                }
                .environment(\.layoutDirection, direction)
            }
        }
        let stage = row(.leftToRight)
        stage.scroll(CGSize(width: 40, height: 0), at: CGPoint(x: 50, y: 50))
        stage.advance(by: 0)
        #expect(stage.boxes.first { $0.height == 90 }?.minX == 0)
        let grid = Stage {
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<20) { _ in Color.red.frame(height: 20) }
                    } header: {
                        Color.blue.frame(width: 90, height: 20)
                    }
                }
            }
        }
        scroll(grid, 40)
        #expect(headers(grid) == [0])
    }

    @Test func `where reading begins at the right, a header stays at the right`() {
        let stage = Stage {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<9) { _ in Color.red.frame(width: 20) }
                    } header: {
                        Color.blue.frame(width: 15, height: 90)
                    }
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        func right() -> CGFloat? { stage.boxes.first { $0.height == 90 }?.maxX }
        #expect(right() == 100)
        stage.scroll(CGSize(width: -40, height: 0), at: CGPoint(x: 50, y: 50))
        stage.advance(by: 0)
        #expect(right() == 100)
    }

    @Test func `a section that grows or shrinks keeps its header for as long as it is`() {
        let count = Remote(1)
        let stage = Stage {
            Playing(count) { count in
                ScrollView {
                    LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders]) {
                        Section {
                            ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 20) }
                        } header: {
                            Color.blue.frame(width: 90, height: 20)
                        }
                        Color.green.frame(height: 300)
                    }
                }
            }
        }
        scroll(stage, 50)
        #expect(headers(stage) == [-30])
        count.value = 4
        #expect(headers(stage) == [0])
        count.value = 2
        #expect(headers(stage) == [-10])
    }

    @Test func `an author's order of what is in front stays`() {
        let log = Log()
        let stage = Stage {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<9) { _ in Color.red.frame(height: 20).onTapGesture { log("row") }.zIndex(1) }
                    } header: {
                        Color.blue.frame(width: 90, height: 20).onTapGesture { log("header") }.zIndex(2)
                    }
                }
            }
        }
        scroll(stage, 50)
        stage.advance(by: 0)
        stage.tap(CGPoint(x: 50, y: 10))
        #expect(log.take() == ["header"])
    }
}
