import Foundation
import SwiftUI
import TallyStage
import Testing

/// Menus, on a stage of 400 by 600 points.
@MainActor
struct MenuTests {
    private func made<V: View>(_ view: V) -> Stage { Stage(size: CGSize(width: 400, height: 600)) { view } }

    private struct Choosing: View {
        let log: Log
        var alignment = Alignment.top
        @State private var isOn = false

        var body: some View {
            Menu("Options") {
                Button("Copy") { log("copy") }
                Button("Delete", systemImage: "trash", role: .destructive) { log("delete") }
                Divider()
                Toggle("Bold \(isOn ? "on" : "off")", isOn: $isOn)
                Button("Never") { log("never") }.disabled(true)
                Section("More") { Button("Share") { log("share") } }
                Menu("Sort") {
                    Button("By name") { log("name") }
                    Button("By date") { log("date") }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        }
    }

    private func open(_ stage: Stage, _ label: String = "Options") throws {
        try stage.tap(label)
        #expect(stage.settle())
    }

    @Test func `a tap opens the menu, each item acts once and closes it`() throws {
        let log = Log()
        let stage = made(Choosing(log: log))
        #expect(stage.text("Copy") == nil)
        for (item, entry) in [("Copy", "copy"), ("Delete", "delete"), ("Share", "share")] {
            try open(stage)
            try stage.tap(item)
            #expect(stage.settle())
            #expect(log.take() == [entry])
            #expect(stage.text(item) == nil)
        }
    }

    @Test func `a tap outside and Escape close it without an action`() throws {
        let log = Log()
        let stage = made(Choosing(log: log))
        for way in ["outside", "escape"] {
            try open(stage)
            if way == "outside" { stage.tap(CGPoint(x: 200, y: 590)) } else { stage.press(.escape) }
            #expect(stage.settle())
            #expect(stage.text("Copy") == nil, "\(way)")
            #expect(log.entries.isEmpty)
        }
    }

    @Test func `an item that is disabled does nothing and leaves the menu open`() throws {
        let log = Log()
        let stage = made(Choosing(log: log))
        try open(stage)
        try stage.tap("Never")
        #expect(stage.settle())
        #expect(log.entries.isEmpty)
        #expect(stage.text("Never") != nil)
    }

    @Test func `a toggle in a menu turns, and is marked the next time`() throws {
        let stage = made(Choosing(log: Log()))
        try open(stage)
        try stage.tap("Bold off")
        #expect(stage.settle())
        try open(stage)
        #expect(stage.text("Bold on") != nil)
    }

    @Test func `a menu in a menu opens in its place, and its items close both`() throws {
        let log = Log()
        let stage = made(Choosing(log: log))
        try open(stage)
        #expect(stage.text("By name") == nil)
        try stage.tap("Sort")
        #expect(stage.settle())
        let sort = try #require(stage.text("Sort")).rect
        let name = try #require(stage.text("By name")).rect
        #expect(name.minY > sort.maxY)
        #expect(log.entries.isEmpty)
        try stage.tap("By date")
        #expect(stage.settle())
        #expect(log.entries == ["date"])
        #expect(stage.text("Sort") == nil)
    }

    @Test func `it stands on the stage wherever its label is, below it where it fits and else above`() throws {
        for alignment in [
            Alignment.topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
            .bottomTrailing,
        ] {
            let stage = made(Choosing(log: Log(), alignment: alignment))
            let label = try #require(stage.text("Options")).rect
            try open(stage)
            let first = try #require(stage.text("Copy")).rect
            let last = try #require(stage.text("Sort")).rect
            for rect in [first, last] {
                #expect(rect.minX >= 8 && rect.maxX <= 392 && rect.minY >= 8 && rect.maxY <= 592)
            }
            if alignment.vertical == .top { #expect(first.minY > label.maxY) }
            if alignment.vertical == .bottom { #expect(last.maxY < label.minY) }
        }
    }

    @Test func `it grows out of its label and fades in, and turns round from where it is`() throws {
        let stage = made(Choosing(log: Log()))
        try stage.tap("Options")
        stage.advance(by: 0.1)
        let early = try #require(stage.text("Copy"))
        #expect(early.opacity > 0 && early.opacity < 1)
        stage.advance(by: 0.05)
        let later = try #require(stage.text("Copy"))
        #expect(later.opacity > early.opacity)
        #expect(later.rect.width > early.rect.width)
        stage.press(.escape)
        stage.advance(by: 0)
        #expect(abs((stage.text("Copy")?.opacity ?? 0) - later.opacity) < 0.01)
        #expect(stage.settle())
        #expect(stage.text("Copy") == nil)
        #expect(stage.nextFrameTime == nil)
    }

    @Test func `the arrows lead through the items and Return chooses`() throws {
        let log = Log()
        let stage = made(Choosing(log: log))
        try open(stage)
        stage.press(.downArrow)
        stage.press(.downArrow)
        stage.press(.return)
        #expect(stage.settle())
        #expect(log.take() == ["delete"])
        try open(stage)
        stage.press(.downArrow)
        stage.press(.downArrow)
        stage.press(.upArrow)
        stage.press(.space)
        #expect(stage.settle())
        #expect(log.take() == ["copy"])
    }

    @Test func `with an action of its own a tap runs that, and a long press opens the menu`() throws {
        let log = Log()
        let stage = made(
            Menu("Both") {
                Button("Item") { log("item") }
            } primaryAction: {
                log("primary")
            })
        try stage.tap("Both")
        #expect(stage.settle())
        #expect(log.take() == ["primary"])
        #expect(stage.text("Item") == nil)
        let middle = try #require(stage.text("Both")).rect
        stage.pointerDown(CGPoint(x: middle.midX, y: middle.midY))
        stage.advance(by: 0.6)
        stage.pointerUp(CGPoint(x: middle.midX, y: middle.midY))
        #expect(stage.settle())
        #expect(log.entries.isEmpty)
        try stage.tap("Item")
        #expect(stage.settle())
        #expect(log.take() == ["item"])
    }

    @Test func `items may leave the menu open`() throws {
        let stage = made(
            Menu("Count") { Counting() }.menuActionDismissBehavior(.disabled))
        try open(stage, "Count")
        try stage.tap("Add 0")
        #expect(stage.settle())
        #expect(stage.text("Add 1") != nil)
    }

    private struct Counting: View {
        @State private var count = 0
        var body: some View { Button("Add \(count)") { count += 1 } }
    }

    @Test func `a menu that is too long for the stage scrolls`() throws {
        let log = Log()
        let stage = made(Menu("Many") { ForEach(0..<40) { row in Button("row \(row)") { log("\(row)") } } })
        try open(stage, "Many")
        stage.scroll(CGSize(width: 0, height: 2000), at: CGPoint(x: 200, y: 300))
        stage.advance(by: 0)
        try stage.tap("row 39")
        #expect(stage.settle())
        #expect(log.entries == ["39"])
    }

    @Test func `a menu without items opens and closes`() throws {
        let stage = made(Menu("None") {})
        try open(stage, "None")
        stage.press(.escape)
        #expect(stage.settle())
        #expect(stage.warnings.isEmpty)
    }

    @Test func `a view that goes takes its menu along`() throws {
        let remote = Remote(true)
        let stage = made(Playing(remote) { isShown in if isShown { Choosing(log: Log()) } else { Text("gone") } })
        try open(stage)
        remote.value = false
        #expect(stage.settle())
        #expect(stage.text("Copy") == nil && stage.text("gone") != nil)
    }

    @Test func `a long press opens a context menu, and a tap does what it did`() throws {
        let log = Log()
        let stage = made(
            Button("Card") { log("tap") }
                .contextMenu { Button("Remove") { log("remove") } })
        try stage.tap("Card")
        #expect(stage.settle())
        #expect(log.take() == ["tap"])
        #expect(stage.text("Remove") == nil)
        stage.pointerDown(CGPoint(x: 200, y: 300))
        stage.advance(by: 0.6)
        stage.pointerUp(CGPoint(x: 200, y: 300))
        #expect(stage.settle())
        #expect(log.take() == [])
        try stage.tap("Remove")
        #expect(stage.settle())
        #expect(log.take() == ["remove"])
        #expect(stage.text("Remove") == nil)
    }

    @Test func `a context menu without items is none`() {
        let stage = made(Color.red.frame(width: 50, height: 50).contextMenu {})
        stage.pointerDown(CGPoint(x: 200, y: 300))
        stage.advance(by: 1)
        stage.pointerUp(CGPoint(x: 200, y: 300))
        #expect(stage.settle())
        #expect(stage.frame.shapes.count == 1)
    }
}
