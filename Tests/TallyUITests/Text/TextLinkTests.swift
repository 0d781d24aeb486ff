import Foundation
import SwiftUI
import TallyControls
import TallyCore
import TallyScene
import TallyStage
import TallyUI
import Testing

@MainActor
@Suite("Texts: links")
struct TextLinkTests {
    private func stage(@ViewBuilder _ content: @escaping () -> some View) -> Stage {
        Stage(size: CGSize(width: 300, height: 120), content: content)
    }

    @Test func `a link opens where it is pressed, and nowhere else`() throws {
        let stage = stage { Text("Read the [terms](https://a.b/terms) or [help](https://a.b/help).") }
        #expect(stage.frame.visibleText == "Read the terms or help.")
        let links = stage.frame.accessibility.filter { $0.traits.contains(.isLink) }
        #expect(links.map(\.label) == ["terms", "help"])
        try stage.tap("help")
        #expect(stage.openedURLs.map(\.absoluteString) == ["https://a.b/help"])
        let text = stage.frame.texts[0].rect
        stage.tap(CGPoint(x: text.minX + 5, y: text.midY))
        #expect(stage.openedURLs.count == 1)
        // A press that ends beside it opens nothing, nor does one that begins there.
        let place = CGPoint(x: links[0].rect.midX, y: links[0].rect.midY)
        stage.pointerDown(place)
        stage.pointerUp(CGPoint(x: text.minX + 5, y: text.midY))
        stage.pointerDown(CGPoint(x: text.minX + 5, y: text.midY))
        stage.pointerUp(place)
        #expect(stage.openedURLs.count == 1)
        stage.tap(place)
        #expect(stage.openedURLs.last?.absoluteString == "https://a.b/terms")
    }

    @Test func `a link that is redacted is nothing to press`() {
        let stage = stage { Text("[terms](https://a.b/terms)").redacted(reason: .placeholder) }
        stage.tap(CGPoint(x: 150, y: 60))
        #expect(stage.openedURLs.isEmpty)
        #expect(stage.frame.accessibility.allSatisfy { !$0.traits.contains(.isLink) })
    }

    @Test func `a link is of the tint, whatever the text's colour is`() {
        func blues(_ stage: Stage) -> Int {
            let image = stage.image()
            return (0..<image.height).reduce(0) { sum, y in
                sum + (0..<image.width).count { image[$0, y] & 255 > 180 && image[$0, y] >> 16 & 255 < 110 }
            }
        }
        #expect(blues(stage { Text("[mmmm](https://a.b)").foregroundColor(.red) }) > 40)
        #expect(blues(stage { Text("[mmmm](https://a.b)").tint(.red) }) == 0)
        #expect(blues(stage { Text("mmmm") }) == 0)
    }

    @Test func `a pointer has the look of a link over links, and of text over fields`() throws {
        let stage = stage {
            VStack(spacing: 0) {
                Text("Read the [terms](https://a.b/terms).").frame(height: 30)
                Link("Help", destination: URL(string: "https://a.b/help")!).frame(height: 30)
                Button("Button") {}.frame(height: 30)
                TextField("Field", text: .constant("")).frame(height: 30)
            }
        }
        func look(_ x: CGFloat, _ y: CGFloat) -> PointerLook {
            stage.runtime.pointerLook(at: Point(x: Double(x), y: Double(y)))
        }
        let link = try #require(stage.frame.accessibility.first { $0.label == "terms" }).rect
        #expect(look(link.midX, link.midY) == .link)
        #expect(look(link.minX - 10, link.midY) == .standard)
        #expect(look(150, 45) == .link && look(5, 45) == .standard)
        #expect(look(150, 75) == .standard)
        #expect(look(150, 105) == .text)
        #expect(look(1000, 1000) == .standard)
    }

    @Test func `the environment's action takes the address`() throws {
        let log = Log()
        let stage = stage {
            Text("Go to [settings](app://settings/\("sound"))")
                .environment(
                    \.openURL,
                    OpenURLAction { url in
                        log(url.absoluteString)
                        return .handled
                    })
        }
        try stage.tap("settings")
        #expect(log.take() == ["app://settings/sound"])
        #expect(stage.openedURLs.isEmpty)
    }

    @Test func `a link goes on over lines, styles and with the text`() throws {
        let stage = Stage(size: CGSize(width: 120, height: 160)) {
            Text("See [the **very** long name of a page](https://a.b) for more").offset(y: 20)
        }
        #expect(stage.frame.texts.count > 1)
        let link = try #require(stage.frame.accessibility.first { $0.traits.contains(.isLink) })
        #expect(link.label == "the very long name of a page")
        for line in stage.frame.texts.dropFirst().dropLast() {
            stage.tap(CGPoint(x: line.rect.midX, y: line.rect.midY))
        }
        #expect(!stage.openedURLs.isEmpty)
        let before = stage.openedURLs.count
        let last = try #require(stage.frame.texts.last)
        stage.tap(CGPoint(x: last.rect.maxX - 4, y: last.rect.midY))
        #expect(stage.openedURLs.count == before)
    }

    @Test func `a text that is a link as a whole is one element`() throws {
        let stage = stage { Text("[Help](https://a.b)") }
        #expect(stage.frame.accessibility.map(\.label) == ["Help"])
        #expect(stage.frame.accessibility[0].traits.contains(.isLink))
        try stage.tap("Help")
        #expect(stage.openedURLs.count == 1)
    }

    @Test func `links come and go, and what is behind the text is reached beside them`() throws {
        let isLinked = Remote(false)
        let log = Log()
        let stage = stage {
            Playing(isLinked) { isLinked in
                Text(isLinked ? "go [there](https://a.b)" : "go there").padding().onTapGesture { log("tap") }
            }
        }
        let place = { () -> CGPoint in
            let rect = stage.frame.texts[0].rect
            return CGPoint(x: rect.maxX - 6, y: rect.midY)
        }
        stage.tap(place())
        #expect(log.take() == ["tap"])
        isLinked.value = true
        stage.advance(by: 0)
        stage.tap(place())
        #expect(stage.openedURLs.count == 1)
        #expect(log.entries.isEmpty)
        stage.tap(CGPoint(x: stage.frame.texts[0].rect.minX + 3, y: place().y))
        #expect(log.take() == ["tap"])
        isLinked.value = false
        stage.advance(by: 0)
        stage.tap(place())
        #expect(stage.openedURLs.count == 1)
        #expect(log.take() == ["tap"])
    }

    @Test func `a link is reached in a list that scrolls, and a drag over it opens nothing`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            ScrollView {
                VStack { ForEach(0..<20, id: \.self) { Text("[row \($0)](https://a.b/\($0))").padding(4) } }
            }
        }
        stage.drag(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 100, y: 20))
        // A press on what glides only stops it.
        #expect(stage.settle())
        #expect(stage.openedURLs.isEmpty)
        let row = try #require(stage.frame.texts.first { $0.rect.minY > 20 })
        stage.tap(CGPoint(x: row.rect.midX, y: row.rect.midY))
        #expect(stage.openedURLs.map(\.absoluteString) == ["https://a.b/\(row.string.dropFirst(4))"])
    }
}
