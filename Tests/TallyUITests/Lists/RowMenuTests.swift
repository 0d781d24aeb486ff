import SwiftUI
import TallyStage
import Testing

/// Menus and links of rows, on a stage of 200 by 400 points.
@MainActor
struct RowMenuTests {
    private func hold(_ stage: Stage, _ x: CGFloat, _ y: CGFloat) {
        stage.pointerDown(CGPoint(x: x, y: y))
        stage.advance(by: 0.7)
        stage.pointerUp(CGPoint(x: x, y: y))
        _ = stage.settle()
    }

    @Test(arguments: [20.0, 120, 190]) func `the menu of a row opens anywhere in the row`(_ x: CGFloat) throws {
        let log = Log()
        let stage = Stage.phone {
            List(0..<3) { row in
                Button("row \(row)") { log("press \(row)") }
                    .padding(2)
                    .contextMenu { Button("Copy \(row)") { log("copy \(row)") } }
                    .swipeActions { Button("Flag") {} }
            }
            .listStyle(.plain)
        }
        hold(stage, x, 66)
        #expect(stage.text("Copy 1") != nil)
        #expect(log.entries.isEmpty)
        try stage.tap("Copy 1")
        #expect(stage.settle())
        #expect(log.take() == ["copy 1"])
        stage.tap(CGPoint(x: x, y: 66))
        #expect(log.take() == ["press 1"])
        hold(stage, x, 250)
        #expect(stage.frame.texts.allSatisfy { !$0.string.hasPrefix("Copy") })
    }

    @Test func `the menu of a part of a row opens from that part alone`() {
        let stage = Stage.phone {
            List {
                HStack {
                    Text("a").contextMenu { Button("Copy") {} }; Spacer(); Text("b")
                }
            }
            .listStyle(.plain)
        }
        hold(stage, 180, 22)
        #expect(stage.text("Copy") == nil)
        hold(stage, 19, 22)
        #expect(stage.text("Copy") != nil)
    }

    private struct Notes: View {
        let log: Log
        var selects = false
        @State private var picked: Set<Int> = []

        var body: some View {
            NavigationStack {
                list.onChange(of: picked) { log("\(picked.sorted())") }.toolbar { EditButton() }
            }
        }

        @ViewBuilder private var list: some View {
            if selects { List(selection: $picked) { rows }.listStyle(.plain) } else { List { rows }.listStyle(.plain) }
        }

        private var rows: some View {
            ForEach(0..<3) { row in NavigationLink("note \(row)") { Text("page \(row)") } }
                .onDelete { _ in }
        }
    }

    @Test(arguments: [false, true]) func `links are not followed in edit mode, a press selects`(_ selects: Bool) throws
    {
        let log = Log()
        let stage = Stage.phone { Notes(log: log, selects: selects) }
        try stage.tap("Edit")
        #expect(stage.settle())
        let row = try #require(stage.text("note 1")).rect
        stage.tap(CGPoint(x: row.midX, y: row.midY))
        #expect(stage.settle())
        #expect(stage.text("page 1") == nil)
        #expect(log.take() == (selects ? ["[1]"] : []))
        try stage.tap("Done")
        #expect(stage.settle())
        try stage.tap("note 1")
        #expect(stage.settle())
        #expect(stage.text("page 1") != nil)
    }
}
