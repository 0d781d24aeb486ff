import Foundation
import SwiftUI
import TallyStage
import Testing

/// The corners of cards while their rows change places, on a stage of 200 by 400 points.
@MainActor
struct RowCornerTests {
    private struct Letters: View {
        @State private var letters = ["A", "B", "C", "D"]
        let isAnimated: Bool
        init(isAnimated: Bool) { self.isAnimated = isAnimated }

        var body: some View {
            VStack(spacing: 0) {
                Button("Turn") {
                    withAnimation(isAnimated ? .linear(duration: 1) : nil) { letters.reverse() }
                }
                List(letters, id: \.self) { Text($0) }.listStyle(.insetGrouped)
            }
        }
    }

    /// Whether the card is white a point from its upper left corner, in which a round corner shows the ground.
    private func isSharp(_ stage: Stage, at text: String) throws -> Bool {
        let row = try #require(stage.text(text)).rect
        let image = stage.image()
        let (x, y) = (17.0, row.midY - 21)
        let scale = Double(image.width) / 200
        let pixel = image.pixels[Int(y * scale) * image.width + Int(x * scale)]
        return pixel >> 8 & 0xFF > 0xFA
    }

    @Test func `rows that change places have the corners of their new places`() throws {
        let stage = Stage.phone { Letters(isAnimated: false) }
        #expect(try !isSharp(stage, at: "A") && isSharp(stage, at: "D"))
        try stage.tap("Turn")
        stage.advance(by: 0)
        #expect(try !isSharp(stage, at: "D") && isSharp(stage, at: "A"))
    }

    @Test func `corners become round, and sharp, on the way of a row`() throws {
        let stage = Stage.phone { Letters(isAnimated: true) }
        try stage.tap("Turn")
        stage.advance(by: 0.05)
        #expect(try !isSharp(stage, at: "A"), "it stands at the top, nearly")
        stage.advance(by: 2)
        #expect(try !isSharp(stage, at: "D") && isSharp(stage, at: "A"))
    }

    private struct Moved: View {
        @State private var letters = ["A", "B", "C", "D"]
        var body: some View {
            List {
                ForEach(letters, id: \.self) { Text($0) }
                    .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
            }
            .listStyle(.insetGrouped)
            .environment(\.editMode, .constant(.active))
        }
    }

    @Test func `while a hand moves the first row, the one that stands first has its corners`() throws {
        let stage = Stage.phone { Moved() }
        let first = try #require(stage.text("A")).rect.midY
        let start = CGPoint(x: 160, y: first)
        stage.pointerDown(start)
        for step in 1...10 {
            stage.pointerMove(CGPoint(x: start.x, y: start.y + CGFloat(step) * 9))
            stage.advance(by: 0.05)
        }
        stage.advance(by: 1)
        #expect(try #require(stage.text("B")).rect.midY == first, "it has made room")
        #expect(try !isSharp(stage, at: "B") && isSharp(stage, at: "C"))
        stage.pointerUp(CGPoint(x: start.x, y: start.y + 90))
        #expect(stage.settle())
        #expect(try !isSharp(stage, at: "B") && isSharp(stage, at: "A"))
    }
}
