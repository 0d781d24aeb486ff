import SwiftUI
import TallyStage
import Testing

@MainActor
@Suite("Text field")
struct TextFieldTests {
    private func stage(@ViewBuilder _ content: @escaping () -> some View) -> Stage {
        Stage(size: CGSize(width: 200, height: 200), content: content)
    }

    private struct Form: View {
        enum Field: Hashable { case name, mail }
        let log: Log
        @State private var name = ""
        @State private var mail = ""
        @FocusState private var field: Field?
        var body: some View {
            VStack {
                Text(verbatim: field.map { "\($0)" } ?? "none")
                TextField("Name", text: $name).focused($field, equals: .name)
                    .onSubmit {
                        log("name \(name)")
                        field = .mail
                    }
                TextField("Mail", text: $mail).focused($field, equals: .mail).submitLabel(.done)
                TextField("Off", text: $mail).disabled(true)
                Button("leave") { field = nil }
            }
            .onSubmit { log("form") }
        }
    }

    @Test func `a tap, Tab and a focus state bring the focus, and Return submits from the inside out`() throws {
        let log = Log()
        let stage = stage { Form(log: log) }
        try stage.tap("Name")
        stage.typing("Ada")
        #expect(stage.text("name") != nil)
        stage.press(.return)
        stage.advance(by: 0)
        #expect(log.take() == ["name Ada", "form"])
        #expect(stage.text("mail") != nil)
        stage.typing("a@b")
        stage.press(.return)
        stage.advance(by: 0)
        #expect(log.take() == ["form"])
        #expect(stage.text("mail") != nil)
        stage.press(.tab, modifiers: .shift)
        stage.advance(by: 0)
        #expect(stage.text("name") != nil)
        #expect(stage.highlight != nil)
        try stage.tap("leave")
        stage.advance(by: 0)
        #expect(stage.text("none") != nil)
        #expect(stage.caret == nil)
        #expect(stage.nextFrameTime == nil)
        try stage.tap("Off")
        stage.typing("x")
        #expect(stage.text("none") != nil)
        #expect(stage.frame.texts.filter { $0.string == "a@b" }.count == 2)
    }

    @Test func `a scope keeps submissions inside, and Return that nobody takes presses the default button`() {
        let log = Log()
        let stage = stage {
            TextField("Name", text: .constant("")).submitScope().onSubmit { log("outer") }
            Button("ok") { log("ok") }.keyboardShortcut(.defaultAction)
        }
        stage.press(.tab)
        stage.press(.return)
        #expect(log.take() == ["ok"])
    }

    @Test func `a field that is switched off gives the focus away`() {
        let isOn = Remote(true)
        let stage = stage { Playing(isOn) { TextField("Name", text: .constant("a")).disabled(!$0) } }
        stage.press(.tab)
        stage.advance(by: 0)
        stage.press(.rightArrow, with: [])
        #expect(stage.caret != nil)
        isOn.value = false
        stage.advance(by: 0)
        #expect(stage.caret == nil)
        #expect(stage.nextFrameTime == nil)
    }

    @Test func `it is as wide as proposed and one line high, and fixed in size it hugs its text`() throws {
        let stage = stage {
            TextField("Name", text: .constant("abc")).background(.red)
            TextField("Name", text: .constant("abc")).fixedSize().background(.blue)
            Text("abc")
        }
        let line = try #require(stage.frame.texts.last).rect
        #expect(isNear(stage.boxes[0].width, 200))
        #expect(isNear(stage.boxes[0].height, line.height))
        let prompt = Stage(size: CGSize(width: 200, height: 100)) { Text("Name") }.frame.texts[0].rect.width
        #expect(isNear(stage.boxes[1].width, prompt + 2))
    }

    @Test func `along the vertical axis it grows up to the line limit, and scrolls beyond`() throws {
        let typed = Typed()
        let stage = stage { TypedField(typed, axis: .vertical).lineLimit(2).background(.red) }
        let line = stage.boxes[0].height
        stage.press(.tab)
        stage.type("a\nb")
        stage.advance(by: 0)
        #expect(isNear(stage.boxes[0].height, 2 * line))
        stage.type("\nc\nd")
        stage.advance(by: 0)
        #expect(isNear(stage.boxes[0].height, 2 * line))
        let caret = try #require(stage.caret)
        #expect(stage.boxes[0].holds(caret))
        #expect(typed.text == "a\nb\nc\nd")
    }

