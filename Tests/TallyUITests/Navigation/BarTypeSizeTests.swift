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

    @Test func `what is presented from a bar has the size that was asked for`() throws {
        let (plain, other) = (stage(.large), stage(.accessibility3))
        for stage in [plain, other] {
            try stage.tap("More")
            #expect(stage.settle())
        }
        #expect(try height(other, "item") > height(plain, "item") + 4)
    }
}
