import Foundation
import TallyKit
import TallyStage
import Testing

/// Notes what a field asks and tells.
@MainActor
final class FieldLog: NSObject, UITextFieldDelegate {
    var lines: [String] = []
    var accepts = true
    var mayEnd = true
    var returned: (UITextField) -> Void = { _ in }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        lines.append("may begin")
        return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("began") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        lines.append("may end")
        return mayEnd
    }
    func textFieldDidEndEditing(_ textField: UITextField) { lines.append("ended") }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        lines.append("\(range.location),\(range.length) \"\(string)\"")
        return accepts
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { lines.append("selection") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        lines.append("return")
        returned(textField)
        return true
    }
}

/// Two fields on a stage.
@MainActor
struct FieldScene {
    let root = UIView()
    let first = UITextField(frame: CGRect(x: 20, y: 20, width: 160, height: 34))
    let second = UITextField(frame: CGRect(x: 20, y: 70, width: 160, height: 34))
    let log = FieldLog()
    let stage: Stage

    init() {
        first.placeholder = "Amount"
        first.delegate = log
        for field in [first, second] {
            field.borderStyle = .roundedRect
            root.addSubview(field)
        }
        stage = Stage(size: CGSize(width: 200, height: 130), view: root)
        stage.advance(by: 0)
    }

    func tapFirst() {
        stage.tap(CGPoint(x: 60, y: 37))
        stage.advance(by: 0)
        log.lines = []
    }
}

@MainActor
struct TextFieldTests {
    @Test func `a tap takes the keys, and typing asks before it changes`() {
        let scene = FieldScene()
        #expect(scene.first.text == "")
        scene.stage.tap(CGPoint(x: 60, y: 37))
        #expect(scene.log.lines == ["may begin", "began"])
        #expect(scene.first.isFirstResponder)
        scene.log.lines = []
        scene.stage.type("12")
        #expect(scene.first.text == "12")
        #expect(scene.log.lines == ["0,0 \"1\"", "selection", "1,0 \"2\"", "selection"])
        scene.log.lines = []
        scene.stage.press(.delete)
        #expect(scene.first.text == "1")
        #expect(scene.log.lines == ["1,1 \"\"", "selection"])
        scene.log.accepts = false
        scene.stage.type("x")
        scene.stage.press(.delete)
        #expect(scene.first.text == "1")
    }

    @Test func `targets are told of the beginning, of changes and of the end`() {
        let scene = FieldScene()
        var events: [String] = []
        scene.first.addTarget(nil, action: { events.append("began") }, for: .editingDidBegin)
        scene.first.addTarget(nil, action: { events.append("changed") }, for: .editingChanged)
        scene.first.addTarget(nil, action: { events.append("ended") }, for: .editingDidEnd)
        scene.tapFirst()
        scene.first.text = "1"
        #expect(events == ["began"])
        scene.stage.type("2")
        scene.first.isEnabled = false
        #expect(events == ["began", "changed", "ended"])
        #expect(!scene.first.isFirstResponder)
        #expect(!scene.first.becomeFirstResponder())
    }

    @Test func `setting the text asks and tells no one`() {
        let scene = FieldScene()
        scene.tapFirst()
        scene.first.text = "134,900"
        #expect(scene.log.lines.isEmpty)
        scene.stage.type("!")
        #expect(scene.first.text == "134,900!")
        scene.first.text = nil
        #expect(scene.first.text == "")
    }

    @Test func `what an input method shows is part of the text until it is replaced`() {
        let scene = FieldScene()
        scene.tapFirst()
        scene.stage.type("a")
        scene.stage.compose("ni")
        #expect(scene.first.text == "ani")
        scene.stage.type("你")
        #expect(scene.first.text == "a你")
        scene.stage.compose("hao")
        scene.first.removeFromSuperview()
        #expect(scene.first.text == "a你hao")
        #expect(!scene.first.isFirstResponder)
        #expect(scene.log.lines.last == "ended")
        scene.stage.type("z")
        #expect(scene.first.text == "a你hao")
        #expect(scene.stage.settle())
        scene.stage.advance(by: 1)
        #expect(scene.stage.nextFrameTime == nil)
    }

    @Test func `Return is asked for and Tab goes on`() {
        let scene = FieldScene()
        scene.tapFirst()
        scene.log.returned = { $0.resignFirstResponder() }
        scene.stage.press(.return)
        #expect(scene.log.lines == ["return", "may end", "ended"])
        #expect(!scene.first.isFirstResponder)
        scene.tapFirst()
        scene.stage.press(.tab)
        #expect(scene.second.isFirstResponder)
        scene.stage.type("7")
        #expect(scene.second.text == "7")
        #expect(scene.first.text == "")
    }

    @Test func `a field that may not end keeps the keys`() {
        let scene = FieldScene()
        scene.tapFirst()
        scene.log.mayEnd = false
        #expect(!scene.second.becomeFirstResponder())
        #expect(!scene.first.resignFirstResponder())
        scene.stage.type("1")
        #expect(scene.first.text == "1")
        scene.log.mayEnd = true
        #expect(scene.root.endEditing(false))
        #expect(!scene.first.isFirstResponder)
    }

    @Test func `secret texts are dots and are not copied`() {
        let scene = FieldScene()
        scene.tapFirst()
        scene.first.isSecureTextEntry = true
        scene.stage.type("1234")
        scene.stage.advance(by: 0)
        #expect(scene.stage.frame.texts.contains { $0.string == "••••" })
        scene.stage.press("a", modifiers: .control)
        scene.stage.press("c", modifiers: .control)
        scene.stage.press(.rightArrow)
        scene.stage.press("v", modifiers: .control)
        #expect(scene.first.text == "1234")
    }

    @Test func `copied and pasted, undone and done again`() {
        let scene = FieldScene()
        scene.tapFirst()
        scene.stage.type("12")
        scene.stage.press("a", modifiers: .control)
        scene.stage.press("c", modifiers: .control)
        scene.stage.press(.rightArrow)
        scene.log.lines = []
        scene.stage.press("v", modifiers: .control)
        #expect(scene.first.text == "1212")
        #expect(scene.log.lines == ["2,0 \"12\"", "selection"])
        scene.stage.press("z", modifiers: .control)
        #expect(scene.first.text == "12")
        scene.stage.press("z", modifiers: [.control, .shift])
        #expect(scene.first.text == "1212")
    }

    @Test func `the button that clears is there while there is a text`() {
        let scene = FieldScene()
        scene.first.clearButtonMode = .whileEditing
        scene.tapFirst()
        scene.stage.type("12")
        scene.stage.advance(by: 0)
        scene.stage.tap(CGPoint(x: 165, y: 37))
        #expect(scene.first.text == "")
        #expect(scene.first.isFirstResponder)
    }

    @Test func `the caret blinks by a timer, and the stage settles`() {
        let scene = FieldScene()
        scene.tapFirst()
        #expect(!scene.stage.isAnimating)
        #expect(scene.stage.settle())
        #expect(scene.stage.nextFrameTime != nil)
        scene.first.resignFirstResponder()
        scene.stage.advance(by: 0)
        #expect(scene.stage.nextFrameTime == nil)
    }

    @Test func `a size of the text and its margins`() {
        let field = UITextField()
        #expect(field.intrinsicContentSize.height == 22)
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize.height == 34)
        #expect(!field.becomeFirstResponder())
    }
}
