import Foundation
import SwiftUI
import TallyStage
import Testing

private struct Loud: TextAttribute {}
private struct Level: TextAttribute, Equatable { var value: Int }

/// Raises the glyphs, one after another, and fades those that are marked.
private struct Lift: TextRenderer {
    var share: Double
    var animatableData: Double {
        get { share }
        set { share = newValue }
    }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        var index = 0
        for line in layout {
            for run in line {
                for slice in run {
                    var copy = ctx
                    copy.translateBy(x: 0, y: -share * Double(index + 1))
                    if run[Loud.self] != nil { copy.opacity = 0.5 }
                    copy.draw(slice)
                    index += 1
                }
            }
        }
    }
}

/// Tells what it is given.
private struct Reader: TextRenderer {
    let read: (Text.Layout) -> Void
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        read(layout)
        for line in layout { ctx.draw(line) }
    }
}

private struct Grown: TextRenderer {
    var padding: CGFloat
    var animatableData: CGFloat {
        get { padding }
        set { padding = newValue }
    }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) { for line in layout { ctx.draw(line) } }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        let size = text.sizeThatFits(proposal)
        return CGSize(width: size.width + 2 * padding, height: size.height + 2 * padding)
    }
}

@MainActor
struct TextRendererTests {
    @Test func `a renderer that draws the lines shows the text where it stands`() {
        for text in [Text("Hamburg"), Text("two words ") + Text("more").bold().foregroundColor(.red)] {
            let plain = Stage(size: CGSize(width: 90, height: 100)) { text }
            let drawn = Stage(size: CGSize(width: 90, height: 100)) { text.textRenderer(Reader { _ in }) }
            #expect(plain.image() == drawn.image())
            #expect(plain.frame.visibleText == drawn.frame.visibleText)
            #expect(plain.frame.accessibility.map(\.label) == drawn.frame.accessibility.map(\.label))
        }
    }

    @Test func `slices by themselves show the same as the whole, but for what lies between pixels`() {
        let plain = Stage(size: CGSize(width: 200, height: 60)) { Text("Overlay fi AV").font(.title) }
        let drawn = Stage(size: CGSize(width: 200, height: 60)) {
            Text("Overlay fi AV").font(.title).textRenderer(Lift(share: 0))
        }
        #expect(plain.image() == drawn.image())
        #expect(drawn.frame.texts.map(\.string).joined() == "Overlay fi AV")
    }

    @Test func `the data of a renderer moves, and the text is laid out once`() {
        let share = Remote(0.0)
        let stage = Stage(size: CGSize(width: 200, height: 60)) {
            Playing(share) { share in Text("ab").textRenderer(Lift(share: share)) }
        }
        let rest = stage.frame.texts.map(\.rect.minY)
        withAnimation(.linear(duration: 1)) { share.value = 10 }
        stage.advance(by: 0.5)
        let half = stage.frame.texts.map(\.rect.minY)
        #expect(zip(rest, half).map { $0 - $1 }.map { ($0 * 100).rounded() / 100 } == [5, 10])
        #expect(stage.statistics.nodesLaidOut == 0, "what moves is drawn, not laid out")
        withAnimation(.linear(duration: 1)) { share.value = 0 }
        stage.advance(by: 1)
        #expect(stage.frame.texts.map(\.rect.minY) == rest)
    }

    @Test func `parts are found by their marks, and a mark inside counts before the one around it`() {
        var levels: [Int?] = []
        var strings = 0
        let stage = Stage(size: CGSize(width: 300, height: 60)) {
            (Text("one ") + Text("two ").customAttribute(Level(value: 2)) + Text("three"))
                .customAttribute(Level(value: 1))
                .textRenderer(
                    Reader { layout in
                        levels = layout.flatMap { $0 }.map { $0[Level.self]?.value }
                        strings = layout.flatMap { $0 }.count { $0[Loud.self] != nil }
                    })
        }
        _ = stage.frame
        #expect(levels == [1, 2, 1])
        #expect(strings == 0)
    }

