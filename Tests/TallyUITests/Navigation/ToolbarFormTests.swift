import Foundation
import SwiftUI
import TallyStage
import Testing

/// Roles, title modes, title menus, items of the keyboard and items by id, on a stage of 200 by 400 points.
@MainActor
struct ToolbarFormTests {
    private struct Note: View {
        var role = ToolbarRole.automatic
        @State private var name = ""
        @FocusState private var isTyping: Bool
        var body: some View {
            NavigationStack {
                Form { TextField("Name", text: $name).focused($isTyping) }
                    .navigationTitle("Note")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .bottomBar) { Button("Archive") {} }
                        ToolbarItemGroup(placement: .keyboard) {
                            Spacer()
                            Button("Done") { isTyping = false }
                        }
                    }
                    .toolbarRole(role)
            }
        }
    }

    @Test func `items of the keyboard stand at the bottom while a field has it, in place of the others`() throws {
        let stage = Stage.phone { Note() }
        #expect(stage.text("Done") == nil && stage.text("Archive") != nil)
        try stage.tap("Name")
        #expect(stage.settle())
        #expect(try #require(stage.text("Done")).rect.minY > 350)
        #expect(stage.text("Archive") == nil)
        try stage.tap("Done")
        #expect(stage.settle())
        #expect(stage.text("Done") == nil && stage.text("Archive") != nil)
    }

    private struct Grouped: View {
        @State private var isEditing = false
        @ToolbarContentBuilder private var items: some ToolbarContent {
            Group {
                ToolbarItem(placement: .topBarLeading) { Button("First") {} }
                if isEditing {
                    ToolbarItem(placement: .topBarTrailing) { Button("Done") { isEditing = false } }
                } else {
                    ToolbarItem(placement: .topBarTrailing) { Button("Edit") { isEditing = true } }
                }
            }
        }
        var body: some View {
            NavigationStack {
                Text("content").toolbar {
                    items
                    Group { ToolbarItemGroup(placement: .bottomBar) { Button("Low") {} } }
                }
            }
        }
    }

    @Test func `items in a group stand where each says, and change as others do`() throws {
        let stage = Stage.phone { Grouped() }
        #expect(Set(stage.frame.texts.map(\.string)) == ["content", "First", "Edit", "Low"])
        #expect(try #require(stage.text("Low")).rect.minY > 350)
        try stage.tap("Edit")
        stage.advance(by: 1)
        #expect(stage.text("Done") != nil && stage.text("Edit") == nil)
    }

    @Test func `the title of an editor stands at the leading edge`() throws {
        func x(_ role: ToolbarRole) throws -> CGFloat {
            let stage = Stage.phone { Note(role: role) }
            return try #require(stage.text("Note")).rect.midX
        }
        for middle in [ToolbarRole.automatic, .navigationStack] { #expect(abs(try x(middle) - 100) < 1) }
        for leading in [ToolbarRole.editor, .browser] { #expect(try x(leading) < 60) }
    }

    private struct Pushed: View {
        var body: some View {
            NavigationStack {
                NavigationLink("Go") { Text("second").navigationTitle("Second").toolbarRole(.editor) }
                    .navigationTitle("First")
            }
        }
    }

    @Test func `its back button is an arrow that assistive technology is told the name of`() throws {
        let stage = Stage.phone { Pushed() }
        try stage.tap("Go")
        #expect(stage.settle())
        #expect(stage.text("First") == nil)
        try stage.tap("First")
        #expect(stage.settle())
        #expect(stage.text("second") == nil && stage.text("First") != nil)
    }

    private struct Titled: View {
        let mode: ToolbarTitleDisplayMode
        var body: some View {
            NavigationStack {
                List(0..<20) { Text("row \($0)") }.navigationTitle("Mail").toolbarTitleDisplayMode(mode)
            }
        }
    }

    @Test func `a title is large below the bar, large in the bar, or small in its middle`() throws {
        func title(_ mode: ToolbarTitleDisplayMode) throws -> TextElement {
            let stage = Stage.phone { Titled(mode: mode) }
            return try #require(stage.frame.texts.first { $0.string == "Mail" && $0.opacity > 0 })
        }
        let (large, inlineLarge, inline, automatic) = (
            try title(.large), try title(.inlineLarge), try title(.inline), try title(.automatic)
        )
        #expect(large.rect.midY > 44 && automatic.rect == large.rect)
        #expect(inlineLarge.rect.maxY < 44 && inlineLarge.rect.minX == 16)
        #expect(inlineLarge.rect.height > inline.rect.height)
        #expect(inline.rect.maxY < 44 && abs(inline.rect.midX - 100) < 1)
    }

    private struct Sorted: View {
        var isContent = false
        @State private var order = "none"
        var body: some View {
            NavigationStack {
                Text(order).navigationTitle("Files").navigationBarTitleDisplayMode(.inline)
                    .modifier(SortMenu(isContent: isContent) { order = $0 })
            }
        }
    }

    private struct SortMenu: ViewModifier {
        let isContent: Bool
        let choose: (String) -> Void
        func body(content: Content) -> some View {
            if isContent {
                content.toolbar { ToolbarTitleMenu { Button("By name") { choose("name") } } }
            } else {
                content.toolbarTitleMenu { Button("By name") { choose("name") } }
            }
        }
    }

    @Test(arguments: [true, false]) func `a tap on the title opens its menu`(isContent: Bool) throws {
        let stage = Stage.phone { Sorted(isContent: isContent) }
        try stage.tap("Files")
        #expect(stage.settle())
        try stage.tap("By name")
        #expect(stage.settle())
        #expect(stage.text("name") != nil)
    }

    private struct Arranged: View {
        var body: some View {
            NavigationStack {
                Text("body").toolbar(id: "main") {
                    ToolbarItem(id: "a", placement: .topBarTrailing) { Button("A") {} }
                    ToolbarItem(id: "b", placement: .topBarTrailing) { Button("B") {} }
                        .defaultCustomization(.hidden)
                    ToolbarItem(id: "c", placement: .topBarLeading) { Button("C") {} }
                        .customizationBehavior(.disabled)
                }
            }
        }
    }

    @Test func `items by id are there as they are written, but for those that are hidden at first`() {
        let stage = Stage.phone { Arranged() }
        #expect(stage.text("A") != nil && stage.text("B") == nil && stage.text("C") != nil)
    }
}
