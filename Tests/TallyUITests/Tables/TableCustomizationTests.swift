import Foundation
import SwiftUI
import TallyStage
import Testing

/// Columns that people hide, order and make wider: "Name" of 400 points and "Score" of 200.
@MainActor
struct TableCustomizationTests {
    private struct Board: View {
        @State var customization: TableColumnCustomization<Contestant>
        var disabled: TableColumnCustomizationBehavior = []
        var told: @MainActor (TableColumnCustomization<Contestant>) -> Void = { _ in }

        var body: some View {
            VStack(spacing: 0) {
                Button("reset") { customization.resetOrder() }.frame(height: 30)
                Table(Contestant.all, columnCustomization: $customization) {
                    TableColumn("Name", value: \.name)
                        .width(min: 100, ideal: 300, max: 400)
                        .customizationID("name")
                    TableColumn("Score") { Text("\($0.score)") }
                        .width(200)
                        .customizationID("score")
                        .disabledCustomizationBehavior(disabled)
                    TableColumn("Id") { Text("#\($0.id)") }
                        .defaultVisibility(.hidden)
                        .customizationID("id")
                }
            }
            .onChange(of: customization) { told(customization) }
        }
    }

    private func headers(_ stage: Stage) -> [String] {
        ["Name", "Score", "Id"].filter { stage.text($0) != nil }.sorted { stage.place($0).minX < stage.place($1).minX }
    }

    @Test func `columns are seen as the customization says, and by default as they say`() {
        #expect(headers(Stage.tablet { Board(customization: .init()) }) == ["Name", "Score"])
        var customization = TableColumnCustomization<Contestant>()
        customization[visibility: "id"] = .visible
        customization[visibility: "score"] = .hidden
        #expect(customization[visibility: "name"] == .automatic)
        let stage = Stage.tablet { Board(customization: customization) }
        #expect(headers(stage) == ["Name", "Id"])
        #expect(stage.text("30") == nil && stage.text("#1") != nil)
        customization[visibility: "score"] = .automatic
        #expect(headers(Stage.tablet { Board(customization: customization) }) == ["Name", "Score", "Id"])
    }

    @Test func `the header's menu hides and shows columns`() throws {
        var told = TableColumnCustomization<Contestant>()
        let stage = Stage.tablet { Board(customization: .init()) { told = $0 } }
        stage.secondaryPress(CGPoint(x: 700, y: 46))
        #expect(stage.settle())
        try stage.tapAndRest("Id")
        #expect(stage.settle())
        #expect(told[visibility: "id"] == .visible)
        #expect(headers(stage) == ["Name", "Score", "Id"])
    }

    @Test func `what may not be hidden is not in the menu`() {
        let stage = Stage.tablet { Board(customization: .init(), disabled: .visibility) }
        stage.secondaryPress(CGPoint(x: 700, y: 46))
        #expect(stage.settle())
        #expect(stage.frame.texts.filter { $0.string == "Score" }.count == 1)
        #expect(stage.frame.texts.filter { $0.string == "Name" }.count == 2)
    }

    @Test func `a header that is dragged over another takes its place, with its cells`() throws {
        let stage = Stage.tablet { Board(customization: .init()) }
        stage.drag(from: CGPoint(x: 500, y: 46), to: CGPoint(x: 220, y: 46), duration: 0.5)
        #expect(stage.settle())
        #expect(headers(stage) == ["Score", "Name"])
        #expect(isNear(stage.place("30").minX, stage.place("Score").minX))
        #expect(isNear(stage.place("Ava").minX, stage.place("Name").minX))
        try stage.tapAndRest("reset")
        #expect(headers(stage) == ["Name", "Score"])
    }

    @Test func `a header that may not be dragged stays`() {
        let stage = Stage.tablet { Board(customization: .init(), disabled: .reorder) }
        stage.drag(from: CGPoint(x: 500, y: 46), to: CGPoint(x: 220, y: 46), duration: 0.5)
        #expect(stage.settle())
        #expect(headers(stage) == ["Name", "Score"])
    }

    @Test func `the edge of a header makes its column wider, within its limits`() {
        let stage = Stage.tablet { Board(customization: .init()) }
        // The edge of Name stands in the middle of the gap behind it.
        let score = stage.place("Score").minX
        let edge = CGPoint(x: score - 8, y: 46)
        stage.drag(from: edge, to: CGPoint(x: edge.x - 60, y: 46), duration: 0.5)
        #expect(stage.settle())
        #expect(isNear(stage.place("Score").minX, score - 60, 1))
        #expect(isNear(stage.place("30").minX, score - 60, 1))
        stage.drag(from: CGPoint(x: edge.x - 60, y: 46), to: CGPoint(x: 20, y: 46), duration: 0.5)
        #expect(stage.settle())
        #expect(isNear(stage.place("Score").minX, 16 + 100 + 16, 1))
    }

    @Test func `a customization is encoded as it is`() throws {
        var customization = TableColumnCustomization<Contestant>()
        customization[visibility: "id"] = .visible
        customization[visibility: "score"] = .hidden
        let data = try JSONEncoder().encode(customization)
        let same = try JSONDecoder().decode(TableColumnCustomization<Contestant>.self, from: data)
        #expect(same == customization)
        #expect(same != TableColumnCustomization<Contestant>())
        #expect(same[visibility: "score"] == .hidden)
    }

    @Test func `defaults keep a customization`() throws {
        struct Kept: View {
            @AppStorage("columns") private var columns = TableColumnCustomization<Contestant>()
            var body: some View {
                VStack {
                    Button("hide") { columns[visibility: "score"] = .hidden }
                    Table(Contestant.all, columnCustomization: $columns) {
                        TableColumn("Name", value: \.name).customizationID("name")
                        TableColumn("Score") { Text("\($0.score)") }.customizationID("score")
                    }
                }
            }
        }
        let name = "TableCustomizationTests.\(UUID())"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        let stage = Stage.tablet { Kept().defaultAppStorage(store) }
        try stage.tapAndRest("hide")
        #expect(stage.text("Score") == nil)
        let again = Stage.tablet { Kept().defaultAppStorage(store) }
        #expect(again.text("Score") == nil && again.text("Name") != nil)
    }

    @Test func `behaviors are a set`() {
        var some: TableColumnCustomizationBehavior = [.reorder, .resize]
        #expect(some.contains(.reorder) && !some.contains(.visibility))
        #expect(some.union(.visibility) == .all)
        #expect(some.remove(.reorder) == .reorder)
        #expect(some.remove(.reorder) == nil)
        #expect(some == .resize)
        #expect(some.insert(.visibility).inserted)
        #expect(some.symmetricDifference(.all) == .reorder)
    }
}
