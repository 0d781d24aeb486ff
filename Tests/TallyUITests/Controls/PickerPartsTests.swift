import SwiftUI
import TallyStage
import Testing

/// What stands among the views of a picker and is none to choose, on a stage of 300 by 500 points.
@MainActor
struct PickerPartsTests {
    private struct Choosing<S: PickerStyle>: View {
        let style: S
        var hasDivider = true
        var hasTitle = false
        var isInList = false
        @State private var chosen = 1

        private var picker: some View {
            Picker("Size", selection: $chosen) {
                Text("One").tag(1)
                if hasDivider { Divider() }
                Text("Two").tag(2)
                if hasTitle {
                    Section("Title") { Text("Three").tag(3) }
                } else {
                    Section { Text("Three").tag(3) }
                }
            }
            .pickerStyle(style)
        }

        var body: some View {
            if isInList { List { picker } } else { picker }
        }
    }

    private func stage(_ view: some View) -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 500)) { NavigationStack { view } }
        _ = stage.settle()
        return stage
    }

    private func middle(_ text: String, _ stage: Stage) throws -> CGFloat { try #require(stage.text(text)).rect.midY }

    @Test func `a divider is nothing among segments, on a wheel, in rows and on the screen of a link`() throws {
        func expectSame(_ make: (Bool) -> Stage) {
            let (with, without) = (make(true), make(false))
            #expect(with.frame.description == without.frame.description)
        }
        expectSame { stage(Choosing(style: .segmented, hasDivider: $0)) }
        expectSame { stage(Choosing(style: .wheel, hasDivider: $0)) }
        expectSame { stage(Choosing(style: .inline, hasDivider: $0)) }
        expectSame { stage(Choosing(style: .inline, hasDivider: $0, isInList: true)) }
        expectSame { hasDivider in
            let stage = stage(Choosing(style: .navigationLink, hasDivider: hasDivider, isInList: true))
            #expect(throws: Never.self) { try stage.tap("Size") }
            _ = stage.settle()
            return stage
        }
    }

    @Test func `in a menu a divider is a gap between two items, and none to choose`() throws {
        func opened(_ hasDivider: Bool) throws -> Stage {
            let stage = stage(Choosing(style: .menu, hasDivider: hasDivider))
            try stage.tap("One")
            #expect(stage.settle())
            return stage
        }
        let (with, without) = (try opened(true), try opened(false))
        func way(_ stage: Stage) throws -> CGFloat {
            let above = try #require(stage.frame.texts.filter { $0.string == "One" }.map(\.rect.midY).max())
            return try middle("Two", stage) - above
        }
        #expect(isNear(try way(without), 44, 1))
        #expect(isNear(try way(with), 52, 2))
        #expect(with.frame.accessibility.count == without.frame.accessibility.count)
    }

    @Test func `the title of a section in a menu is as high as among other items, and no button`() throws {
        let picker = stage(Choosing(style: .menu, hasDivider: false, hasTitle: true))
        try picker.tap("One")
        #expect(picker.settle())
        let menu = stage(
            Menu("Open") {
                Button("Two") {}
                Section("Title") { Button("Three") {} }
            })
        try menu.tap("Open")
        #expect(menu.settle())
        let (a, b) = (try #require(picker.text("Title")).rect, try #require(menu.text("Title")).rect)
        // A picker's items have room for a mark before them.
        let (item, other) = (try #require(picker.text("Two")).rect, try #require(menu.text("Two")).rect)
        #expect(isNear(a.minX - (item.minX - 24), b.minX - other.minX, 1))
        #expect(isNear(try middle("Three", picker) - a.midY, try middle("Three", menu) - b.midY, 1))
        #expect(isNear(a.midY - (try middle("Two", picker)), b.midY - (try middle("Two", menu)), 1))
        #expect(picker.frame.accessibility.contains { $0.label == "Title" && !$0.traits.contains(.isButton) })
    }

    @Test func `the title of a section in a picker of rows stands as other sections' titles do`() throws {
        let picker = stage(Choosing(style: .inline, hasDivider: false, hasTitle: true, isInList: true))
        let list = stage(
            List {
                Text("Two")
                Section("Title") { Text("Three") }
            })
        let (a, b) = (try #require(picker.text("TITLE")).rect, try #require(list.text("TITLE")).rect)
        #expect(isNear(a.minX, b.minX, 0.5))
        #expect(isNear(try middle("Three", picker) - a.midY, try middle("Three", list) - b.midY, 0.5))
    }
}
