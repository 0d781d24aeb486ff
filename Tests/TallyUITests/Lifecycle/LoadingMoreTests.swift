import SwiftUI
import TallyStage
import Testing

/// Lists that load more when their end is reached.
@MainActor
struct LoadingMoreTests {
    private let log = Log()

    private func scroll(_ stage: Stage, _ y: Double) {
        stage.scroll(CGSize(width: 0, height: y), at: CGPoint(x: 100, y: 200))
        stage.advance(by: 0)
    }

    private final class Feed: ObservableObject {
        @Published var rows = Array(0..<20)
        var loads = 0
        func loadMore() {
            loads += 1
            rows += rows.count..<rows.count + 20
        }
    }

    private struct FeedView: View {
        @StateObject var feed: Feed
        var isList = false
        var body: some View {
            if isList {
                List { rows }
            } else {
                ScrollView { LazyVStack(spacing: 0) { rows } }
            }
        }
        var rows: some View {
            ForEach(feed.rows, id: \.self) { row in
                Text("row \(row)").frame(height: 44)
                    .onAppear { if row == feed.rows.last { feed.loadMore() } }
            }
        }
    }

    @Test(arguments: [false, true])
    func `more rows are loaded when the last one is reached, a page at a time`(isList: Bool) {
        let feed = Feed()
        let stage = Stage.phone { FeedView(feed: feed, isList: isList) }
        stage.advance(by: 1)
        #expect(feed.loads == 0)
        scroll(stage, 9000)
        #expect(feed.loads == 1)
        #expect(feed.rows.count == 40)
        stage.advance(by: 1)
        #expect(feed.loads == 1)
        scroll(stage, 9000)
        #expect(feed.loads == 2)
        #expect(stage.warnings.isEmpty)
    }

    @Test func `rows that come while the end is in view are loaded until it is not`() {
        let feed = Feed()
        feed.rows = [0]
        let stage = Stage(size: CGSize(width: 200, height: 2000)) { FeedView(feed: feed) }
        stage.advance(by: 0)
        #expect(feed.loads == 3)
        stage.advance(by: 1)
        #expect(feed.loads == 3)
        #expect(stage.warnings.isEmpty)
    }

    @Test func `a mark without height behind the last row appears when it is reached`() {
        let log = log
        let stage = Stage.phone {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<20) { Text("row \($0)").frame(height: 40) }
                    Color.clear.frame(height: 0).onAppear { log("end") }
                }
            }
        }
        #expect(log.take() == [])
        scroll(stage, 399)
        #expect(log.take() == [])
        scroll(stage, 1)
        #expect(log.take() == ["end"])
    }
}
