import Foundation
import SwiftUI
import TallyStage
import Testing

/// Names that say little each: identifiers, actions, badges, feedback, addresses, borders, text sizes.
@MainActor
struct SmallNamesTests {
    private func made<V: View>(_ view: V) -> Stage { Stage(size: CGSize(width: 400, height: 300)) { view } }

    @Test func `an identifier finds its view, and a label counts before it`() throws {
        let log = Log()
        let stage = made(
            VStack {
                Button("One") { log("one") }.accessibilityIdentifier("first")
                Button("first") { log("two") }
                Button("Three") { log("three") }.accessibilityIdentifier("third")
            })
        try stage.tap("first")
        try stage.tap("third")
        #expect(log.entries == ["two", "three"])
        #expect(throws: StageError.self) { try stage.tap("fourth") }
    }

    @Test func `actions for assistive technology are done by name, and are not seen`() throws {
        let log = Log()
        let stage = made(
            Text("Card")
                .accessibilityAction(named: "Archive") { log("archive") }
                .accessibilityAction(.delete) { log("delete") }
                .accessibilityActions {
                    Button("Share") { log("share") }
                    Button("Copy") { log("copy") }
                })
        for (name, entry) in [("Archive", "archive"), ("Delete", "delete"), ("Share", "share"), ("Copy", "copy")] {
            try stage.perform(name, on: "Card")
            #expect(log.take() == [entry])
        }
        #expect(stage.frame.texts.map(\.string) == ["Card"])
        #expect(throws: StageError.self) { try stage.perform("Nothing", on: "Card") }
    }

    @Test func `actions do what their view says now, and are what it offers now`() throws {
        let log = Log()
        let remote = Remote(1)
        let stage = made(
            Playing(remote) { value in
                Text("Card").accessibilityActions {
                    Button("Share") { log("share \(value)") }
                    if value == 1 { Button("Copy") {} }
                }
            })
        try stage.perform("Copy", on: "Card")
        remote.value = 2
        stage.advance(by: 0)
        try stage.perform("Share", on: "Card")
        #expect(log.entries == ["share 2"])
        #expect(throws: StageError.self) { try stage.perform("Copy", on: "Card") }
    }

    @Test func `the default action takes the place of what a press does for assistive technology`() throws {
        let log = Log()
        let stage = made(Button("Card") { log("press") }.accessibilityAction { log("action") })
        try stage.tap("Card")
        #expect(log.take() == ["press"])
        let action = try #require(stage.runtime.accessibilityItems.first?.action)
        stage.runtime.perform(action)
        #expect(log.take() == ["action"])
    }

    @Test func `a badge stands at the end of its row, and nowhere else`() throws {
        let stage = made(
            List {
                Text("Mail").badge(12)
                Text("Trash").badge(0)
                Text("Drafts").badge("new")
                Text("Sent").badge(Text?.none)
            }
            .listStyle(.plain))
        let badge = try #require(stage.text("12")).rect
        #expect(badge.maxX == 384 && isNear(badge.midY, 22, 0.5))
        #expect(stage.text("new") != nil && stage.text("0") == nil)
        #expect(stage.frame.texts.count == 6)
        #expect(made(Text("Mail").badge(12)).frame.texts.count == 1)
    }

    @Test func `feedback is recorded when its value changes, and only then`() {
        let remote = Remote(0)
        let stage = made(
            Playing(remote) { value in
                Text("\(value)")
                    .sensoryFeedback(.success, trigger: value)
                    .sensoryFeedback(.impact(weight: .heavy, intensity: 3), trigger: value) { $1 > $0 }
                    .sensoryFeedback(trigger: value / 10) { _, new in new == 1 ? .warning : nil }
            })
        #expect(stage.sensoryFeedback.isEmpty)
        remote.value = 5
        stage.advance(by: 0)
        let both: [SensoryFeedback] = [.success, .impact(weight: .heavy)]
        #expect(stage.sensoryFeedback.count == 2 && both.allSatisfy(stage.sensoryFeedback.contains))
        remote.value = 4
        stage.advance(by: 0)
        #expect(stage.sensoryFeedback.count == 3 && stage.sensoryFeedback.last == .success)
        remote.value = 14
        stage.advance(by: 0)
        #expect(stage.sensoryFeedback.count == 6 && stage.sensoryFeedback.contains(.warning))
    }

