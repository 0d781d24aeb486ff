import Foundation
import SwiftUI
import TallyStage
import Testing

/// Rows of which several can be selected have a circle each while the list is edited.
@MainActor
struct SelectionMarkTests {
    @MainActor @Observable
    final class Model {
        var chosen: Set<Int> = []
        var one: Int?
        var mode = EditMode.inactive
        var rows = [0, 1, 2, 3]
    }

    private struct Chooser: View {
        @Bindable var model: Model
        var isMultiple = true
        var body: some View {
            Group {
                if isMultiple {
                    List(selection: $model.chosen) {
                        ForEach(model.rows, id: \.self) { row in
                            Text("Row \(row)").selectionDisabled(row == 3)
                        }
                        .onDelete { model.rows.remove(atOffsets: $0) }
                    }
                } else {
                    List(model.rows, id: \.self, selection: $model.one) { Text("Row \($0)") }
                }
            }
            .environment(\.editMode, $model.mode)
        }
    }

    private func play(_ model: Model, isMultiple: Bool = true) -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Chooser(model: model, isMultiple: isMultiple) }
        stage.advance(by: 0)
        return stage
    }

    private func left(_ row: Int, _ stage: Stage) -> Double {
        stage.frame.texts.first { $0.string == "Row \(row)" }.map { Double($0.rect.minX) } ?? -1
    }

    /// How many shapes are seen before the text of a row, within its height.
    private func marks(_ row: Int, _ stage: Stage) -> Int {
        guard let text = stage.frame.texts.first(where: { $0.string == "Row \(row)" }) else { return 0 }
        return stage.frame.shapes.count {
            $0.rect.maxX <= text.rect.minX && abs($0.rect.midY - text.rect.midY) < 12 && $0.rect.width < 40
        }
    }

    @Test func `they come with the mode, the rows move aside, and a press selects and takes back`() throws {
        let model = Model()
        let stage = play(model)
        let rest = left(1, stage)
        #expect(marks(1, stage) == 0)
        withAnimation { model.mode = .active }
        stage.advance(by: 0)
        #expect(left(1, stage) == rest)
        #expect(stage.settle(within: 3))
        #expect(left(1, stage) == rest + 38)
        let empty = marks(1, stage)
        #expect(empty > 0 && marks(0, stage) == empty)
        // What cannot be selected has none.
        #expect(marks(3, stage) == 0)
        try stage.tap("Row 1")
        #expect(stage.settle(within: 3))
        #expect(model.chosen == [1])
        #expect(marks(1, stage) != empty && marks(0, stage) == empty)
        try stage.tap("Row 1")
        try stage.tap("Row 2")
        try stage.tap("Row 3")
        #expect(model.chosen == [2])
        withAnimation { model.mode = .inactive }
        #expect(stage.settle(within: 3))
        #expect(left(1, stage) == rest && marks(1, stage) == 0)
    }

    @Test func `a row that can be deleted too has the circle alone`() {
        let model = Model()
        model.mode = .active
        let stage = play(model)
        #expect(!stage.frame.accessibility.contains { $0.label == "Delete row" })
        #expect(left(1, stage) == left(3, stage))
    }

    @Test func `a list of which one row can be selected has none`() {
        let model = Model()
        let stage = play(model, isMultiple: false)
        let rest = left(1, stage)
        model.mode = .active
        #expect(stage.settle(within: 2))
        #expect(left(1, stage) == rest && marks(1, stage) == 0)
    }

    @Test func `rows that stand for nothing that can be selected, titles and footers have none, and no room for one`()
        throws
    {
        struct Mixed: View {
            @Binding var mode: EditMode
            @State private var chosen: Set<Int> = []
            var body: some View {
                List(selection: $chosen) {
                    Section {
                        Text("Row 1").tag(1)
                        Text("Row 2")
                        Text("Row 3").tag("three")
                        ForEach([4], id: \.self) { Text("Row \($0)") }
                        ForEach(["5"], id: \.self) { Text("Row \($0)") }
                    } header: {
                        Text("Row 6")
                    } footer: {
                        Text("Row 7")
                    }
                }
                .environment(\.editMode, $mode)
            }
        }
        let mode = Remote(EditMode.inactive)
        let stage = Stage(size: CGSize(width: 300, height: 500)) { Playing(mode) { Mixed(mode: .constant($0)) } }
        #expect(stage.settle())
        let rest = (1...7).map { left($0, stage) }
        withAnimation { mode.value = .active }
        #expect(stage.settle(within: 3))
        #expect((1...7).map { left($0, stage) - rest[$0 - 1] } == [38, 0, 0, 38, 0, 0, 0])
        #expect((1...7).filter { marks($0, stage) > 0 } == [1, 4])
    }

    @Test func `links have no arrows while the list is edited`() throws {
        let mode = Remote(EditMode.inactive)
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            NavigationStack {
                Playing(mode) { now in
                    List { NavigationLink("Row 1") { Text("screen") }.badge(3) }.environment(\.editMode, .constant(now))
                }
            }
        }
        #expect(stage.settle())
        let badge = try #require(stage.text("3")).rect.maxX
        func arrows() -> Int {
            stage.frame.shapes.count { isNear($0.rect.width, 7, 3) && isNear($0.rect.height, 12, 3) && $0.opacity > 0 }
        }
        #expect(arrows() == 1)
        withAnimation { mode.value = .active }
        #expect(stage.settle(within: 3))
        #expect(arrows() == 0)
        #expect(try #require(stage.text("3")).rect.maxX > badge + 10)
    }
}
