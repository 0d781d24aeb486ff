import TallyScene
import Foundation
@_spi(Runtime) import TallyCore
import TallyUI

extension TextFieldElement {
    /// Makes an edit, tells the bindings, and shows what came of it.
    ///
    /// A binding that makes something else of the text has the last word, and so has one that refuses the edit, as soon as it is
    /// clear that it does. So has the selection's: one that has another selection after the edit is followed.
    func perform(_ body: (inout TextEdit) -> Void) {
        listen()
        let before = edit
        body(&edit)
        columnX = nil
        if !edit.text.isIdentical(to: before.text), field.source.isLive { writeBinding(edit, from: before) }
        tellSelection()
        if edit != before { textChanged() }
        revealCaret()
        restartBlink()
    }

    // MARK: Values that are not texts

    /// Gives what was typed to a binding that is told at the end only, and writes the value as its format does.
    func commit() {
        guard field.source.isFormatted else { return }
        if field.source.isLive {
            listen()
        } else if !edit.text.isIdentical(to: answers.known) {
            _ = field.source.write(edit.text, environment.locale)
            answers.known = field.source.read(environment.locale)
        }
        // What the binding has said nothing to yet is what was typed.
        answers.isCommitted = answers.open?.isRefused == false
        if !answers.isCommitted { showValue() }
    }

    /// Shows the value as the format writes it, in place of what was typed.
    func showValue() {
        answers.isCommitted = false
        guard !edit.text.isIdentical(to: answers.known) else { return }
        edit.adopt(answers.known)
        edit.selectEnd()
        tellSelection()
        textChanged()
    }

    /// Commits, and runs the actions for it.
    ///
    /// - Returns: false if there are none.
    func submit() -> Bool {
        commitMarked()
        commit()
        field.onCommit?()
        let actions = environment.submitActions.filter { $0.triggers.contains(environment.submitTrigger) }
        for action in actions { action.action() }
        return !actions.isEmpty || field.onCommit != nil
    }

    // MARK: Focus

    func focusChanged(_ isFocused: Bool) {
        if isFocused == self.isFocused { return }
        self.isFocused = isFocused
        if isFocused {
            field.onEditingChanged?(true)
            tellSelection()
        } else {
            commitMarked()
            commit()
            field.onEditingChanged?(false)
            if !field.isEditor { scroll = .zero }
        }
        textChanged()
        restartBlink()
    }

    // MARK: The selection's binding

    func tellSelection() {
        guard let binding = field.selectionBinding, isFocused else { return }
        let theirs = binding.wrappedValue
        if theirs != knownSelection { return takeSelection(theirs) }
        let now = TextSelection(edit)
        if now == knownSelection { return }
        knownSelection = now
        binding.wrappedValue = now
        takeSelection(binding.wrappedValue)
    }

    /// Takes the program's selection: what lies outside the text counts as its end, what is inside a cluster as its
    /// start.
    func takeSelection(_ selection: TextSelection?) {
        guard field.selectionBinding != nil, selection != knownSelection else { return }
        knownSelection = selection
        // The same places leave the end that moves where it is, and what is typed in one go.
        guard let span = selection?.span(in: edit.text), span.range != edit.selection.range else { return }
        edit.select(span)
        if isFocused { revealCaret() }
        restartBlink()
    }
}

extension TextEdit {
    mutating func selectEnd() { select(end) }
}
