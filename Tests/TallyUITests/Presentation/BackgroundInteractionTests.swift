import Foundation
import SwiftUI
import TallyStage
import Testing

/// Sheets behind which things can still be used, and what stands behind their content, on a stage of 200 by 400 points.
@MainActor
struct BackgroundInteractionTests {
    private struct Map: View {
        var interaction = PresentationBackgroundInteraction.enabled
        @State private var isShown = false
        @State private var taps = 0
        var body: some View {
            VStack {
                Button("Tap \(taps)") { taps += 1 }
                Button("Sheet") { isShown = true }
                Spacer()
            }
            .sheet(isPresented: $isShown) {
                VStack {
                    Text("inside")
                    Button("Close") { isShown = false }
                }
                .presentationDetents([.height(100), .height(200)])
                .presentationBackgroundInteraction(interaction)
            }
        }
    }

    private func isDimmed(_ stage: Stage) -> Bool {
        stage.frame.shapes.contains {
            $0.rect.size == CGSize(width: 200, height: 400) && $0.opacity > 0 && $0.color.opacity > 0
        }
    }

    @Test func `what is behind can be used, is not dimmed, and a tap on it leaves the sheet`() throws {
        let stage = Stage.phone { Map() }
        try stage.tap("Sheet")
        stage.advance(by: 0.1)
        #expect(!isDimmed(stage))
        #expect(stage.settle())
        #expect(!isDimmed(stage))
        try stage.tap("Tap 0")
        #expect(stage.settle())
        #expect(stage.text("Tap 1") != nil && stage.text("inside") != nil)
        try stage.tap("Close")
        #expect(stage.settle())
        #expect(stage.text("inside") == nil)
    }

    @Test(arguments: [PresentationBackgroundInteraction.automatic, .disabled])
    func `otherwise a tap beside the sheet ends it and goes nowhere else`(
        interaction: PresentationBackgroundInteraction
    ) throws {
        let stage = Stage.phone { Map(interaction: interaction) }
        try stage.tap("Sheet")
        #expect(stage.settle())
        #expect(isDimmed(stage))
        let button = try #require(stage.text("Tap 0")).rect
        stage.tap(CGPoint(x: button.midX, y: button.midY))
        #expect(stage.settle())
        #expect(stage.text("Tap 0") != nil && stage.text("inside") == nil)
    }

    @Test func `up through a detent only while the sheet rests no higher`() throws {
        let stage = Stage.phone { Map(interaction: .enabled(upThrough: .height(100))) }
        try stage.tap("Sheet")
        #expect(stage.settle())
        try stage.tap("Tap 0")
        #expect(stage.settle())
        #expect(stage.text("Tap 1") != nil)
        stage.drag(from: CGPoint(x: 100, y: 310), to: CGPoint(x: 100, y: 200), duration: 0.5)
        #expect(stage.settle())
        #expect(isDimmed(stage))
        #expect(throws: StageError.self) { try stage.tap("Tap 1") }
        stage.drag(from: CGPoint(x: 100, y: 210), to: CGPoint(x: 100, y: 310), duration: 0.5)
        #expect(stage.settle())
        #expect(!isDimmed(stage))
        try stage.tap("Tap 1")
        #expect(stage.settle())
        #expect(stage.text("Tap 2") != nil)
    }

    @Test func `assistive technology is told what is behind before the sheet, where that can be used`() throws {
        let stage = Stage.phone { Map() }
        try stage.tap("Sheet")
        #expect(stage.settle())
        #expect(stage.frame.accessibility.map(\.label) == ["Tap 0", "Sheet", "inside", "Close"])
    }

    private struct Painted: View {
        @State private var isShown = true
        var body: some View {
            Text("below").sheet(isPresented: $isShown) {
                Text("inside").presentationDetents([.height(100)])
                    .presentationBackground(alignment: .bottom) { Rectangle().fill(.green).frame(height: 20) }
            }
        }
    }

    @Test func `a view stands behind the content, within the card`() throws {
        let stage = Stage.phone { Painted() }
        #expect(stage.settle())
        let ground = try #require(stage.frame.shapes.first { $0.rect.height == 20 })
        #expect(ground.rect == CGRect(x: 0, y: 380, width: 200, height: 20))
    }

    private struct Choices: View {
        @State private var isAsked = false
        @State private var answer = "none"
        var body: some View {
            VStack {
                Button("Ask") { isAsked = true }
                Text(answer)
            }
            .actionSheet(isPresented: $isAsked) {
                ActionSheet(
                    title: Text("Sort"), message: Text("by"),
                    buttons: [
                        .default(Text("Name")) { answer = "name" }, .destructive(Text("Nothing")) { answer = "gone" },
                        .cancel(),
                    ])
            }
        }
    }

    @Test func `an action sheet offers its buttons from the bottom, and each takes it away`() throws {
        let stage = Stage.phone { Choices() }
        try stage.tap("Ask")
        #expect(stage.settle())
        #expect(stage.text("Sort") != nil && stage.text("by") != nil)
        let name = try #require(stage.text("Name")).rect
        #expect(name.minY > 200)
        #expect(try #require(stage.text("Cancel")).rect.minY > name.minY)
        try stage.tap("Name")
        #expect(stage.settle())
        #expect(stage.text("name") != nil && stage.text("Sort") == nil)
        try stage.tap("Ask")
        #expect(stage.settle())
        try stage.tap("Cancel")
        #expect(stage.settle())
        #expect(stage.text("name") != nil && stage.text("Sort") == nil)
    }
}
