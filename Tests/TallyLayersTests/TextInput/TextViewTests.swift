import Foundation
import TallyKit
import TallyStage
import Testing

@MainActor
private final class TextLog: NSObject, UITextViewDelegate {
    var lines: [String] = []

    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("began") }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("ended") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        lines.append("may change")
        return true
    }
    func textViewDidChange(_ textView: UITextView) { lines.append("changed") }
}

/// A view that takes single keys.
@MainActor
private final class PinView: UIView, UIKeyInput {
    var digits = ""
    override var canBecomeFirstResponder: Bool { true }
    var hasText: Bool { !digits.isEmpty }
    func insertText(_ text: String) { digits += text }
    func deleteBackward() { _ = digits.popLast() }
}

@MainActor
struct TextViewTests {
    @Test func `Return begins a line, and the caret is kept in view`() {
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        let log = TextLog()
        view.delegate = log
        let stage = Stage(size: CGSize(width: 160, height: 80), view: view)
        stage.advance(by: 0)
        stage.tap(CGPoint(x: 40, y: 20))
        stage.type("a")
        #expect(log.lines == ["began", "may change", "changed"])
        for letter in ["b", "c", "d", "e"] {
            stage.press(.return)
            stage.type(letter)
        }
        stage.advance(by: 0)
        #expect(view.text == "a\nb\nc\nd\ne")
        #expect(view.contentSize.height > 80)
        #expect(abs(view.contentOffset.y - (view.contentSize.height - 80)) < 1)
        #expect(view.selectedRange == NSRange(location: 9, length: 0))
        view.selectedRange = NSRange(location: 2, length: 1)
        stage.type("X")
        #expect(view.text == "a\nX\nc\nd\ne")
        view.removeFromSuperview()
        #expect(log.lines.last == "ended")
    }

    @Test func `a drag scrolls and places no caret`() {
        let view = UITextView()
        view.text = (0..<30).map { "line \($0)" }.joined(separator: "\n")
        let stage = Stage(size: CGSize(width: 160, height: 100), view: view)
        stage.advance(by: 0)
        stage.drag(from: CGPoint(x: 80, y: 80), to: CGPoint(x: 80, y: 20), duration: 0.2)
        #expect(stage.settle())
        #expect(view.contentOffset.y > 50)
        #expect(!view.isFirstResponder)
    }

    @Test func `a view of the program's own takes keys one by one`() {
        let view = PinView()
        let stage = Stage(size: CGSize(width: 100, height: 50), view: view)
        stage.advance(by: 0)
        #expect(view.becomeFirstResponder())
        stage.advance(by: 0)
        stage.type("123")
        stage.press(.delete)
        #expect(view.digits == "12")
        view.resignFirstResponder()
        stage.type("4")
        #expect(view.digits == "12")
    }
}