    @Test func `the prompt stands for an empty text, and the label for a prompt`() {
        let stage = stage {
            TextField("Name", text: .constant(""), prompt: Text("Your name"))
            TextField("Mail", text: .constant(""))
            TextField(text: .constant("")) {
                HStack {
                    Text("A"); Text("B")
                }
            }
        }
        #expect(stage.frame.visibleText == "Your name Mail A B")
        let faint = Color.Resolved(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 77 / 255)
        #expect(stage.frame.texts[0].color.opacity == faint.opacity)
        #expect(stage.frame.accessibility[0].label == "Name")
        #expect(stage.frame.accessibility[0].description.contains("textField"))
    }

    @Test func `a secure field shows dots, copies nothing and tells nobody`() {
        struct Secret: View {
            let log: Log
            @State private var text = ""
            var body: some View { SecureField("Password", text: $text).onChange(of: text) { _, new in log(new) } }
        }
        let log = Log()
        let stage = stage { Secret(log: log) }
        stage.press(.tab)
        stage.typing("한 x")
        #expect(log.entries.last == "한 x")
        #expect(stage.frame.visibleText == "•••")
        #expect(stage.frame.accessibility[0].value == "•••")
        stage.press("a", "c", "x", with: .command)
        #expect(stage.preferences.pasteboard == nil)
        #expect(log.entries.last == "한 x")
        stage.press(.leftArrow, with: [])
        stage.press(.rightArrow, with: [])
        stage.press(.rightArrow, with: [])
        stage.press(.delete, with: .command)
        #expect(log.entries.last == "x")
        stage.compose("ㅎ")
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "••")
    }

    @Test func `a transparent field takes presses and keys`() {
        for isFaint in [true, false] {
            let typed = Typed("12")
            let stage = stage {
                ZStack {
                    Text("shown")
                    if isFaint {
                        TypedField(typed, title: "").opacity(0.01)
                    } else {
                        TypedField(typed, title: "").foregroundStyle(.clear).tint(.clear)
                    }
                }
            }
            stage.tap(CGPoint(x: 175, y: 100))
            stage.advance(by: 0)
            stage.typing("3")
            #expect(typed.marked == "123|")
            if !isFaint { #expect(stage.nextFrameTime == nil) }
        }
    }

    @Test func `a style puts its frame around the field, and a press in the rounded border is one on the text`() {
        struct Underlined: TextFieldStyle {
            func _body(configuration: TextField<Self._Label>) -> some View {
                VStack(spacing: 0) {
                    configuration.font(.title)
                    Color.red.frame(height: 2)
                }
            }
        }
        let typed = Typed()
        let stage = stage { TypedField(typed).textFieldStyle(.roundedBorder) }
        let line = Stage(size: CGSize(width: 200, height: 100)) { Text("Name") }.frame.texts[0].rect.height
        #expect(stage.frame.shapes.contains { $0.kind == "roundedRectangle" && isNear($0.rect.height, line + 12) })
        stage.tap(CGPoint(x: 22, y: 100))
        stage.advance(by: 0)
        #expect(stage.caret.map { isNear($0.minX, 27) } == true)
        stage.typing("a")
        #expect(typed.text == "a")
        let own = Stage(size: CGSize(width: 200, height: 100)) { TypedField(Typed("x")).textFieldStyle(Underlined()) }
        #expect(own.frame.texts[0].rect.height > stage.frame.texts[0].rect.height)
        #expect(own.boxes.contains { $0.height == 2 })
        _ = Stage(size: CGSize(width: 200, height: 100)) {
            TextField("a", text: .constant("")).textFieldStyle(.plain).keyboardType(.decimalPad)
                .textInputAutocapitalization(.never).autocorrectionDisabled().textContentType(.emailAddress)
                .disableAutocorrection(true).textFieldStyle(.automatic)
        }
    }

    @Test func `bad texts and sizes are taken`() {
        for text in [
            "", "\0", "\n\n", "\u{301}", "a\r\nb\u{2028}c\u{85}\u{301}", String(repeating: "\u{301}", count: 300),
        ] {
            for size in [CGSize(width: 0, height: 0), CGSize(width: 1, height: 1), CGSize(width: 200, height: 50)] {
                for axis in [Axis.horizontal, .vertical] {
                    let typed = Typed(text)
                    let stage = Stage(size: size) {
                        TypedField(typed, axis: axis).font(.system(size: .nan)).frame(width: size.width)
                    }
                    stage.tap(CGPoint(x: size.width / 2, y: size.height / 2))
                    stage.press(.tab)
                    for key in [KeyEquivalent.leftArrow, .upArrow, .end, .downArrow, .rightArrow, .home] {
                        stage.press(key, with: .shift)
                    }
                    stage.press(.rightArrow, with: [])
                    stage.typing("x")
                    stage.press(.delete, with: [])
                    _ = stage.image()
                    #expect(typed.text.isEmpty || typed.text.utf8.count <= text.utf8.count + 1)
                }
            }
        }
    }
}
