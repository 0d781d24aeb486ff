import Foundation
import SwiftUI
import TallyStage
import Testing

/// What placements say besides where an item stands, and what bars say of views that leave; on a stage of 200 by 400 points.
@MainActor
struct ToolbarPlacementTests {
    private struct Sheet: View {
        let placement: ToolbarItemPlacement
        var body: some View {
            NavigationStack {
                Text("content").toolbar { ToolbarItem(placement: placement) { Button("Save") {} } }
            }
        }
    }

    @Test func `what confirms stands at the trailing end, bolder than others`() throws {
        let plain = try #require(Stage.phone { Sheet(placement: .topBarTrailing) }.text("Save")).rect
        let bold = try #require(Stage.phone { Sheet(placement: .confirmationAction) }.text("Save")).rect
        #expect(bold.width > plain.width + 0.5 && abs(bold.maxX - plain.maxX) < 0.01)
        let cancels = try #require(Stage.phone { Sheet(placement: .cancellationAction) }.text("Save")).rect
        #expect(abs(cancels.width - plain.width) < 0.01 && cancels.minX < 20)
    }

    private struct Document: View {
        @State private var done = ""
        var body: some View {
            NavigationStack {
                Text("did \(done)").navigationTitle("Report").navigationBarTitleDisplayMode(.inline)
                    .toolbar {
                        ToolbarItem(placement: .primaryAction) { Button("New") { done = "new" } }
                        ToolbarItemGroup(placement: .secondaryAction) {
                            Button("Archive", systemImage: "archivebox") { done = "archive" }
                            Button("Print", systemImage: "printer") { done = "print" }
                        }
                    }
            }
        }
    }

    @Test func `secondary actions are in a menu behind the primary ones`() throws {
        let stage = Stage.phone { Document() }
        let new = try #require(stage.text("New")).rect
        #expect(stage.text("Archive") == nil && stage.text("Print") == nil)
        let more = try #require(stage.frame.accessibility.first { $0.label == "More" }).rect
        #expect(more.minX > new.maxX && more.maxX <= 200)
        stage.tap(CGPoint(x: more.midX, y: more.midY))
        #expect(stage.settle())
        try stage.tap("Print")
        #expect(stage.settle())
        #expect(stage.text("did print") != nil && stage.text("Archive") == nil)
    }

    private struct Notes: View {
        @State private var isEditing = false
        @State private var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Button("Switch") { withAnimation(.linear(duration: 1)) { isEditing.toggle() } }
                    if isEditing {
                        Text("form").navigationTitle("Form").toolbar { Button("Save") {} }
                    }
                }
                .navigationTitle("Notes").navigationBarTitleDisplayMode(.inline)
            }
        }
    }

    @Test func `a view that leaves says nothing of the bar any more, and comes back with what it says`() throws {
        let stage = Stage.phone { Notes() }
        #expect(stage.text("Notes") != nil)
        try stage.tap("Switch")
        stage.advance(by: 1.5)
        #expect(stage.text("Form") != nil && stage.text("Save") != nil && stage.text("Notes") == nil)
        try stage.tap("Switch")
        stage.advance(by: 0.5)
        // It is still seen, half faded.
        let form = try #require(stage.text("form"))
        #expect(form.opacity > 0.2 && form.opacity < 0.8)
        #expect(stage.text("Notes") != nil && stage.text("Save") == nil && stage.text("Form") == nil)
        try stage.tap("Switch")
        stage.advance(by: 0.1)
        #expect(stage.text("Form") != nil && stage.text("Save") != nil)
        stage.advance(by: 2)
        try stage.tap("Switch")
        #expect(stage.settle())
        #expect(stage.text("Notes") != nil && stage.text("form") == nil)
    }

    private struct Reader: View {
        @State private var isReading = false
        var body: some View {
            NavigationStack {
                VStack {
                    Button("Switch") { withAnimation(.linear(duration: 1)) { isReading.toggle() } }
                    if isReading { Text("page").toolbar(.hidden, for: .navigationBar) }
                }
                .navigationTitle("Book").navigationBarTitleDisplayMode(.inline)
            }
        }
    }

    @Test func `a bar that a view hides is there again as soon as that leaves`() throws {
        let stage = Stage.phone { Reader() }
        try stage.tap("Switch")
        stage.advance(by: 1.5)
        #expect(stage.text("page") != nil && stage.text("Book") == nil)
        try stage.tap("Switch")
        stage.advance(by: 0.5)
        let page = try #require(stage.text("page"))
        #expect(page.opacity > 0.2 && page.opacity < 0.8 && stage.text("Book") != nil)
        #expect(stage.settle())
        #expect(stage.text("page") == nil && stage.text("Book") != nil)
    }

    private struct Pushed: View {
        var body: some View {
            NavigationStack {
                NavigationLink("Open") {
                    Text("inside").navigationTitle("Detail").navigationBarTitleDisplayMode(.inline)
                }
                .navigationTitle("Root").navigationBarTitleDisplayMode(.inline)
            }
        }
    }

    @Test func `a screen that is popped keeps its title until it has gone`() throws {
        let stage = Stage.phone { Pushed() }
        try stage.tap("Open")
        #expect(stage.settle())
        #expect(stage.text("Detail") != nil)
        try stage.tap("Root")
        stage.advance(by: 0.05)
        #expect(stage.text("inside") != nil && stage.text("Detail") != nil)
        #expect(stage.settle())
        #expect(stage.text("Detail") == nil && stage.text("Root") != nil)
    }
}
