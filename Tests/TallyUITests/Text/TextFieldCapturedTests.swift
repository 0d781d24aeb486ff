import Foundation
import SwiftUI
import TallyStage
import Testing

/// Fields whose bindings have captured what they read: what is typed stands until the views are up to date.
@MainActor
@Suite("Text field: bindings that have captured their value")
struct TextFieldCapturedTests {
    private struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
    }

    private struct Rows: View {
        let typed: Typed
        var filter: (String) -> String? = { $0 }
        @State private var items = [Item(id: 0, name: "One"), Item(id: 1, name: "Two")]
        var body: some View {
            VStack {
                ForEach(items) { item in
                    TextField(
                        "Name",
                        text: Binding(
                            get: { item.name },
                            set: { if let new = filter($0) { items[item.id].name = new } }))
                }
            }
            .onChange(of: items, initial: true) { _, new in
                typed.text = new.map(\.name).joined(separator: ",")
                typed.writes.append(new[0].name)
            }
        }
    }

    private func stage(@ViewBuilder _ content: @escaping () -> some View) -> Stage {
        let stage = Stage(size: CGSize(width: 200, height: 120), content: content)
        stage.press(.tab)
        stage.advance(by: 0)
        return stage
    }

    /// The keys with no frame between them, as a window has them when it is late.
    private func typeAtOnce(_ text: String, _ stage: Stage) {
        for character in text { stage.runtime.keyPressed(KeyStroke(KeyEquivalent(character), modifiers: [])) }
    }

    @Test(arguments: [0, 1 / 60.0, 0.1])
    func `what is typed into an element's field stands, however fast`(period: Double) {
        let typed = Typed()
        let stage = stage { Rows(typed: typed) }
        for key in "Uno" {
            stage.type(String(key))
            stage.advance(by: period)
            #expect(stage.text(typed.writes.last ?? "") != nil)
        }
        #expect(typed.text == "Uno,Two")
        #expect(stage.text("Uno") != nil && stage.text("Two") != nil)
        // Nothing but the texts on the way was written.
        #expect(typed.writes == ["One", "U", "Un", "Uno"])
        stage.press(.home)
        stage.type("é!")
        stage.press(.end)
        stage.press(.delete)
        stage.advance(by: 0)
        #expect(typed.text == "é!Un,Two")
    }

    @Test func `all keys of one update stand, undo, redo and paste too`() {
        let typed = Typed()
        let stage = stage { Rows(typed: typed) }
        typeAtOnce("Uno", stage)
        stage.advance(by: 0)
        #expect(typed.text == "Uno,Two")
        stage.press("z", with: .command)
        #expect(typed.text == "One,Two")
        stage.press("y", with: .command)
        #expect(typed.text == "Uno,Two")
        stage.preferences.pasteboard = " dos"
        stage.runtime.keyPressed(KeyStroke("v", modifiers: .command))
        typeAtOnce("!", stage)
        stage.advance(by: 0)
        #expect(typed.text == "Uno dos!,Two")
        // Back to what the getter has captured, and on, within one update.
        for _ in 0..<2 { stage.runtime.keyPressed(KeyStroke(.delete, modifiers: [])) }
        typeAtOnce("s!", stage)
        typeAtOnce("?", stage)
        stage.advance(by: 0)
        #expect(typed.text == "Uno dos!?,Two")
        #expect(stage.text("Uno dos!?") != nil)
    }

    @Test func `an input method's text stands when it is final`() {
        let typed = Typed()
        let stage = stage { Rows(typed: typed) }
        stage.compose("하")
        stage.advance(by: 0)
        // What was selected has given way.
        #expect(typed.writes == ["One", ""])
        stage.compose("한")
        stage.type("한")
        stage.compose("그")
        stage.advance(by: 0)
        #expect(stage.text("한그") != nil)
        stage.type("글")
        stage.advance(by: 0)
        #expect(typed.text == "한글,Two")
        #expect(stage.text("한글") != nil)
    }

    @Test func `a filter upon a captured value shows at the next update, the caret where it belongs`() {
        let typed = Typed()
        let stage = stage { Rows(typed: typed, filter: { $0.filter(\.isLetter).uppercased() }) }
        stage.typing("ab1c")
        #expect(typed.text == "ABC,Two")
        #expect(stage.text("ABC") != nil)
        stage.press(.leftArrow, with: [])
        stage.typing("2")
        stage.typing("x")
        #expect(typed.text == "ABXC,Two")
        #expect(stage.text("ABXC") != nil)
    }

    @Test func `a refusal that writes nothing shows at the next update`() {
        let typed = Typed()
        let stage = stage { Rows(typed: typed, filter: { $0.allSatisfy(\.isNumber) ? $0 : nil }) }
        stage.typing("a")
        #expect(stage.text("One") != nil)
        // It was selected before, and is so again.
        stage.typing("1a2")
        #expect(typed.text == "12,Two")
        #expect(stage.text("12") != nil)
        #expect(typed.writes == ["One", "1", "12"])
    }

    @Test func `a copy of a state made in the body`() {
        struct Copy: View {
            let typed: Typed
            @State private var text = ""
            var body: some View {
                let copy = text
                TextField("Name", text: Binding(get: { copy }, set: { text = $0 }))
                SecureField("Password", text: Binding(get: { copy }, set: { text = $0 }))
                TextEditor(text: Binding(get: { copy }, set: { text = $0 })).frame(height: 40)
                    .onChange(of: text) { _, new in typed.text = new }
            }
        }
        let typed = Typed()
        let stage = stage { VStack { Copy(typed: typed) } }
        stage.typing("abc")
        stage.press(.tab)
        stage.press(.end)
        stage.typing("def")
        #expect(typed.text == "abcdef")
        stage.press(.tab)
        stage.press(.end)
        stage.type("g")
        stage.press(.return)
        stage.typing("h")
        #expect(typed.text == "abcdefg\nh")
    }

    @Test func `the item of a sheet`() throws {
        struct Sheet: View {
            let typed: Typed
            @State private var items = [Item(id: 0, name: "One")]
            @State private var shown: Item?
            var body: some View {
                Button("Edit") { shown = items[0] }
                    .sheet(item: $shown) { item in
                        TextField("Name", text: Binding(get: { item.name }, set: { shown?.name = $0 }))
                    }
                    .onChange(of: shown) { _, new in typed.text = new?.name ?? "-" }
            }
        }
        let typed = Typed()
        let stage = Stage(size: CGSize(width: 200, height: 300)) { Sheet(typed: typed) }
        try stage.tap("Edit")
        stage.advance(by: 1)
        stage.press(.tab)
        stage.typing("Uno")
        #expect(typed.text == "Uno")
        #expect(stage.text("Uno") != nil)
    }

    @Test func `a selection that is bound goes with the text`() {
        struct Selecting: View {
            let typed: Typed
            @State private var text = "ab"
            @State private var selection: TextSelection?
            var body: some View {
                let copy = text
                TextField("Name", text: Binding(get: { copy }, set: { text = $0 }), selection: $selection)
                    .onChange(of: text, initial: true) { _, new in typed.text = new }
                    .onChange(of: selection) { _, new in typed.selection = new }
            }
        }
        let typed = Typed()
        let stage = stage { Selecting(typed: typed) }
        stage.press(.rightArrow, .leftArrow, with: [])
        stage.typing("x")
        #expect(typed.marked == "ax|b")
        typeAtOnce("yz", stage)
        stage.advance(by: 0)
        #expect(typed.marked == "axyz|b")
    }

    private struct Letters: View {
        let typed: Typed
        @State private var text = ""
        var body: some View {
            TextField(
                "Name",
                text: Binding(
                    get: { text },
                    set: { new in
                        typed.writes.append(new)
                        if new.allSatisfy(\.isLetter) { text = new }
                    }))
        }
    }

    @Test func `what a binding refuses at once is not in the way of the next key`() {
        let typed = Typed()
        let stage = stage { Letters(typed: typed) }
        typeAtOnce("a1b", stage)
        stage.advance(by: 0)
        #expect(typed.writes == ["a", "a1", "ab"])
        #expect(stage.text("ab") != nil)
    }

    private struct Animated: View {
        @State private var text = ""
        var body: some View {
            TextField("Name", text: Binding(get: { text }, set: { new in withAnimation(.linear) { text = new } }))
        }
    }

    @Test func `keys whose writes are shown one after another leave the caret behind the last`() {
        let stage = stage { Animated() }
        typeAtOnce("ab", stage)
        stage.advance(by: 0)
        #expect(stage.text("ab") != nil)
        stage.typing("c")
        #expect(stage.text("abc") != nil)
        stage.press(.home)
        typeAtOnce("xyz", stage)
        stage.advance(by: 0)
        stage.typing("!")
        #expect(stage.text("xyz!abc") != nil)
    }
}
