import Foundation
import SwiftUI
import TallyStage
import Testing

/// Keys go to the topmost presentation, and what had the focus before has it again afterwards.
@MainActor
struct PresentationKeyTests {
    private struct Screen<V: View>: View {
        let log: Log
        @ViewBuilder let presenting: (Binding<Bool>) -> V
        @State private var isOn = false
        @State private var name = ""
        @State private var count = 0
        @FocusState private var hasFocus: Bool

        var body: some View {
            VStack {
                TextField("Field", text: $name).focused($hasFocus)
                Text("name \(name)")
                Text("focus \(hasFocus)")
                Slider(value: Binding(get: { Double(count) }, set: { count = Int($0) }), in: 0...10, step: 1)
                Text("count \(count)")
                Button("Show") { isOn = true }
                presenting($isOn)
            }
        }
    }

    private func stage<V: View>(_ log: Log, @ViewBuilder _ presenting: @escaping (Binding<Bool>) -> V) -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 500)) { Screen(log: log, presenting: presenting) }
        #expect(stage.settle())
        return stage
    }

    /// Gives the field the focus, and opens what is presented.
    private func typeAndShow(_ stage: Stage) throws {
        let field = try #require(stage.text("Field"))
        stage.tap(CGPoint(x: field.rect.midX, y: field.rect.midY))
        stage.type("a")
        stage.advance(by: 0)
        #expect(stage.text("focus true") != nil)
        try stage.tap("Show")
        #expect(stage.settle())
    }

    @Test func `what is below a presentation has no keys, and has the focus again afterwards`() throws {
        let log = Log()
        for kind in 0..<5 {
            let stage = stage(log) { isOn in
                switch kind {
                case 0: Text("P").sheet(isPresented: isOn) { Text("card") }
                case 1: Text("P").fullScreenCover(isPresented: isOn) { Text("card") }
                case 2: Text("P").popover(isPresented: isOn) { Text("card") }
                case 3: Text("P").alert("card", isPresented: isOn) { Button("OK") {} }
                default: Text("P").confirmationDialog("card", isPresented: isOn, titleVisibility: .visible) {}
                }
            }
            try typeAndShow(stage)
            #expect(stage.text("card") != nil, "\(kind)")
            #expect(stage.text("focus false") != nil, "\(kind)")
            stage.type("b")
            stage.press(.delete)
            stage.advance(by: 0)
            #expect(stage.text("name a") != nil, "\(kind)")
            stage.press(.escape)
            stage.advance(by: 0)
            #expect(stage.text("focus true") != nil, "\(kind)")
            #expect(stage.settle())
            #expect(stage.text("card") == nil, "\(kind)")
            stage.type("c")
            stage.advance(by: 0)
            #expect(stage.text("name ac") != nil, "\(kind)")
        }
    }

    @Test func `with a menu open the arrows move between its items, Return chooses, Escape closes`() throws {
        let log = Log()
        let stage = stage(log) { _ in
            Menu("Menu") {
                Button("One") { log("one") }
                Button("Two") { log("two") }
            }
        }
        // The slider has the focus.
        stage.press(.tab)
        stage.press(.tab)
        stage.press(.rightArrow)
        stage.advance(by: 0)
        #expect(stage.text("count 1") != nil)
        try stage.tap("Menu")
        #expect(stage.settle())
        stage.press(.downArrow)
        stage.press(.downArrow)
        stage.press(.rightArrow)
        stage.press(.upArrow)
        stage.press(.downArrow)
        stage.press(.return)
        #expect(stage.settle())
        #expect(log.take() == ["two"])
        #expect(stage.text("One") == nil)
        #expect(stage.text("count 1") != nil)
        stage.press(.rightArrow)
        stage.advance(by: 0)
        #expect(stage.text("count 2") != nil)
        try stage.tap("Menu")
        #expect(stage.settle())
        stage.press(.escape)
        #expect(stage.settle())
        #expect(stage.text("One") == nil)
        #expect(log.take() == [])
        stage.press(.rightArrow)
        stage.advance(by: 0)
        #expect(stage.text("count 3") != nil)
    }

    private func answered(_ key: KeyEquivalent, @ViewBuilder _ buttons: (Log) -> some View) -> [String] {
        let log = Log()
        let buttons = buttons(log)
        let stage = stage(log) { isOn in Text("P").alert("Sure?", isPresented: isOn) { buttons } }
        guard (try? stage.tap("Show")) != nil, stage.settle() else { return ["no alert"] }
        stage.press(key)
        let isSettled = stage.settle()
        return log.take() + (stage.text("Sure?") == nil && isSettled ? [] : ["open"])
    }

    @Test func `Return answers an alert by its default button, Escape by the one that cancels`() {
        func usual(_ log: Log) -> some View {
            Group {
                Button("Delete", role: .destructive) { log("delete") }
                Button("Cancel", role: .cancel) { log("cancel") }
                Button("Keep") { log("keep") }
                Button("Copy") { log("copy") }
            }
        }
        #expect(answered(.return, usual) == ["keep"])
        #expect(answered(.escape, usual) == ["cancel"])
        // Nothing is destroyed by Return alone.
        func grave(_ log: Log) -> some View {
            Group {
                Button("Delete", role: .destructive) { log("delete") }
                Button("Cancel", role: .cancel) { log("cancel") }
            }
        }
        #expect(answered(.return, grave) == ["open"])
        #expect(answered(.escape, grave) == ["cancel"])
        #expect(answered(.return) { log in Button("OK") { log("ok") } } == ["ok"])
        #expect(answered(.return) { log in Button("OK", role: .cancel) { log("ok") } } == ["ok"])
        #expect(answered(.return) { _ in EmptyView() } == [])
        func chosen(_ log: Log) -> some View {
            Group {
                Button("One") { log("one") }
                Button("Two") { log("two") }.keyboardShortcut(.defaultAction)
            }
        }
        #expect(answered(.return, chosen) == ["two"])
    }

    @Test func `the button of an alert or a dialog that Tab has come to stands on a darker ground`() throws {
        for isAlert in [true, false] {
            let log = Log()
            let stage = stage(log) { isOn in
                if isAlert {
                    Text("P").alert("Sure?", isPresented: isOn) {
                        Button("Delete", role: .destructive) { log("delete") }
                        Button("Keep") { log("keep") }
                        Button("Cancel", role: .cancel) { log("cancel") }
                    }
                } else {
                    Text("P").confirmationDialog("Sure?", isPresented: isOn, titleVisibility: .visible) {
                        Button("Delete", role: .destructive) { log("delete") }
                        Button("Keep") { log("keep") }
                        Button("Cancel", role: .cancel) { log("cancel") }
                    }
                }
            }
            try stage.tap("Show")
            #expect(stage.settle())
            let names = ["Delete", "Keep", "Cancel"]
            func grounds() throws -> [Int] {
                try names.map { name in
                    let y = try #require(stage.text(name)).rect.midY
                    return stage.frame.shapes.filter {
                        isNear($0.rect.midY, y, 1) && $0.color.opacity > 0 && $0.rect.height < 80
                    }.count
                }
            }
            let before = try grounds()
            for index in 0..<3 {
                stage.press(.tab)
                stage.advance(by: 0)
                #expect(try zip(grounds(), before).map { $0 - $1 } == (0..<3).map { $0 == index ? 1 : 0 })
            }
            stage.press(.tab, modifiers: .shift)
            stage.press(.space)
            #expect(stage.settle())
            #expect(log.take() == ["keep"])
        }
    }

    private struct Naming: View {
        let log: Log
        @State private var isOn = false
        @State private var name = ""

        var body: some View {
            VStack {
                Text("name \(name)")
                Button("Ask") { isOn = true }
            }
            .onSubmit { log("outside") }
            .alert("Name?", isPresented: $isOn) {
                TextField("First", text: $name)
                Button("OK") { log("ok \(name)") }
                Button("Cancel", role: .cancel) { log("cancel") }
            }
        }
    }

    @Test func `an alert with a field is typed into at once, and Return in the field answers it`() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Naming(log: log) }
        try stage.tap("Ask")
        #expect(stage.settle())
        stage.type("Ada")
        stage.advance(by: 0)
        #expect(stage.text("name Ada") != nil)
        stage.press(.return)
        #expect(stage.settle())
        #expect(log.take() == ["ok Ada"])
        #expect(stage.text("Name?") == nil)
        try stage.tap("Ask")
        #expect(stage.settle())
        stage.type("!")
        stage.press(.escape)
        #expect(stage.settle())
        #expect(log.take() == ["cancel"])
        // Nobody had the focus before.
        stage.type("?")
        stage.advance(by: 0)
        #expect(stage.text("name Ada!") != nil)
    }

    @Test func `focus that an alert's button asks for is not given back to what had it before`() throws {
        struct Checking: View {
            enum Field { case name, word }
            @State private var isOn = false
            @State private var name = ""
            @State private var word = ""
            @FocusState private var field: Field?
            var body: some View {
                VStack {
                    TextField("Name", text: $name).focused($field, equals: .name)
                    TextField("Word", text: $word).focused($field, equals: .word)
                    Text("\(name)-\(word)")
                    Button("Check") { isOn = true }
                }
                .onAppear { field = .name }
                .alert("Empty", isPresented: $isOn) { Button("OK") { field = .word } }
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Checking() }
        stage.advance(by: 0)
        stage.type("n")
        try stage.tap("Check")
        #expect(stage.settle())
        stage.press(.return)
        stage.advance(by: 0)
        stage.type("w")
        stage.advance(by: 0)
        #expect(stage.text("n-w") != nil)
    }

    @Test func `the fields of an alert stand on its card above its buttons, each whole`() throws {
        struct Log: View {
            let buttons: Int
            var body: some View {
                Color.blue.alert("Log in", isPresented: .constant(true)) {
                    TextField("Name", text: .constant(""))
                    SecureField("Word", text: .constant(""))
                    ForEach(0..<buttons, id: \.self) { Button("B\($0)") {} }
                }
            }
        }
        for buttons in 1...3 {
            let stage = Stage(size: CGSize(width: 300, height: 400)) { Log(buttons: buttons) }
            #expect(stage.settle())
            let frame = stage.frame
            let card = try #require(frame.shapes.first { $0.kind == "roundedRectangle" && $0.rect.width > 200 }).rect
            let lines = try #require(
                frame.shapes.last { $0.color.opacity > 0 && $0.color.opacity < 0.9 && $0.rect.width == card.width })
            var bottom = try #require(stage.text("Log in")).rect.maxY
            for field in ["Name", "Word"] {
                let text = try #require(stage.text(field)).rect
                // Its box: on the card, below what stands above, and above the ground of the buttons.
                let box = try #require(
                    frame.shapes.first { $0.rect.contains(text) && $0.rect.height < 60 && $0.rect.width < card.width })
                #expect(card.contains(box.rect))
                #expect(box.rect.minY > bottom)
                #expect(!box.rect.intersects(lines.rect))
                bottom = box.rect.maxY
            }
            for button in 0..<buttons {
                #expect(lines.rect.contains(try #require(stage.text("B\(button)")).rect))
            }
            #expect(isNear(lines.rect.maxY, card.maxY))
        }
    }
}
