import Foundation
import SwiftUI
import TallyStage
import Testing

/// What a link shares, on a stage of 400 by 400 points.
@MainActor
struct ShareLinkTests {
    private struct Task: Transferable, Codable {
        var title: String
        static var transferRepresentation: some TransferRepresentation {
            CodableRepresentation(contentType: .json)
            ProxyRepresentation(exporting: \.title)
        }
    }

    private func stage(_ view: some View) -> Stage {
        Stage(size: CGSize(width: 400, height: 400)) { view }
    }

    private func copied(_ view: some View, _ label: String = "Share…") throws -> String? {
        let stage = stage(view)
        try stage.tap(label)
        #expect(stage.settle())
        try stage.tap("Copy")
        #expect(stage.settle())
        #expect(stage.text("Copy") == nil, "the menu closes")
        return stage.preferences.pasteboard
    }

    private let address = URL(string: "https://example.org/a")!

    @Test func `a tap shows what is shared, and Copy puts it on the pasteboard`() throws {
        let stage = stage(ShareLink(item: address))
        try stage.tap("Share…")
        #expect(stage.settle())
        #expect(stage.frame.visibleText.contains("https://example.org/a"))
        #expect(stage.preferences.pasteboard == nil)
        stage.press(.escape)
        #expect(stage.settle())
        #expect(stage.preferences.pasteboard == nil && stage.text("Copy") == nil)
        #expect(try copied(ShareLink(item: address)) == "https://example.org/a")
        #expect(try copied(ShareLink(item: "a text")) == "a text")
        #expect(
            try copied(ShareLink("Tell", item: "a text", subject: Text("s"), message: Text("m")), "Tell") == "a text")
        #expect(try copied(ShareLink(item: "x") { Text("mine") }, "mine") == "x")
    }

    @Test func `several items are copied line by line, each in the form of a text that it has`() throws {
        #expect(try copied(ShareLink(items: ["a", "b"])) == "a\nb")
        #expect(try copied(ShareLink(items: [address, address])) == "https://example.org/a\nhttps://example.org/a")
        let tasks = [Task(title: "one"), Task(title: "two")]
        #expect(try copied(ShareLink(items: tasks) { SharePreview($0.title) }) == "one\ntwo")
        #expect(
            try copied(
                ShareLink("Out", item: tasks[0], preview: SharePreview("T", image: Image(systemName: "star"))), "Out")
                == "one")
        let stage = stage(ShareLink(items: tasks) { SharePreview("the \($0.title)") })
        try stage.tap("Share…")
        #expect(stage.settle())
        #expect(stage.frame.visibleText.contains("the one") && stage.frame.visibleText.contains("+ 1"))
    }

    @Test func `what has no form of a text cannot be copied`() throws {
        let stage = stage(
            ShareLink(item: Image(systemName: "star"), preview: SharePreview("Star", image: Image(systemName: "star"))))
        stage.preferences.pasteboard = "before"
        try stage.tap("Share…")
        #expect(stage.settle())
        try stage.tap("Copy")
        #expect(stage.settle())
        #expect(stage.preferences.pasteboard == "before")
        let none = self.stage(ShareLink(items: [String]()))
        try none.tap("Share…")
        #expect(none.settle())
        try none.tap("Copy")
        #expect(none.settle() && none.preferences.pasteboard == nil)
    }

    @Test func `in a menu it is an item that copies at once`() throws {
        let stage = stage(Menu("More") { ShareLink(item: "a text") })
        try stage.tap("More")
        #expect(stage.settle())
        try stage.tap("Share…")
        #expect(stage.settle())
        #expect(stage.preferences.pasteboard == "a text")
    }

    @Test func `it is a button to assistive technology`() {
        let items = stage(ShareLink(item: "x")).frame.accessibility
        #expect(items.map(\.label) == ["Share…"] && items[0].traits.contains(.isButton))
    }
}
