import SwiftUI
import TallyStage
import Testing

/// The size of the text in bars under large type, on a stage of 390 by 700 points.
@MainActor
struct BarTypeSizeTests {
    private struct Program: View {
        let size: DynamicTypeSize
        @State private var isPresented = false
        init(_ size: DynamicTypeSize) { self.size = size }

        var body: some View {
            TabView {
                NavigationStack {
                    List {
                        NavigationLink("row") {
                            Text("inside").navigationTitle("Second").navigationBarTitleDisplayMode(.inline)
                        }
                    }
                    .navigationTitle("First")
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("Cancel") { isPresented = true } }
                        ToolbarItem(placement: .topBarTrailing) { Menu("More") { Button("item") {} } }
                        ToolbarItem(placement: .bottomBar) { Button("Below") {} }
                    }
                    .sheet(isPresented: $isPresented) { Text("sheet") }
                    .dynamicTypeSize(size)
                }
                .tabItem { Text("Home") }
            }
            .dynamicTypeSize(size)
        }
    }

    private func stage(_ size: DynamicTypeSize) -> Stage {
        Stage(size: CGSize(width: 390, height: 700)) { Program(size) }
    }

    private func height(_ stage: Stage, _ text: String) throws -> CGFloat {
        try #require(stage.frame.texts.last { $0.string == text && $0.opacity > 0 }).rect.height
    }

    @Test(arguments: [DynamicTypeSize.xSmall, .xxxLarge, .accessibility3])
    func `items, small titles and tabs are as large as at the standard size`(size: DynamicTypeSize) throws {
        let (plain, other) = (stage(.large), stage(size))
        for name in ["Cancel", "More", "Below", "Home"] {
            #expect(try height(other, name) == height(plain, name), "\(name)")
        }
        #expect(try height(other, "row") != height(plain, "row"))
        for stage in [plain, other] {
            try stage.tap("row")
            #expect(stage.settle())
        }
        #expect(try height(other, "Second") == height(plain, "Second"))
        #expect(try height(other, "inside") != height(plain, "inside"))
    }

    @Test func `a large title grows as far as the largest size that is not of accessibility`() throws {
        let (plain, larger) = (try height(stage(.large), "First"), try height(stage(.xxxLarge), "First"))
        #expect(larger > plain)
        #expect(try height(stage(.accessibility5), "First") == larger)
    }

    @Test func `the field of a search is high enough for its text, which grows as a large title does`() throws {
        func field(_ size: DynamicTypeSize) throws -> (text: CGRect, ground: CGRect) {
            let stage = Stage(size: CGSize(width: 390, height: 400)) {
                NavigationStack { List { Text("row") }.searchable(text: .constant("")) }.dynamicTypeSize(size)
            }
            let text = try #require(stage.text("Search")).rect
            return (text, try #require(stage.frame.shapes.first { $0.kind == "search" }).rect)
        }
        let (plain, larger, largest) = (try field(.large), try field(.xxxLarge), try field(.accessibility5))
        #expect(plain.ground.height == 36 && larger.ground.height > 40 && largest.ground == larger.ground)
        #expect(largest.text == larger.text && larger.text.height > plain.text.height)
        #expect([plain, larger].allSatisfy { $0.text.minY >= $0.ground.minY && $0.text.maxY <= $0.ground.maxY })
    }

    @Test func `what is presented from a bar has the size that was asked for`() throws {
        let (plain, other) = (stage(.large), stage(.accessibility3))
        for stage in [plain, other] {
            try stage.tap("More")
            #expect(stage.settle())
        }
        #expect(try height(other, "item") > height(plain, "item") + 4)
    }
}
