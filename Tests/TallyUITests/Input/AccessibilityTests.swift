import SwiftUI
import TallyStage
import Testing

@MainActor
struct AccessibilityTests {
    private func message(_ stage: Stage, _ label: String) -> String {
        do {
            try stage.tap(label)
            return "tapped"
        } catch {
            return "\(error)"
        }
    }

    @Test func `texts and buttons are elements with label, traits and place, in the order of the views`() {
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            VStack {
                Text("title").accessibilityAddTraits(.isHeader); Button("go") {}; Color.red
            }
        }
        let elements = stage.frame.accessibility
        #expect(elements.map(\.label) == ["title", "go"])
        #expect(elements[0].traits.contains(.isHeader))
        #expect(elements[1].traits.contains(.isButton))
        #expect(!elements[1].traits.contains(.isStaticText))
        #expect(isNear(elements[0].rect.midX, 150))
    }

    @Test func `labels and values replace, hidden views are not there, combined ones are one`() {
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            VStack {
                Color.red.frame(width: 20, height: 20).accessibilityLabel("heart").accessibilityValue("3 of 5")
                Text("secret").accessibilityHidden(true)
                Text("clear").opacity(0)
                HStack {
                    Text("one"); Text("two")
                }.accessibilityElement(children: .combine)
                HStack {
                    Text("three"); Text("four")
                }.accessibilityElement(children: .ignore).accessibilityLabel("both")
            }
        }
        let elements = stage.frame.accessibility
        #expect(elements.map(\.label) == ["heart", "one, two", "both"])
        #expect(elements[0].value == "3 of 5")
        #expect(elements[0].rect.size == CGSize(width: 20, height: 20))
    }

    @Test func `a view that leaves is no element any more`() {
        let on = Remote(true)
        let stage = Stage {
            Playing(on) { on in
                VStack {
                    if on { Text("going") }; Text("staying")
                }
            }
        }
        withAnimation(.linear(duration: 1)) { on.value = false }
        stage.advance(by: 0.5)
        #expect(stage.frame.texts.count == 2)
        #expect(stage.frame.accessibility.map(\.label) == ["staying"])
    }

    @Test func `a label that nothing has is refused with what there is`() {
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            VStack {
                Text("a"); Button("b") {}
            }
        }
        #expect(message(stage, "c") == "No element is labelled \"c\". On the stage: \"a\", \"b\".")
        #expect(message(Stage { Color.red }, "c") == "No element is labelled \"c\". On the stage: nothing.")
    }

    @Test func `a label that several have is refused with their places`() {
        let stage = Stage {
            VStack(spacing: 0) {
                Button("a") {}.frame(width: 50, height: 20); Button("a") {}.frame(width: 50, height: 20)
            }
        }
        #expect(message(stage, "a") == "2 elements are labelled \"a\", at (50, 40), (50, 60). Tap one by its point.")
    }

    @Test func `of a text and a button with one label the button is meant`() {
        var taps = 0
        let stage = Stage {
            VStack {
                Text("a"); Button("a") { taps += 1 }
            }
        }
        #expect(message(stage, "a") == "tapped")
        #expect(taps == 1)
    }

    @Test func `a button in a row that can be selected is an element of its own`() throws {
        let log = Log()
        let selection = Remote<Int?>(nil)
        let stage = Stage.phone {
            Playing(selection) { _ in
                List(selection: selection.binding ?? .constant(nil)) {
                    HStack {
                        Text("one")
                        Button("call") { log("call") }.buttonStyle(.borderless)
                    }
                    .tag(1)
                }
            }
        }
        #expect(stage.frame.accessibility.map(\.label).filter { !$0.isEmpty } == ["one", "call"])
        try stage.tap("call")
        stage.advance(by: 0)
        #expect(log.take() == ["call"] && selection.value == nil)
        try stage.tap("one")
        stage.advance(by: 0)
        #expect(log.take() == [] && selection.value == 1)
    }
}
