import Foundation
import SwiftUI
import TallyStage
import Testing

/// What rows and sections look like, on a stage of 200 by 400 points.
@MainActor
struct ListLookTests {
    private func lines(_ stage: Stage) -> [CGFloat] {
        stage.frame.shapes.filter { $0.rect.height == 0.5 }.map(\.rect.maxY)
    }

    @Test func `a row has the insets, the line and the ground that it asks for`() throws {
        let stage = Stage.phone {
            List {
                Text("plain")
                Text("inset").listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
                Text("bare").listRowSeparator(.hidden)
                Text("above").listRowSeparator(.hidden, edges: .top)
                Text("red").listRowBackground(Color.red)
                Text("none").listRowBackground(Color?.none)
            }
            .listStyle(.plain)
        }
        #expect(stage.text("plain")?.rect.minX == 16 && stage.text("inset")?.rect.minX == 40)
        #expect(lines(stage) == [44, 88, 176, 220, 264])
        let red = try #require(stage.frame.shapes.first { $0.rect.height == 44 && $0.rect.minY == 176 })
        #expect(isNear(red.rect, 0, 176, 200, 44))
    }

    @Test func `insets and lines that change are shown`() {
        let remote = Remote(false)
        let stage = Stage.phone {
            Playing(remote) { isOther in
                List {
                    Text("row")
                        .listRowInsets(isOther ? EdgeInsets() : nil)
                        .listRowSeparator(isOther ? .hidden : .automatic)
                }
                .listStyle(.plain)
            }
        }
        #expect(stage.text("row")?.rect.minX == 16 && lines(stage) == [44])
        remote.value = true
        stage.advance(by: 0)
        #expect(stage.text("row")?.rect.minX == 0 && lines(stage).isEmpty)
        remote.value = false
        stage.advance(by: 0)
        #expect(stage.text("row")?.rect.minX == 16 && lines(stage) == [44])
    }

    @Test func `a list without a style looks as one of the style insetGrouped`() {
        func shown(_ list: some View) -> String { Stage.phone { list }.frame.description }
        let list = List {
            Section("Fruit") {
                Text("Apple")
                Text("Pear").listRowBackground(Color.red)
            }
            Text("Bread").swipeActions { Button("Buy") {} }
        }
        let cards = shown(list.listStyle(.insetGrouped))
        #expect(shown(list) == cards)
        #expect(shown(list.listStyle(.automatic)) == cards)
        #expect(shown(VStack { list.listStyle(.automatic) }.listStyle(.plain)) == cards)
        #expect(shown(list.listStyle(.plain)) != cards)
    }

    @Test func `a list beside the detail of a split view has no cards, one in the detail and in a sheet has`() throws {
        struct Mail: View {
            @State private var isWriting = false

            var body: some View {
                NavigationSplitView {
                    List {
                        Button("Write") { isWriting = true }
                    }
                    .sheet(isPresented: $isWriting) { List { Text("Recipient") } }
                } detail: {
                    List { Text("Letter") }
                }
            }
        }
        let stage = Stage(size: CGSize(width: 1200, height: 600)) { Mail() }
        let button = try #require(stage.text("Write")).rect
        #expect(button.minX == 16)
        #expect(stage.frame.shapes.contains { $0.rect.height == 0.5 && $0.rect.minX == 16 && $0.rect.maxX <= 320 })
        let letter = try #require(stage.text("Letter")).rect
        #expect(letter.minX.truncatingRemainder(dividingBy: 320) == 32)
        try stage.tap("Write")
        #expect(stage.settle())
        let sheet = try #require(stage.text("Recipient")).rect
        #expect(stage.frame.shapes.contains { $0.rect.minX == sheet.minX - 16 && $0.rect.height == 44 })
    }

    @Test func `sections of the style insetGrouped stand on cards, with a gap between them`() throws {
        let stage = Stage.phone {
            List {
                Section("First") {
                    Text("a")
                    Text("b")
                }
                Section {
                    Text("c")
                } footer: {
                    Text("foot")
                }
            }
            .listStyle(.insetGrouped)
        }
        let (a, b, c) = (
            try #require(stage.text("a")).rect, try #require(stage.text("b")).rect, try #require(stage.text("c")).rect
        )
        #expect(a.minX == 32)
        #expect(isNear(b.midY - a.midY, 44, 0.01) && isNear(c.midY - b.midY, 64, 0.01))
        #expect(stage.text("FIRST") != nil)
        #expect(try #require(stage.text("foot")).rect.minY > c.midY + 22)
        // Between two rows of a card there is a line, and none below its last.
        #expect(lines(stage).count == 1)
    }

    @Test func `a row that comes into a card lets it grow`() throws {
        let remote = Remote(1)
        let stage = Stage.phone {
            Playing(remote) { count in
                List { Section { ForEach(0..<count, id: \.self) { Text("row \($0)") } } }.listStyle(.insetGrouped)
            }
        }
        withAnimation(.linear(duration: 1)) { remote.value = 2 }
        stage.advance(by: 0.5)
        #expect(isNear(try #require(stage.text("row 1")).opacity, 0.5, 0.01))
        #expect(stage.settle())
        #expect(lines(stage).count == 1)
    }

    @Test func `a card is round at its first row and its last only`() throws {
        let stage = Stage.phone {
            List {
                Section {
                    Text("a")
                    Text("b")
                    Text("c")
                }
            }
            .listStyle(.insetGrouped)
        }
        let image = stage.image()
        func isCard(_ y: CGFloat) -> Bool { image[16, Int(y)] == image[150, Int(y)] }
        let (a, c) = (try #require(stage.text("a")).rect.midY, try #require(stage.text("c")).rect.midY)
        #expect(!isCard(a - 21) && isCard(a + 19))
        #expect(isCard(c - 19) && !isCard(c + 21))
    }

    @Test func `the ground of cards can be left out`() {
        for visibility in [Visibility.automatic, .hidden] {
            let stage = Stage.phone {
                List { Text("a") }.listStyle(.grouped).scrollContentBackground(visibility)
            }
            #expect(stage.frame.shapes.contains { $0.rect.height == 400 } == (visibility == .automatic))
        }
    }

    @Test func `a form shows controls in rows, a picker as a menu with its label`() throws {
        struct Settings: View {
            @State private var isOn = false
            @State private var size = "M"
            var body: some View {
                Form {
                    Section("General") {
                        Toggle("Sound", isOn: $isOn)
                        Picker("Size", selection: $size) {
                            ForEach(["S", "M", "L"], id: \.self) { Text($0) }
                        }
                        LabeledContent("Version", value: "1.0")
                    }
                }
            }
        }
        let stage = Stage.phone { Settings() }
        #expect(try #require(stage.text("Size")).rect.minX == 32)
        #expect(try #require(stage.text("M")).rect.minX > 100)
        try stage.tap("M")
        #expect(stage.settle())
        try stage.tap("L")
        #expect(stage.settle())
        #expect(stage.text("L") != nil && stage.text("M") == nil)
    }
}
