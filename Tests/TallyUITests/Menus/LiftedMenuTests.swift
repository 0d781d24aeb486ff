import Foundation
import SwiftUI
import TallyStage
import Testing

/// A view that a context menu lifts off the stage, of 400 by 600 points.
@MainActor
struct LiftedMenuTests {
    private func made<V: View>(_ view: V) -> Stage { Stage(size: CGSize(width: 400, height: 600)) { view } }

    private func hold(_ stage: Stage, _ x: CGFloat, _ y: CGFloat) {
        stage.pointerDown(CGPoint(x: x, y: y))
        stage.advance(by: 0.6)
        stage.pointerUp(CGPoint(x: x, y: y))
    }

    /// What is drawn, from the back to the front.
    private func dump(_ stage: Stage) -> String { "\(stage.frame.shapes) \(stage.frame.texts)" }

    private struct Notes: View {
        let log: Log
        @State private var notes = ["one", "two", "three"]
        var body: some View {
            VStack(spacing: 40) {
                ForEach(notes, id: \.self) { note in
                    Text(note).frame(width: 200, height: 60)
                        .contextMenu {
                            Button("Copy \(note)") { log(note) }
                            Button("Delete \(note)") { withAnimation { notes.removeAll { $0 == note } } }
                        }
                }
            }
        }
    }

    @Test func `the view is drawn once, in its place, over all else, and as before when the menu is left`() throws {
        let stage = made(Notes(log: Log()))
        let (rest, place) = (dump(stage), stage.place("two"))
        hold(stage, 200, 300)
        for frame in 0..<90 {
            let drawn = stage.frame.texts.filter { $0.string == "two" }
            #expect(drawn.count == 1 && drawn.allSatisfy { isNear($0.rect.midY, place.midY, 0.01) }, "frame \(frame)")
            if frame == 20 { stage.press(.escape) }
            stage.advance(by: 1.0 / 60)
            if frame == 15 {
                // Over the ground, which is over all others.
                let order = stage.frame.texts.map(\.string)
                let two = try #require(order.firstIndex(of: "two"))
                #expect(try two > #require(order.firstIndex(of: "three")) && stage.text("Copy two") != nil)
            }
        }
        #expect(stage.settle())
        #expect(dump(stage) == rest && !stage.isAnimating)
    }

    @Test func `the menu stands below it where there is room, else above, and it moves up where neither has`() throws {
        struct Page: View {
            let y: CGFloat
            let height: CGFloat
            var body: some View {
                Text("View").frame(width: 100, height: height)
                    .contextMenu { ForEach(0..<4) { Button("Item \($0)") {} } }
                    .position(x: 200, y: y)
            }
        }
        for (y, height, isBelow, moves) in [
            (100.0, 60.0, true, false), (500, 60, false, false), (300, 500, true, true),
        ] {
            let stage = made(Page(y: y, height: height))
            hold(stage, 200, y)
            #expect(stage.settle())
            let (view, item) = (stage.place("View"), try #require(stage.text("Item 0")).rect)
            #expect((item.minY > view.maxY) == isBelow, "\(y)")
            #expect(isNear(view.midY, y, 0.01) != moves, "\(y): \(view)")
            let last = try #require(stage.text("Item 3")).rect
            #expect(last.maxY < 592 && item.minY > 8)
        }
    }

    @Test func `an item acts, and a view that the item takes away does not come back`() throws {
        let log = Log()
        let stage = made(Notes(log: log))
        hold(stage, 200, 300)
        #expect(stage.settle())
        try stage.tap("Copy two")
        #expect(stage.settle() && log.take() == ["two"])
        hold(stage, 200, 300)
        #expect(stage.settle())
        try stage.tap("Delete two")
        stage.advance(by: 0.3)
        #expect((stage.text("two")?.opacity ?? 0) < 0.1)
        #expect(stage.settle() && stage.text("two") == nil && stage.text("three") != nil)
    }

    @Test func `called off on its way up it goes back from where it is, and may be lifted again from there`() throws {
        let stage = made(Notes(log: Log()))
        let rest = dump(stage)
        hold(stage, 200, 300)
        stage.advance(by: 0.1)
        stage.press(.escape)
        stage.advance(by: 0.05)
        #expect(stage.text("Copy two") != nil)
        hold(stage, 200, 300)
        #expect(stage.settle() && stage.text("Copy two") != nil)
        stage.press(.escape)
        #expect(stage.settle() && dump(stage) == rest)
    }

    @Test func `a preview comes in place of the view, and the view is back as soon as it goes`() throws {
        let stage = made(
            Text("Star").frame(width: 60, height: 40)
                .contextMenu {
                    Button("Open") {}
                } preview: {
                    Text("A large star").frame(width: 250, height: 150)
                })
        let rest = dump(stage)
        hold(stage, 200, 300)
        #expect(stage.settle() && stage.text("Star") == nil)
        #expect(isNear(try #require(stage.text("A large star")).rect.midX, 200, 1))
        stage.press(.escape)
        stage.advance(by: 0.1)
        #expect(stage.text("Star") != nil && stage.text("A large star") != nil)
        #expect(stage.settle() && dump(stage) == rest)
    }

    @Test func `a row of a list is lifted as a whole`() throws {
        let stage = made(
            List(0..<3, id: \.self) { row in
                Text("Row \(row)").contextMenu { Button("Copy \(row)") {} }
            })
        let rest = dump(stage)
        let row = stage.place("Row 1")
        hold(stage, 300, row.midY)
        #expect(stage.settle() && stage.text("Copy 1") != nil)
        #expect(stage.frame.texts.filter { $0.string == "Row 1" }.count == 1)
        // The platter is as wide as the row.
        #expect(stage.frame.shapes.contains { $0.rect.width > 350 && abs($0.rect.midY - row.midY) < 1 })
        stage.press(.escape)
        #expect(stage.settle() && dump(stage) == rest)
    }

    @Test func `it has the outline that it says it has`() {
        /// Whether a point within the view's corner, and not within its circle, has the view's colour.
        func isSquare(_ view: some View) -> Bool {
            let stage = made(
                ZStack {
                    Color.red
                    view.position(x: 200, y: 100)
                })
            hold(stage, 200, 100)
            #expect(stage.settle())
            let image = stage.image()
            let scale = image.width / 400
            return image[160 * scale, 60 * scale] == image[200 * scale, 100 * scale]
        }
        let view = Color.blue.frame(width: 100, height: 100)
        #expect(isSquare(view.contextMenu { Button("Item") {} }))
        #expect(!isSquare(view.contentShape(.contextMenuPreview, Circle()).contextMenu { Button("Item") {} }))
        #expect(isSquare(view.contentShape(.dragPreview, Circle()).contextMenu { Button("Item") {} }))
    }

    @Test func `the mouse lifts nothing, and people who want less motion see it fade in`() throws {
        let stage = made(Notes(log: Log()))
        let place = stage.place("two")
        let shapes = stage.frame.shapes.count
        stage.secondaryPress(CGPoint(x: 200, y: 300))
        #expect(stage.settle() && stage.text("Copy two") != nil)
        #expect(stage.frame.texts.firstIndex { $0.string == "two" } == 1 && stage.frame.shapes.count > shapes)
        stage.press(.escape)
        #expect(stage.settle())
        stage.preferences.reduceMotion = true
        hold(stage, 200, 300)
        for _ in 0..<20 {
            stage.advance(by: 1.0 / 60)
            #expect(stage.place("two") == place)
            if let item = stage.text("Copy two")?.rect { #expect(item.width > 40) }
        }
        #expect(stage.settle())
    }
}
