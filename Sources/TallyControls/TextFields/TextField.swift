import Foundation
@_spi(Runtime) import TallyCore
import TallyUI

/// A line, or several, that a person types text into.
///
/// A text is written to its binding with every keystroke; what an input method shows is not, until it is final. A value with a
/// format is written whenever what was typed stands for one, one with a `Formatter` when the field is submitted or loses the
/// focus; then the text gives way to the value's.
/// A binding that makes something else of what was typed has the last word: the caret stays where it was in what is the
/// same.
///
/// A press, Tab or a focus state brings the focus. Return submits, and leaves the focus where it is; in a field along the
/// vertical axis it begins a line, and Return with Command or Control submits.
nonisolated public struct TextField<Label: View>: View {
    let input: TextFieldInput
    let label: Label
    /// True for the text alone, which the styles of the runtime's own put their frames around.
    let isBare: Bool

    nonisolated init(_ input: TextFieldInput, label: Label, isBare: Bool = false) {
        self.input = input
        self.label = label
        self.isBare = isBare
    }

    @MainActor public var body: some View {
        if isBare {
            BareTextField(input: input, label: label)
        } else {
            StyledControl(
                configuration: TextField<_TextFieldStyleLabel>(titled, label: _TextFieldStyleLabel(label)))
        }
    }

    /// With what its label says, if that is a text.
    private var titled: TextFieldInput {
        var input = input
        if let title = label as? Text { input.title = title }
        return input
    }

    var bare: TextField { TextField(input, label: label, isBare: true) }
}

/// The field that a style puts its frame around.
private struct BareTextField<Label: View>: View {
    let input: TextFieldInput
    let label: Label
    @Environment(\.locale) private var locale

    var body: some View {
        let text = input.source.read(locale)
        let prompt = input.prompt ?? input.title
        let value = input.isSecret ? String(repeating: "\u{2022}", count: text.count) : text
        TextFieldCore(
            source: input.source, text: text, selectionBinding: input.selection,
            selection: input.selection?.wrappedValue, prompt: prompt, axis: input.axis, isSecret: input.isSecret,
            onEditingChanged: input.onEditingChanged, onCommit: input.onCommit,
            deletesBeforeText: input.deletesBeforeText
        )
        .modifier(TextInputModifier())
        .overlay(alignment: .leading) {
            if prompt == nil && text.isEmpty { label.foregroundStyle(.placeholder).allowsHitTesting(false) }
        }
        .modifier(
            AccessibilityAttachmentModifier(
                AccessibilityChange(
                    label: input.title, value: Text(verbatim: value), addedTraits: .isTextField, isElement: true,
                    ignoresChildren: input.title != nil)))
    }
}

/// What a text field edits, and how.
struct TextFieldInput {
    let source: TextSource
    var selection: Binding<TextSelection?>?
    var prompt: Text?
    var title: Text?
    var axis = Axis.horizontal
    var isSecret = false
    var onEditingChanged: ((Bool) -> Void)?
    var onCommit: (() -> Void)?
    /// Asked to delete what stands before the text, by a key at the text's start; false: there is nothing.
    var deletesBeforeText: (() -> Bool)?

    nonisolated init(
        _ source: TextSource, selection: Binding<TextSelection?>? = nil, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.source = source
        self.selection = selection
        self.prompt = prompt
        self.axis = axis ?? .horizontal
    }

    nonisolated func secret() -> TextFieldInput {
        var copy = self
        copy.isSecret = true
        return copy
    }

    nonisolated func calling(
        onEditingChanged: ((Bool) -> Void)? = nil, onCommit: (() -> Void)? = nil
    ) -> TextFieldInput {
        var copy = self
        copy.onEditingChanged = onEditingChanged
        copy.onCommit = onCommit
        return copy
    }
}

/// The text itself: what the styles put their frames around.
nonisolated struct TextFieldCore: _PrimitiveView {
    let source: TextSource
    let text: String
    let selectionBinding: Binding<TextSelection?>?
    let selection: TextSelection?
    let prompt: Text?
    let axis: Axis
    let isSecret: Bool
    let onEditingChanged: ((Bool) -> Void)?
    let onCommit: (() -> Void)?
    var deletesBeforeText: (() -> Bool)?
    /// Takes the room there is, and is never submitted.
    var isEditor = false

    @MainActor static func _reconcile(_ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let view = view.pointee
        let element: TextFieldElement
        if let known = node.element(TextFieldElement.self) {
            element = known
        } else {
            element = TextFieldElement(view, node, update)
            node.element = element
        }
        element.update(to: view, update)
        element.finish(update)
    }
}
