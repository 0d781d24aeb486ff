import Foundation
import SwiftUI
import TallyStage
import Testing

/// Groups of controls in each style, and in a menu.
@MainActor
struct ControlGroupTests {
    private struct Editor<S: ControlGroupStyle>: View {
        let style: S
        @State private var size = 10
        var body: some View {
            VStack {
                ControlGroup {
                    Button("Smaller", systemImage: "minus") { size -= 1 }
                    Button("Larger", systemImage: "plus") { size += 1 }.disabled(size > 11)
                } label: {
                    Text("Size")
                }
                .controlGroupStyle(style)
                Text("\(size) points")
            }
        }
    }

    private func frame(_ stage: Stage, _ label: String) throws -> CGRect {
        try #require(stage.frame.accessibility.first { $0.label == label }, "\(stage.frame)").rect
    }

    @Test func `the controls stand side by side on one ground with a line between them`() throws {
        let stage = Stage.phone { Editor(style: .automatic) }
        let (smaller, larger) = (try frame(stage, "Smaller"), try frame(stage, "Larger"))
        #expect(larger.minX - smaller.maxX == 1 && larger.minY == smaller.minY)
        #expect(stage.frame.shapes.contains { $0.rect.width == 1 && $0.rect.height == 18 })
        try stage.tap("Larger")
        try stage.tap("Larger")
        try stage.tap("Larger")
        #expect(stage.settle())
        #expect(stage.text("12 points") != nil)
        try stage.tap("Smaller")
        #expect(stage.settle())
        #expect(stage.text("11 points") != nil)
    }

    @Test func `in a bar they stand side by side without a ground`() throws {
        let stage = Stage.phone { Editor(style: .navigation) }
        #expect(try frame(stage, "Larger").minX - frame(stage, "Smaller").maxX == 16)
        try stage.tap("Larger")
        #expect(stage.settle())
        #expect(stage.text("11 points") != nil)
    }

    @Test(arguments: [true, false])
    func `as a menu the label opens them`(isCompact: Bool) throws {
        let stage = Stage.phone {
            if isCompact { Editor(style: .compactMenu) } else { Editor(style: .menu) }
        }
        #expect(stage.frame.accessibility.first { $0.label == "Larger" } == nil)
        try stage.tap("Size")
        #expect(stage.settle())
        try stage.tap("Larger")
        #expect(stage.settle())
        #expect(stage.text("11 points") != nil)
    }

    private struct Menus<S: ControlGroupStyle>: View {
        let style: S
        @State private var log = "nothing"
        var body: some View {
            VStack {
                Menu("More") {
                    ControlGroup("Edit", systemImage: "pencil") {
                        Button("Cut", systemImage: "scissors") { log = "cut" }
                        Button("Copy", systemImage: "doc.on.doc") { log = "copied" }
                        Button("Paste", systemImage: "doc.on.clipboard") { log = "pasted" }
                    }
                    .controlGroupStyle(style)
                    Button("Rename") { log = "renamed" }
                }
                Text(log)
            }
        }
    }

    @Test func `in a menu they are one row of equal parts, each with its icon above its title`() throws {
        let stage = Stage.phone { Menus(style: .automatic) }
        try stage.tap("More")
        #expect(stage.settle())
        let parts = try ["Cut", "Copy", "Paste"].map { try frame(stage, $0) }
        #expect(Set(parts.map(\.minY)).count == 1)
        #expect(Set(parts.map { $0.width.rounded() }).count == 1)
        #expect(try frame(stage, "Rename").minY >= parts[0].maxY)
        #expect(stage.text("Copy") != nil)
        try stage.tap("Copy")
        #expect(stage.settle())
        #expect(stage.text("copied") != nil)
        // The item has closed the menu.
        #expect(stage.frame.accessibility.first { $0.label == "Rename" } == nil)
    }

    @Test(arguments: [true, false])
    func `in a menu a compact group and a palette are a row of icons`(isCompact: Bool) throws {
        let stage = Stage.phone {
            if isCompact { Menus(style: .compactMenu) } else { Menus(style: .palette) }
        }
        try stage.tap("More")
        #expect(stage.settle())
        #expect(stage.text("Paste") == nil)
        try stage.tap("Paste")
        #expect(stage.settle())
        #expect(stage.text("pasted") != nil)
    }

    private struct Boxed: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                ControlGroup(configuration)
            }
        }
    }

    @Test func `a style of one's own shows label and controls, in the style around it`() throws {
        let stage = Stage.phone { Editor(style: Boxed()).controlGroupStyle(.navigation) }
        #expect(stage.text("Size") != nil)
        try stage.tap("Larger")
        #expect(stage.settle())
        #expect(stage.text("11 points") != nil)
    }
}
