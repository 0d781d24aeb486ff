import Foundation
import SwiftUI
import TallyStage
import Testing

/// Tab views of more views than their bar has places, on a stage of 200 by 400 points.
@MainActor
struct MoreTabsTests {
    private struct Host: View {
        var count = 7
        @State private var selection = 0
        var body: some View {
            TabView(selection: $selection) {
                ForEach(0..<count, id: \.self) { place in
                    VStack {
                        Text("view \(place)")
                        Button("To \((place + 5) % 7)") { selection = (place + 5) % 7 }
                        Counter()
                    }
                    .tabItem { Label("Tab \(place)", systemImage: "\(place).circle") }
                    .badge(place == 6 ? 3 : 0)
                    .tag(place)
                }
            }
        }
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("count \(count)") { count += 1 } }
    }

    private func bar(_ stage: Stage) -> [String] {
        stage.frame.texts.filter { $0.rect.minY > 360 }.sorted { $0.rect.minX < $1.rect.minX }.map(\.string)
    }

    private func isSelected(_ label: String, _ stage: Stage) -> Bool {
        stage.frame.accessibility.contains { $0.label == label && $0.traits.contains(.isSelected) }
    }

    @Test func `a bar has five tabs, or four and the others in a list`() throws {
        #expect(bar(Stage.phone { Host(count: 5) }) == (0..<5).map { "Tab \($0)" })
        let stage = Stage.phone { Host() }
        #expect(bar(stage) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
        try stage.tap("More")
        stage.advance(by: 0)
        let rows = stage.frame.texts.filter { $0.string.hasPrefix("Tab") && $0.rect.minY < 360 }.map(\.string)
        #expect(rows == ["Tab 4", "Tab 5", "Tab 6"])
        #expect(stage.frame.texts.contains { $0.string == "3" && $0.opacity == 1 })
        #expect(isSelected("More", stage) && !isSelected("Tab 0", stage))
        #expect(!stage.frame.accessibility.contains { $0.label == "view 0" })
        try stage.tap("Tab 1")
        stage.advance(by: 0)
        #expect(stage.text("view 1") != nil && stage.text("Tab 5") == nil && isSelected("Tab 1", stage))
    }

    @Test func `a tab of the list is shown in its place, and leads back to it, keeping its state`() throws {
        let stage = Stage.phone { Host() }
        try stage.tap("More")
        stage.advance(by: 0)
        try stage.tap("Tab 5")
        stage.advance(by: 0.1)
        #expect(stage.text("view 5") != nil && stage.text("Tab 5") != nil)
        #expect(stage.settle())
        #expect(stage.text("view 5") != nil && stage.text("Tab 5") == nil && isSelected("More", stage))
        try stage.tap("count 0")
        stage.advance(by: 0)
        stage.tap(CGPoint(x: 30, y: 22))
        #expect(stage.settle())
        #expect(stage.text("Tab 5") != nil)
        try stage.tap("Tab 5")
        #expect(stage.settle())
        #expect(stage.text("count 1") != nil)
    }

    @Test func `a selection of the program shows such a tab, and closes the list`() throws {
        let stage = Stage.phone { Host() }
        try stage.tap("To 5")
        stage.advance(by: 0)
        #expect(stage.text("view 5") != nil && isSelected("More", stage))
        try stage.tap("To 3")
        stage.advance(by: 0)
        #expect(stage.text("view 3") != nil && isSelected("Tab 3", stage) && bar(stage).count == 5)
    }
}
