import SwiftUI
import TallyStage
import Testing

/// A sheet and what is scrolled in it, on a stage of 200 by 400 points.
@MainActor
struct SheetPullTests {
    private struct Host: View {
        var isDisabled = false
        var refreshes = false
        @State private var isShown = true

        var body: some View {
            Text(isShown ? "on" : "off")
                .sheet(isPresented: $isShown) {
                    if refreshes { rows.refreshable { try? await Task.sleep(for: .seconds(9)) } } else { rows }
                }
        }

        private var rows: some View {
            ScrollView {
                ForEach(0..<40) { Text("row \($0)").frame(height: 30) }
            }
            .interactiveDismissDisabled(isDisabled)
        }
    }

    private func stage(_ host: Host) -> Stage {
        let stage = Stage.phone { host }
        #expect(stage.settle())
        return stage
    }

    private func top(_ stage: Stage) throws -> Double { Double(try #require(stage.text("row 0")).rect.minY) }

    @Test func `a finger that pulls down what stands at its start takes the sheet along, and out`() throws {
        let stage = stage(Host())
        let rest = try top(stage)
        stage.pointerDown(CGPoint(x: 100, y: 150))
        for y in stride(from: 160.0, through: 260, by: 20) {
            stage.pointerMove(CGPoint(x: 100, y: y))
            stage.advance(by: 1.0 / 60)
        }
        // As far as the finger, and not as a rubber band.
        #expect(isNear(try top(stage) - rest, 110, 12))
        stage.pointerMove(CGPoint(x: 100, y: 390))
        stage.advance(by: 1.0 / 60)
        stage.pointerUp(CGPoint(x: 100, y: 390))
        #expect(stage.settle())
        #expect(stage.text("off") != nil && stage.text("row 0") == nil)
    }

    @Test func `what is scrolled further down scrolls first`() throws {
        let stage = stage(Host())
        stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))
        #expect(stage.settle())
        let row = try #require(
            stage.frame.texts.first { $0.string.hasPrefix("row") && (100..<250).contains($0.rect.minY) }
        ).string
        let before = try #require(stage.text(row)).rect.minY
        stage.pointerDown(CGPoint(x: 100, y: 150))
        for y in stride(from: 160.0, through: 200, by: 10) {
            stage.pointerMove(CGPoint(x: 100, y: y))
            stage.advance(by: 1.0 / 60)
        }
        let after = try #require(stage.text(row)).rect.minY
        #expect(after > before + 30, "\(row) \(before) \(after)")
        stage.pointerUp(CGPoint(x: 100, y: 200))
        #expect(stage.settle())
        #expect(stage.text("off") == nil)
    }

    @Test func `a sheet that cannot be dismissed stays, and what is in it gives way as a rubber band`() throws {
        let stage = stage(Host(isDisabled: true))
        let rest = try top(stage)
        stage.pointerDown(CGPoint(x: 100, y: 150))
        stage.pointerMove(CGPoint(x: 100, y: 250))
        stage.advance(by: 1.0 / 60)
        #expect((10..<80).contains(try top(stage) - rest))
        stage.pointerUp(CGPoint(x: 100, y: 250))
        #expect(stage.settle())
        #expect(isNear(try top(stage), rest, 0.5) && stage.text("on") != nil)
    }

    @Test func `what can be refreshed is pulled first`() throws {
        let stage = stage(Host(refreshes: true))
        stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 330))
        stage.advance(by: 0.5)
        #expect(stage.text("off") == nil && stage.text("row 0") != nil)
    }
}
