import Foundation
import SwiftUI
import TallyStage
import Testing

/// Colours behind parts of a text.
@MainActor
struct TextGroundTests {
    private func text(_ parts: (String, Color?)...) -> Text {
        Text(
            parts.reduce(into: AttributedString()) { whole, part in
                var piece = AttributedString(part.0)
                piece.backgroundColor = part.1
                whole += piece
            })
    }

    @Test func `a colour stands behind its part of a text, as high as the line`() throws {
        let stage = Stage.phone { text(("ab", nil), ("cd", .red), ("ef", nil)) }
        let line = try #require(stage.frame.texts.first).rect
        let ground = stage.box
        #expect(ground.minY == line.minY && ground.height == line.height)
        #expect(ground.minX > line.minX && ground.maxX < line.maxX)
        #expect(stage.frame.shapes.first.map { "\($0.color)" } == "#FF3B30FF")
        #expect(stage.frame.visibleText == "abcdef")
    }

    @Test func `a part that goes on in another line has a colour behind it in each, and neighbours in one colour one`()
        throws
    {
        let stage = Stage.phone {
            text(("one two ", .yellow), ("three four five six seven eight", .yellow)).frame(width: 100)
        }
        let lines = stage.frame.texts.map(\.rect)
        #expect(lines.count >= 3)
        #expect(stage.boxes.map(\.minY) == lines.map(\.minY))
        #expect(stage.boxes.allSatisfy { $0.minX >= 50 && $0.maxX <= 151 })
    }

    @Test func `the colour stays behind a number that rolls, and goes with the attribute`() throws {
        let remote = Remote((1, Color?.some(.red)))
        let stage = Stage.phone {
            Playing(remote) { state in text(("\(state.0)", state.1)).contentTransition(.numericText()) }
        }
        #expect(stage.boxes.count == 1)
        withAnimation(.linear(duration: 1)) { remote.value = (2, .red) }
        stage.advance(by: 0.5)
        #expect(stage.boxes.count == 1 && stage.frame.texts.count == 2)
        let ground = stage.box
        #expect(stage.settle())
        #expect(isNear(stage.box.width, ground.width, 0.001) && stage.frame.visibleText == "2")
        remote.value = (2, .blue)
        stage.advance(by: 0)
        #expect(stage.frame.shapes.first.map { "\($0.color)" } == "#007AFFFF")
        withAnimation(.linear(duration: 1)) { remote.value = (3, nil) }
        stage.advance(by: 0.5)
        #expect(stage.boxes.isEmpty && stage.frame.texts.count == 2)
        #expect(stage.settle())
        #expect(stage.frame.visibleText == "3")
    }

    @Test func `a gradient and a redaction come and go over a colour behind`() {
        let remote = Remote(0)
        let stage = Stage.phone {
            Playing(remote) { step in
                text(("plain ", nil), ("ground", step == 3 ? nil : .red))
                    .foregroundStyle(
                        step == 1
                            ? AnyShapeStyle(
                                .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                            : AnyShapeStyle(.black)
                    )
                    .redacted(reason: step == 2 ? .placeholder : [])
            }
        }
        func reds() -> Int { stage.frame.shapes.count { "\($0.color)" == "#FF3B30FF" && $0.rect.minX > 90 } }
        let first = stage.image().pixels
        #expect(reds() == 1)
        for step in [1, 0, 2, 0, 3, 0] {
            remote.value = step
            stage.advance(by: 0)
            if step == 0 { #expect(stage.image().pixels == first) }
            if step == 2 { #expect(stage.frame.texts.isEmpty) }
            if step == 3 { #expect(stage.boxes.isEmpty && stage.frame.visibleText == "plain ground") }
        }
    }
}
