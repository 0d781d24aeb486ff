import SwiftUI
import TallyStage
import Testing

/// What a form under test has in its bindings.
@MainActor
final class Typed {
    var text: String
    var selection: TextSelection?
    let log = Log()
    /// Every text that was written.
    var writes: [String] = []

    init(_ text: String = "") { self.text = text }

    /// The text with a bar for the caret, or brackets around what is selected.
    var marked: String {
        guard case .selection(let range)? = selection?.indices else { return text }
        let (a, b, c) = (text[..<range.lowerBound], text[range], text[range.upperBound...])
        return b.isEmpty ? "\(a)|\(c)" : "\(a)[\(b)]\(c)"
    }
}

/// A field of 160 points whose bindings tell a `Typed`.
struct TypedField: View {
    let typed: Typed
    var title = "Name"
    var axis: Axis?
    @State private var text: String
    @State private var selection: TextSelection?

    init(_ typed: Typed, title: String = "Name", axis: Axis? = nil) {
        self.typed = typed
        self.title = title
        self.axis = axis
        _text = State(initialValue: typed.text)
    }

    var body: some View {
        TextField(title, text: $text, selection: $selection, axis: axis)
            .frame(width: 160)
            .onChange(of: text) { _, new in
                typed.text = new
                typed.writes.append(new)
            }
            .onChange(of: selection) { _, new in typed.selection = new }
    }
}

@MainActor
extension Stage {
    /// A stage of 200 by 100 points with a field in the middle, which has the focus.
    static func typing(_ typed: Typed, axis: Axis? = nil) -> Stage {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { TypedField(typed, axis: axis) }
        stage.press(.tab)
        stage.press(.rightArrow)
        stage.advance(by: 0)
        return stage
    }

    func press(_ keys: KeyEquivalent..., with modifiers: EventModifiers) {
        for key in keys { press(key, modifiers: modifiers) }
        advance(by: 0)
    }

    func typing(_ text: String) {
        type(text)
        advance(by: 0)
    }

    var caret: CGRect? { frame.shapes.first { $0.kind == "caret" }?.rect }
    var highlight: CGRect? { frame.shapes.first { $0.kind == "selection" }?.rect }
}

extension CGRect {
    /// Whether the other is inside, but for the last bits.
    func holds(_ other: CGRect) -> Bool {
        other.minX >= minX - 0.01 && other.maxX <= maxX + 0.01 && other.minY >= minY - 0.01 && other.maxY <= maxY + 0.01
    }
}
