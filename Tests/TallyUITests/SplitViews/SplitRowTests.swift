import Foundation
import SwiftUI
import TallyStage
import Testing

/// Which rows of the columns of a split view look selected, and where they have arrows.
@MainActor
struct SplitRowTests {
    private struct Item: Identifiable, Hashable {
        let number: Int
        var id: String { "id \(number)" }
    }

    private enum Naming: CaseIterable { case id, tag, value, taggedLink, item, links }

    /// Rows whose ids are of another type than what is selected, but for `id` and `links`.
    private struct Program: View {
        let naming: Naming
        private let items = (1...3).map { Item(number: $0) }
        @State private var id: String?
        @State private var number: Int? = 2
        @State private var item: Item? = Item(number: 2)

        init(_ naming: Naming, starts: String? = "id 2") {
            self.naming = naming
            _id = State(initialValue: starts)
        }

        var body: some View {
            NavigationSplitView {
                switch naming {
                case .id: List(items, selection: $id) { Text("row \($0.number)") }
                case .tag: List(selection: $number) { ForEach(items) { Text("row \($0.number)").tag($0.number) } }
                case .value:
                    List(selection: $number) { ForEach(items) { NavigationLink("row \($0.number)", value: $0.number) } }
                case .taggedLink:
                    List(selection: $number) {
                        ForEach(items) { NavigationLink("row \($0.number)", value: "other").tag($0.number) }
                    }
                case .item: List(items, selection: $item) { NavigationLink("row \($0.number)", value: $0) }
                case .links: List(items, selection: $id) { NavigationLink("row \($0.number)", value: $0) }
                }
            } detail: {
                Text("\(id ?? "none"), \(number ?? 0), \(item?.number ?? 0)")
            }
        }
    }

    /// The rows that stand on a ground of their own.
    private func selected(_ stage: Stage) -> [String] {
        let grounds = stage.frame.shapes.filter {
            $0.rect.height == 44 && $0.rect.minX <= 0 && $0.opacity > 0 && $0.color.opacity < 0.5
        }
        return stage.frame.texts.filter { text in
            text.string.hasPrefix("row") && grounds.contains { $0.rect.contains(CGPoint(x: 20, y: text.rect.midY)) }
        }.map(\.string)
    }

    @Test(arguments: [0, 1, 2, 3, 4, 5])
    func `the row of what is selected is marked, whether its id, its tag or its value says so`(case index: Int) throws {
        let naming = Naming.allCases[index]
        let stage = Stage(size: CGSize(width: 1000, height: 400)) { Program(naming) }
        #expect(selected(stage) == ["row 2"])
        try stage.tap("row 3")
        #expect(stage.settle())
        #expect(selected(stage) == ["row 3"])
    }

    private func arrows(_ stage: Stage) -> Int {
        stage.frame.shapes.count { isNear($0.rect.width, 7, 3) && isNear($0.rect.height, 12, 3) }
    }

    @Test func `rows that lead to the column beside them have no arrow, those of a phone have one`() {
        let wide = Stage(size: CGSize(width: 1000, height: 400)) { Program(.links) }
        let phone = Stage(size: CGSize(width: 300, height: 400)) { Program(.links, starts: nil) }
        let list = Stage(size: CGSize(width: 300, height: 400)) {
            NavigationStack { List { NavigationLink("row") { Text("screen") } } }
        }
        #expect(arrows(list) == 1)
        #expect(arrows(wide) == 0 && wide.text("row 1") != nil)
        #expect(arrows(phone) == 3)
    }

    private struct Three: View {
        @State private var box: Int? = 1
        var body: some View {
            NavigationSplitView {
                List(1..<4, id: \.self, selection: $box) { Text("box \($0)") }.navigationSplitViewColumnWidth(200)
            } content: {
                List(1..<4, id: \.self) { Text("letter \($0)") }
            } detail: {
                Text("detail")
            }
        }
    }

    @Test func `three columns stand at their places in the first frame`() throws {
        let stage = Stage(size: CGSize(width: 1100, height: 400)) { Three() }
        func places() throws -> [CGFloat] {
            try ["box 1", "letter 1", "detail"].map { try #require(stage.text($0)).rect.minX }
        }
        let first = try places()
        #expect(first[0] == 16 && first[1] == 216)
        stage.advance(by: 0.1)
        #expect(try places() == first)
        #expect(stage.settle())
        #expect(try places() == first)
    }
}
