import Foundation
import SwiftUI
import TallyStage
import Testing

/// Pickers as menus and as rows.
@MainActor
struct PickerStyleTests {
    private struct Choosing<S: PickerStyle>: View {
        let style: S
        @State private var size = "M"
        var body: some View {
            VStack {
                Text("size \(size)")
                Picker("Size", selection: $size) {
                    ForEach(["S", "M", "L"], id: \.self) { Text($0) }
                    Text("none")
                    Text("huge").tag("XXL")
                }
                .pickerStyle(style)
            }
        }
    }

    private func made<V: View>(_ view: V) -> Stage { Stage(size: CGSize(width: 400, height: 600)) { view } }

    @Test func `a menu shows what is chosen, and its items choose`() throws {
        let stage = made(Choosing(style: .menu))
        #expect(stage.text("M") != nil && stage.text("S") == nil && stage.text("Size") == nil)
        try stage.tap("M")
        #expect(stage.settle())
        try stage.tap("huge")
        #expect(stage.settle())
        #expect(stage.text("size XXL") != nil && stage.text("huge") != nil && stage.text("M") == nil)
        try stage.tap("huge")
        #expect(stage.settle())
        // Those of a ForEach stand for their ids; what has no tag can be seen and not chosen.
        try stage.tap("S")
        #expect(stage.settle())
        #expect(stage.text("size S") != nil)
        try stage.tap("S")
        #expect(stage.settle())
        try stage.tap("huge")
        #expect(stage.settle())
        try stage.tap("huge")
        #expect(stage.settle())
        try stage.tap("none")
        #expect(stage.settle())
        #expect(stage.text("size XXL") != nil)
    }

    @Test func `a picker without a style is a menu, wherever it stands`() throws {
        struct Bare: View {
            @State private var size = "M"

            var body: some View {
                Picker("Size", selection: $size) { ForEach(["S", "M", "L"], id: \.self) { Text($0) } }
            }
        }
        for place in [AnyView(VStack { Bare() }), AnyView(Bare().pickerStyle(.automatic).pickerStyle(.segmented))] {
            let stage = made(place)
            #expect(stage.frame.visibleText.contains("M") && stage.text("S") == nil && stage.text("Size") == nil)
            try stage.tap("M")
            #expect(stage.settle())
            try stage.tap("L")
            #expect(stage.settle())
            #expect(stage.text("L") != nil && stage.text("M") == nil)
        }
        let row = made(List { Bare() })
        #expect(row.text("Size") != nil && row.text("M") != nil && row.text("S") == nil)
    }

    @Test func `rows choose when they are pressed`() throws {
        let stage = made(Choosing(style: .inline))
        try stage.tap("L")
        #expect(stage.settle())
        #expect(stage.text("size L") != nil)
    }

    @Test func `a picker in a menu is rows that close it`() throws {
        struct InMenu: View {
            @State private var size = 1
            var body: some View {
                Menu("Menu \(size)") {
                    Picker("Size", selection: $size) { ForEach(0..<3) { Text("number \($0)").tag($0) } }
                }
            }
        }
        let stage = made(InMenu())
        try stage.tap("Menu 1")
        #expect(stage.settle())
        try stage.tap("number 2")
        #expect(stage.settle())
        #expect(stage.text("Menu 2") != nil && stage.text("number 2") == nil)
    }

    @Test func `inline in a form the label stands above the rows, unless labels are hidden`() throws {
        let stage = Stage.phone {
            Form {
                Picker("Colour", selection: .constant(1)) { Text("Red").tag(1) }
                Section { Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.labelsHidden() }
            }
            .pickerStyle(.inline)
        }
        #expect(try #require(stage.text("Colour")).rect.maxY < #require(stage.text("Red")).rect.minY)
        #expect(stage.text("Small") != nil && stage.text("Size") == nil)
    }
}