    @Test func `a mark that comes without another letter is seen by the renderer`() {
        let isMarked = Remote(false)
        let stage = Stage(size: CGSize(width: 200, height: 60)) {
            Playing(isMarked) { isMarked in
                (isMarked ? Text("ab").customAttribute(Loud()) : Text("ab")).textRenderer(Lift(share: 0))
            }
        }
        #expect(stage.frame.texts.map(\.opacity) == [1, 1])
        isMarked.value = true
        stage.advance(by: 0)
        #expect(stage.frame.texts.map(\.opacity) == [0.5, 0.5])
    }

    @Test func `a renderer gives the text a size of its own, in each frame`() {
        let padding = Remote<CGFloat>(0)
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            Playing(padding) { padding in
                VStack(alignment: .leading, spacing: 0) {
                    Text("ab").textRenderer(Grown(padding: padding))
                    Square()
                }
            }
        }
        let rest = stage.box.minX
        withAnimation(.linear(duration: 1)) { padding.value = 20 }
        stage.advance(by: 0.5)
        #expect(isNear(rest - stage.box.minX, 10, 0.5))
        stage.advance(by: 0.5)
        #expect(isNear(rest - stage.box.minX, 20, 0.01))
    }

    @Test func `bounds of slices join to those of their run, and runs to those of the line`() {
        var layout: Text.Layout?
        let stage = Stage(size: CGSize(width: 120, height: 100)) {
            (Text("some words in ") + Text("lines").bold()).textRenderer(Reader { layout = $0 })
        }
        _ = stage.frame
        let lines = layout.map(Array.init) ?? []
        #expect(lines.count == 2)
        #expect(layout?.isTruncated == false)
        for line in lines {
            var x = line.typographicBounds.rect.minX
            for run in line {
                #expect(isNear(run.typographicBounds.rect.minX, x, 0.01))
                #expect(run.layoutDirection == .leftToRight)
                for slice in run {
                    #expect(isNear(slice.typographicBounds.rect.minX, x, 0.01))
                    x = slice.typographicBounds.rect.maxX
                }
            }
        }
        let characters = lines.flatMap { $0.flatMap { $0.flatMap(\.characterIndices) } }
        #expect(characters == characters.sorted())
        #expect(characters.count == Set(characters).count)
        #expect(lines.first?[0][0..<3].count == 3)
        #expect(lines.first?[0].characterIndices.first.map { $0.distance(to: $0.advanced(by: 4)) } == 4)
    }

    @Test func `indices that a run does not have are left out of a slice`() {
        var count: [Int] = []
        let stage = Stage(size: CGSize(width: 120, height: 100)) {
            Text("ab").textRenderer(
                Reader { layout in
                    count = [0..<9, 5..<9].map { Text.Layout.RunSlice(run: layout[0][0], indices: $0).count }
                })
        }
        _ = stage.frame
        #expect(count == [2, 0])
    }

    @Test func `a text without letters and one that is redacted are drawn without a mistake`() {
        var drawn = 0
        let stage = Stage(size: CGSize(width: 120, height: 100)) {
            VStack {
                Text("").textRenderer(Reader { _ in drawn += 1 })
                Text("hidden").textRenderer(Reader { _ in drawn += 10 }).redacted(reason: .placeholder)
            }
        }
        #expect(stage.frame.texts.isEmpty)
        #expect(drawn < 10)
    }

    @Test func `underlines and pictures in a text are drawn with the parts that they belong to`() {
        let text = Text("a ") + Text(Image(systemName: "star.fill")) + Text(" under").underline()
        let plain = Stage(size: CGSize(width: 120, height: 60)) { text }
        let drawn = Stage(size: CGSize(width: 120, height: 60)) { text.textRenderer(Reader { _ in }) }
        #expect(plain.image() == drawn.image())
        let lifted = Stage(size: CGSize(width: 120, height: 60)) { text.textRenderer(Lift(share: 0)) }
        #expect(lifted.frame.shapes.count == plain.frame.shapes.count, "the picture")
    }

    @Test func `a renderer taken away leaves the text as it is`() {
        let isDrawn = Remote(true)
        let stage = Stage(size: CGSize(width: 120, height: 60)) {
            Playing(isDrawn) { isDrawn in
                if isDrawn {
                    Text("ab").textRenderer(Lift(share: 9))
                } else {
                    Text("ab")
                }
            }
        }
        isDrawn.value = false
        stage.advance(by: 0)
        #expect(stage.image() == Stage(size: CGSize(width: 120, height: 60)) { Text("ab") }.image())
    }
}
