import Foundation
import SwiftUI
import TallyStage
import Testing

// long: all that opens, closes and leads through menus, on the same few of them.

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

    @Test func `it is flush with the end of its label that is nearer to the stage's edge`() throws {
        for (x, isLeading) in [(150.0, true), (250.0, false)] {
            let stage = made(
                Menu {
                    Button("Item") {}
                } label: {
                    Color.red.frame(width: 40, height: 20)
                }.position(x: x, y: 50))
            stage.tap(CGPoint(x: x, y: 50))
            #expect(stage.settle())
            let item = try #require(stage.text("Item")).rect
            #expect(isNear(item.minX, (isLeading ? x - 20 : x + 20 - 250) + 16, 0.5))
        }
    }

    @Test func `it grows out of its label's side, downwards below it and upwards above it`() throws {
        for alignment in [Alignment.top, .bottom] {
            let stage = made(Choosing(log: Log(), alignment: alignment))
            try stage.tap("Options")
            stage.advance(by: 0.05)
            let early = (try #require(stage.text("Copy")).rect, try #require(stage.text("Sort")).rect)
            #expect(stage.settle())
            let rested = (try #require(stage.text("Copy")).rect, try #require(stage.text("Sort")).rect)
            let (first, last) = (abs(early.0.midY - rested.0.midY), abs(early.1.midY - rested.1.midY))
            #expect(alignment == .top ? first < last : last < first)
        }
    }

    @Test func `a menu that fits neither below its label nor above stands at the bottom of the stage`() throws {
        let stage = made(
            Menu("Long") { ForEach(0..<12) { row in Button("row \(row)") {} } }
                .frame(maxWidth: .infinity, maxHeight: .infinity))
        try open(stage, "Long")
        let (first, last) = (try #require(stage.text("row 0")).rect, try #require(stage.text("row 11")).rect)
        #expect(first.minY > 8 && isNear(last.midY, 592 - 22, 1))
    }

    @Test func `from right to left its items begin at the right`() throws {
        let stage = made(Choosing(log: Log()).environment(\.layoutDirection, .rightToLeft))
        try open(stage)
        let (copy, share) = (try #require(stage.text("Copy")).rect, try #require(stage.text("Share")).rect)
        #expect(copy.maxX == share.maxX && copy.minX != share.minX)
    }

    @Test func `a section stands apart from the items before it`() throws {
        let stage = made(
            Menu("Apart") {
                Button("one") {}
                Button("two") {}
                Section { Button("three") {} }
                Divider()
                Button("four") {}
            })
        try open(stage, "Apart")
        let y = try ["one", "two", "three", "four"].map { try #require(stage.text($0)).rect.midY }
        #expect(isNear(y[1] - y[0], 45, 0.01) && isNear(y[2] - y[1], 52, 0.01) && isNear(y[3] - y[2], 52, 0.01))
    }

    @Test func `a toggle is marked while it is on, and only then`() throws {
        for isOn in [false, true] {
            let stage = made(Menu("Marks") { Toggle("Bold", isOn: .constant(isOn)) })
            try open(stage, "Marks")
            let text = try #require(stage.text("Bold")).rect
            let marks = stage.frame.shapes.filter {
                isNear($0.rect.midY, text.midY, 4) && $0.rect.maxX <= text.minX && $0.opacity > 0.5
            }
            #expect(marks.count == (isOn ? 1 : 0))
        }
    }

    @Test func `the item that the arrows have come to stands on a darker ground`() throws {
        let stage = made(Choosing(log: Log()))
        try open(stage)
        func ground(_ label: String) throws -> Int {
            let y = try #require(stage.text(label)).rect.midY
            return stage.frame.shapes.filter {
                isNear($0.rect.midY, y, 1) && $0.color.opacity > 0 && $0.rect.height > 40
            }
            .count
        }
        let before = (try ground("Copy"), try ground("Share"))
        stage.press(.downArrow)
        stage.advance(by: 0)
        #expect(try ground("Copy") == before.0 + 1 && ground("Share") == before.1)
    }

    @Test func `the item under a pointer stands on a darker ground, and the arrows and Return go on from it`() throws {
        let log = Log()
        let stage = made(Choosing(log: log))
        try open(stage)
        func middle(_ label: String) throws -> CGPoint {
            let rect = try #require(stage.text(label)).rect
            return CGPoint(x: rect.midX, y: rect.midY)
        }
        func isMarked(_ label: String) throws -> Bool {
            let y = try middle(label).y
            let grounds = stage.frame.shapes.filter {
                isNear($0.rect.midY, y, 1) && $0.color.opacity > 0 && $0.rect.height > 40
            }
            return grounds.count > 1
        }
        stage.hover(try middle("Copy"))
        stage.advance(by: 0)
        #expect(try isMarked("Copy") && !isMarked("Delete"))
        stage.hover(try middle("Share"))
        stage.advance(by: 0)
        #expect(try !isMarked("Copy") && isMarked("Share"))
        // What cannot be chosen is not marked.
        stage.hover(try middle("Never"))
        stage.advance(by: 0)
        #expect(try !isMarked("Share") && !isMarked("Never"))
        stage.hover(try middle("Copy"))
        stage.press(.downArrow)
        stage.advance(by: 0)
        #expect(try !isMarked("Copy") && isMarked("Delete"))
        stage.hover(CGPoint(x: 5, y: 590))
        stage.hover(try middle("Share"))
        stage.press(.return)
        #expect(stage.settle())
        #expect(log.take() == ["share"])
    }

    @Test func `the arrows to the sides open and close the menu in a menu`() throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let (forward, back): (KeyEquivalent, KeyEquivalent) =
                direction == .leftToRight ? (.rightArrow, .leftArrow) : (.leftArrow, .rightArrow)
            let log = Log()
            let stage = made(
                Menu("Options") {
                    Button("Copy") { log("copy") }
                    Menu("Sort") {
                        Button("By name") { log("name") }
                        Button("By date") { log("date") }
                    }
                }.environment(\.layoutDirection, direction))
            try open(stage)
            stage.press(forward)
            stage.press(.downArrow)
            stage.press(forward)
            #expect(stage.settle())
            #expect(stage.text("By name") == nil)
            stage.press(.downArrow)
            stage.press(back)
            #expect(stage.settle())
            #expect(stage.text("By name") == nil)
            stage.press(forward)
            #expect(stage.settle())
            #expect(stage.text("By name") != nil)
            // Opened already: the key is nobody's.
            stage.press(forward)
            stage.press(.downArrow)
            stage.press(.downArrow)
            stage.press(back)
            #expect(stage.settle())
            #expect(stage.text("By name") == nil && stage.text("Sort") != nil)
            // The menu itself has the keys again.
            stage.press(forward)
            stage.press(.downArrow)
            stage.press(.return)
            #expect(stage.settle())
            #expect(log.take() == ["name"])
            #expect(stage.text("Sort") == nil)
        }
    }

    @Test func `the second button of a mouse opens the innermost context menu, and acts on nothing else`() throws {
        let log = Log()
        let stage = made(
            VStack(spacing: 0) {
                Button("Card") { log("tap") }
                    .frame(width: 200, height: 100)
                    .contextMenu { Button("Remove") { log("remove") } }
                Color.red.frame(width: 200, height: 100)
                Text("Still").frame(width: 200, height: 100)
                    .contextMenu { Button("Never") {} }
                    .disabled(true)
            }
            .contextMenu { Button("All") { log("all") } })
        func open(_ point: CGPoint) {
            stage.secondaryPress(point)
            #expect(stage.settle())
        }
        open(CGPoint(x: 200, y: 200))
        #expect(stage.text("Remove") != nil && stage.text("All") == nil && log.take() == [])
        // What is below a menu is not reached.
        open(CGPoint(x: 200, y: 590))
        #expect(stage.text("Remove") != nil && stage.text("All") == nil)
        try stage.tap("Remove")
        #expect(stage.settle())
        #expect(log.take() == ["remove"])
        open(CGPoint(x: 200, y: 300))
        #expect(stage.text("Remove") == nil && stage.text("All") != nil)
        stage.press(.escape)
        #expect(stage.settle())
        open(CGPoint(x: 200, y: 400))
        #expect(stage.text("Never") == nil && stage.text("All") != nil)
        stage.press(.escape)
        #expect(stage.settle())
        open(CGPoint(x: 5, y: 5))
        #expect(stage.text("All") == nil && log.take() == [])
    }

    @Test func `an item that destroys is red, one that is disabled is paler than the others`() throws {
        let stage = made(Choosing(log: Log()))
        try open(stage)
        let (copy, delete) = (try #require(stage.text("Copy")).color, try #require(stage.text("Delete")).color)
        let never = try #require(stage.text("Never")).color
        #expect(delete.red > 0.8 && delete.green < 0.5 && copy.red == copy.green)
        #expect(never.opacity < copy.opacity)
    }

    @Test func `the items of a menu in a menu stand further in`() throws {
        let stage = made(Choosing(log: Log()))
        try open(stage)
        let outer = try #require(stage.text("Share")).rect.minX
        try stage.tap("Sort")
        #expect(stage.settle())
        #expect(isNear(try #require(stage.text("By name")).rect.minX - outer, 16, 0.01))
    }

    @Test func `a context menu without items is none`() {
        let stage = made(Color.red.frame(width: 50, height: 50).contextMenu {})
        stage.pointerDown(CGPoint(x: 200, y: 300))
        stage.advance(by: 1)
        stage.pointerUp(CGPoint(x: 200, y: 300))
        #expect(stage.settle())
        #expect(stage.frame.shapes.count == 1)
    }

    @Test func `a picker in a menu is its rows, with the style menu a menu inside`() throws {
        struct Sorting: View {
            let isMenu: Bool
            @State private var order = 1
            var body: some View {
                Menu("Options") {
                    let picker = Picker("Sort", selection: $order) {
                        Text("Name").tag(1)
                        Text("Date").tag(2)
                    }
                    if isMenu { picker.pickerStyle(.menu) } else { picker }
                    Button("\(order)") {}
                }
            }
        }
        let rows = made(Sorting(isMenu: false))
        try open(rows)
        #expect(rows.text("Name") != nil && rows.text("Sort") == nil)
        let stage = made(Sorting(isMenu: true))
        try open(stage)
        #expect(stage.text("Name") == nil)
        try open(stage, "Sort")
        #expect(try #require(stage.text("Name")).rect.minX > #require(stage.text("Sort")).rect.minX)
        try open(stage, "Date")
        #expect(stage.text("Sort") == nil)
        try open(stage)
        #expect(stage.text("2") != nil)
    }
}
