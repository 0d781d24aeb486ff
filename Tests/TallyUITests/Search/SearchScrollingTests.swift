import SwiftUI
import TallyStage
import Testing

/// A search field over what scrolls: bars of 44 points, a title of about as many, and the field's 52.
@MainActor
struct SearchScrollingTests {
    private func rows(_ placement: SearchFieldPlacement = .automatic, isInline: Bool = false) -> Stage {
        let stage = Stage.phone {
            NavigationStack {
                List(0..<40, id: \.self) { Text("row \($0)") }
                    .searchable(text: .constant(""), placement: placement)
                    .navigationTitle("Title").navigationBarTitleDisplayMode(isInline ? .inline : .large)
            }
        }
        stage.advance(by: 0.1)
        return stage
    }

    private func scroll(_ stage: Stage, _ y: Double) {
        stage.scroll(CGSize(width: 0, height: y), at: CGPoint(x: 100, y: 300))
        stage.advance(by: 0)
    }

    private func fieldBox(_ stage: Stage) -> CGRect? { stage.frame.shapes.first { $0.kind == "search" }?.rect }

    @Test func `the field grows flatter with the first points, then the title goes, and both come back`() throws {
        let stage = rows()
        let start = stage.image()
        let field = try #require(fieldBox(stage))
        let title = try #require(stage.text("Title")).rect
        let row = try #require(stage.text("row 4")).rect
        scroll(stage, 20)
        #expect(isNear(try #require(fieldBox(stage)).height, field.height - 20, 0.01))
        #expect(isNear(try #require(fieldBox(stage)).minY, field.minY, 0.01))
        #expect(isNear(try #require(stage.text("Title")).rect.minY, title.minY, 0.01))
        #expect(isNear(try #require(stage.text("row 4")).rect.minY, row.minY - 20, 0.01))
        scroll(stage, 32)
        #expect(fieldBox(stage) == nil)
        #expect(isNear(try #require(stage.text("Title")).rect.minY, title.minY, 0.01))
        scroll(stage, 10)
        #expect(isNear(try #require(stage.text("Title")).rect.minY, title.minY - 10, 0.01))
        scroll(stage, 200)
        #expect(try #require(stage.text("Title")).rect.maxY < 44)
        scroll(stage, -400)
        stage.advance(by: 3)
        #expect(stage.image() == start)
    }

    @Test func `a field that is always there goes up with the title only`() throws {
        let stage = rows(.navigationBarDrawer(displayMode: .always))
        let field = try #require(fieldBox(stage))
        scroll(stage, 300)
        let scrolled = try #require(fieldBox(stage))
        #expect(isNear(scrolled.height, field.height, 0.01))
        #expect(isNear(scrolled.minY, 45, 0.01))
        let inline = rows(.navigationBarDrawer(displayMode: .always), isInline: true)
        let before = try #require(fieldBox(inline))
        scroll(inline, 300)
        #expect(fieldBox(inline) == before)
    }

    @Test func `a finger leaves the field whole or out of sight`() throws {
        for (way, isSeen) in [(30.0, true), (45, false)] {
            let stage = rows()
            stage.pointerDown(CGPoint(x: 100, y: 300))
            stage.pointerMove(CGPoint(x: 100, y: 300 - way))
            stage.advance(by: 0.3)
            stage.pointerUp(CGPoint(x: 100, y: 300 - way))
            stage.advance(by: 3)
            #expect((fieldBox(stage).map { isNear($0.height, 36, 0.5) } ?? false) == isSeen)
            #expect(stage.text("Title") != nil)
        }
    }

    @Test func `a field out of sight is not pressed`() {
        let stage = rows(isInline: true)
        scroll(stage, 60)
        stage.tap(CGPoint(x: 100, y: 62))
        stage.advance(by: 1)
        #expect(!stage.hasFocus)
        #expect(stage.text("Cancel") == nil)
    }

    @Test func `a search begun on scrolled content leaves that under the bar as far as it was`() throws {
        let stage = rows(.navigationBarDrawer(displayMode: .always))
        scroll(stage, 452)
        let bar = try #require(fieldBox(stage)).maxY + 15
        let first = try #require(stage.frame.texts.filter { $0.string.hasPrefix("row") && $0.rect.minY > bar }.first)
        stage.tap(CGPoint(x: 100, y: 62))
        var last = try #require(fieldBox(stage)).minY
        stage.advance(by: 0)
        while stage.isAnimating, stage.time < 5 {
            let now = try #require(fieldBox(stage)).minY
            #expect(now <= last + 0.01 && last - now < 12, "the field does not jump")
            last = now
            stage.advance(by: 1.0 / 60)
        }
        let searching = try #require(fieldBox(stage)).maxY + 8
        let row = try #require(stage.text(first.string))
        #expect(isNear(row.rect.minY - searching, first.rect.minY - bar, 0.5))
        stage.press(.escape)
        stage.advance(by: 3)
        #expect(isNear(try #require(stage.text(first.string)).rect.minY, first.rect.minY, 0.5))
    }

    @Test func `what scrolls on its way asks for no more frames when it is at rest, and evaluates nothing`() {
        let log = Log()
        let stage = Stage.phone {
            NavigationStack {
                Logged("content", log) { List(0..<40, id: \.self) { Text("row \($0)") } }
                    .searchable(text: .constant("")).navigationTitle("Title")
            }
        }
        stage.advance(by: 1)
        _ = log.take()
        scroll(stage, 30)
        stage.advance(by: 2)
        #expect(log.take() == [])
        #expect(stage.nextFrameTime == nil)
    }
}
