import SwiftUI
import TallyStage
import Testing

/// Groups in lists, on a stage of 200 by 600 points.
@MainActor
struct DisclosureRowTests {
    private let log = Log()

    private func stage<V: View>(@ViewBuilder _ rows: @escaping () -> V) -> Stage {
        Stage(size: CGSize(width: 200, height: 600)) { List { rows() }.listStyle(.plain) }
    }

    private func lines(_ stage: Stage) -> [CGRect] {
        stage.frame.shapes.map(\.rect).filter { $0.height == 0.5 && $0.width > 20 }.sorted { $0.minY < $1.minY }
    }

    private func folders() -> some View {
        DisclosureGroup("Folder") {
            Text("one")
            DisclosureGroup("Inner") { Text("deep") }
            Button("two") { log("two") }
        }
    }

    @Test func `each view of a group is a row of its own, further in, with a line below`() throws {
        let stage = stage {
            folders()
            Text("after")
        }
        #expect(stage.frame.visibleText == "Folder\nafter" || !stage.frame.visibleText.contains("one"))
        #expect(lines(stage).count == 2)
        try stage.tap("Folder")
        #expect(stage.settle())
        try stage.tap("Inner")
        #expect(stage.settle())
        let texts = ["Folder", "one", "Inner", "deep", "two", "after"].compactMap { stage.text($0)?.rect }
        #expect(texts.map(\.minX) == [16, 36, 36, 56, 36, 16])
        #expect(texts.map(\.midY) == (0..<6).map { (row: Int) -> CGFloat in CGFloat(row) * 44 + 22 })
        #expect(lines(stage).map(\.minX) == [16, 36, 36, 56, 36, 16])
        #expect(lines(stage).map(\.maxX) == Array(repeating: 200, count: 6))
    }

    @Test func `the label is pressed anywhere in its row, and so is a button inside`() {
        let stage = stage { folders() }
        stage.tap(CGPoint(x: 198, y: 2))
        #expect(stage.settle())
        stage.tap(CGPoint(x: 190, y: 3 * 44 + 22))
        #expect(log.take() == ["two"])
        stage.tap(CGPoint(x: 100, y: 22))
        #expect(stage.settle())
        #expect(stage.text("two") == nil)
    }

    @Test func `rows come and go on the way, and a change of mind turns them back`() throws {
        let stage = stage {
            folders()
            Text("after")
        }
        try stage.tap("Folder")
        stage.advance(by: 0.1)
        let after = try #require(stage.text("after")).rect.midY
        #expect(after > 66 && after < 66 + 3 * 44)
        let one = try #require(stage.text("one"))
        #expect(one.opacity > 0 && one.opacity < 1)
        try stage.tap("Folder")
        #expect(stage.settle())
        #expect(stage.text("one") == nil)
        #expect(try #require(stage.text("after")).rect.midY == 66)
    }

    @Test func `a group in a stack of a row, and outside of lists, stays one view`() throws {
        let row = stage { HStack { DisclosureGroup("Folder") { Text("one") } } }
        try row.tap("Folder")
        #expect(row.settle())
        #expect(try #require(row.text("one")).rect.minX == 16)
        #expect(lines(row).count == 1)
    }

    @Test func `what is written opens and closes a group of rows, whose rows are deleted and selected`() throws {
        struct Folders: View {
            let isOpen: Remote<Bool>
            @State private var names = ["a", "b"]
            var body: some View {
                Playing(isOpen) { _ in
                    if let binding = isOpen.binding {
                        Form {
                            DisclosureGroup("Folder", isExpanded: binding) {
                                ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
                            }
                        }
                    }
                }
            }
        }
        let isOpen = Remote(false)
        let stage = Stage(size: CGSize(width: 200, height: 600)) { Folders(isOpen: isOpen) }
        isOpen.value = true
        #expect(stage.settle())
        let row = try #require(stage.text("b")).rect
        stage.drag(from: CGPoint(x: 170, y: row.midY), to: CGPoint(x: 100, y: row.midY))
        #expect(stage.settle())
        try stage.tap("Delete")
        #expect(stage.settle())
        #expect(stage.text("b") == nil && stage.text("a") != nil)
        isOpen.value = false
        #expect(stage.settle())
        #expect(stage.text("a") == nil)
    }

    @Test func `a group that can be deleted does not have its rows deleted in its place`() throws {
        struct Folders: View {
            let log: Log
            @State private var names = ["A", "B"]
            var body: some View {
                List {
                    Section {
                        ForEach(names, id: \.self) { name in
                            DisclosureGroup(name) {
                                Text("plain \(name)")
                                ForEach(0..<2) { Text("\(name) \($0)") }.onDelete { log("inside \($0.map { $0 })") }
                            }
                        }
                        .onDelete {
                            log("group \($0.map { $0 })")
                            names.remove(atOffsets: $0)
                        }
                    }
                }
                .listStyle(.plain)
            }
        }
        let log = log
        let stage = Stage(size: CGSize(width: 200, height: 600)) { Folders(log: log) }
        func swipe(_ label: String) {
            let row = stage.text(label)?.rect ?? .null
            stage.drag(from: CGPoint(x: 190, y: row.midY), to: CGPoint(x: 120, y: row.midY))
            #expect(stage.settle())
        }
        try stage.tap("A")
        #expect(stage.settle())
        swipe("plain A")
        #expect(stage.text("Delete") == nil)
        swipe("A 1")
        #expect(stage.frame.texts.filter { $0.string == "Delete" }.count == 1)
        try stage.tap("Delete")
        #expect(log.take() == ["inside [1]"])
        #expect(stage.settle())
        swipe("A")
        #expect(stage.text("plain A")?.rect.minX == 36)
        try stage.tap("Delete")
        #expect(stage.settle())
        #expect(log.take() == ["group [0]"])
        #expect(stage.frame.visibleText == "B")
    }

    @Test func `lines of rows further in end at the other edge where it is read from right to left`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 600)) {
            List { folders() }.listStyle(.plain).environment(\.layoutDirection, .rightToLeft)
        }
        try stage.tap("Folder")
        #expect(stage.settle())
        try stage.tap("Inner")
        #expect(stage.settle())
        #expect(lines(stage).map(\.minX) == Array(repeating: 0, count: 5))
        #expect(lines(stage).map(\.maxX) == [184, 164, 164, 144, 164])
    }
}