    @Test func `a link opens its address, unless the program takes it`() throws {
        let log = Log()
        let address = try #require(URL(string: "https://example.org/a?b#c"))
        let other = try #require(URL(string: "https://example.org/other"))
        let plain = made(Link("Site", destination: address))
        try plain.tap("Site")
        #expect(plain.openedURLs == [address])
        #expect(plain.frame.accessibility.map(\.traits) == [.isLink])
        for (result, opened, accepted): (OpenURLAction.Result, [URL], Bool) in [
            (.handled, [], true), (.discarded, [], false), (.systemAction, [address], true),
            (.systemAction(other), [other], true),
        ] {
            struct Opening: View {
                let address: URL
                let log: Log
                @Environment(\.openURL) private var openURL
                var body: some View { Button("Open") { openURL(address) { log("\($0)") } } }
            }
            let stage = made(
                Opening(address: address, log: log)
                    .environment(
                        \.openURL,
                        OpenURLAction { url in
                            #expect(url == address)
                            return result
                        }))
            try stage.tap("Open")
            #expect(stage.openedURLs == opened)
            #expect(log.take() == ["\(accepted)"])
        }
    }

    @Test func `the ground of a bordered button has the shape that is asked for`() throws {
        let stage = made(
            VStack {
                Button("A") {}.buttonBorderShape(.capsule)
                Button("B") {}.buttonBorderShape(.circle)
                Button("C") {}.buttonBorderShape(.roundedRectangle(radius: .nan))
                Button("D") {}
            }
            .buttonStyle(.bordered))
        #expect(stage.frame.shapes.count == 4)
        let circle = stage.frame.shapes[1].rect
        #expect(isNear(circle.width, circle.height, 0.01))
    }

    @Test func `a scaled metric follows the text size, which can be held within a range`() {
        struct Scaled: View {
            @ScaledMetric private var length = 40.0
            @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 40
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.frame(width: length, height: 10)
                    Color.blue.frame(width: title, height: 10)
                }
            }
        }
        func widths(_ stage: Stage) -> [CGFloat] { stage.frame.shapes.map(\.rect.width) }
        #expect(widths(made(Scaled())) == [40, 40])
        let larger = widths(made(Scaled().dynamicTypeSize(.accessibility3)))
        // The body grows from 17 to 40 points, the large title from 34 to 52.
        #expect(isNear(larger[0], 40 * 40 / 17, 0.01) && isNear(larger[1], 40 * 52 / 34, 0.01))
        let below = Scaled().dynamicTypeSize(...DynamicTypeSize.large)
        #expect(isNear(widths(made(below.dynamicTypeSize(.xSmall)))[0], 40.0 * 14 / 17, 0.01))
        let held = Scaled().dynamicTypeSize(DynamicTypeSize.small...DynamicTypeSize.large)
        #expect(widths(made(held.dynamicTypeSize(.accessibility5))) == [40, 40])
        let above = Scaled().dynamicTypeSize(DynamicTypeSize.large...)
        #expect(widths(made(above.dynamicTypeSize(.xSmall))) == [40, 40])
    }

    @Test func `a bar has the ground and the items that its screen gives it`() throws {
        let stage = made(
            NavigationStack {
                Text("root")
                    .navigationTitle("Title")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbar { ToolbarItem(placement: .topBarLeading) { Text("left") } }
                    .toolbar { Text("right") }
                    .toolbarBackground(Color.red, for: .navigationBar)
            })
        #expect(stage.frame.shapes.contains { isNear($0.rect, 0, 0, 400, 44) })
        #expect(try #require(stage.text("left")).rect.minX < 40)
        #expect(try #require(stage.text("right")).rect.maxX > 360)
    }
}
