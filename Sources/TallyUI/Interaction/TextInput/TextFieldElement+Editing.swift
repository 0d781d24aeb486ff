import Foundation

extension TextFieldElement {
    /// Makes an edit, tells the bindings, and shows what came of it.
    ///
    /// A binding that makes something else of the text has the last word; one that refuses the edit leaves all as it was. So
    /// has the selection's: one that has another selection after the edit is followed.
    func perform(_ body: (inout TextEdit) -> Void) {
        listen()
        let before = edit
        body(&edit)
        columnX = nil
        if !edit.text.isIdentical(to: before.text), field.source.isLive {
            write(edit.text)
            if known.isIdentical(to: before.text) {
                edit = before
                edit.mark("")
            } else {
                edit.adopt(known)
            }
        }
        tellSelection()
        if edit != before { textChanged() }
        revealCaret()
        restartBlink()
    }

    /// Takes what the program has made of text and selection since the last update: an edit goes on from there.
    func listen() {
        guard field.source.isLive else { return }
        let text = field.source.read(environment.locale)
        if !known.isIdentical(to: text) {
            known = text
            edit.adopt(text)
            knownSelection = nil
            textChanged()
        }
        if isFocused, let binding = field.selectionBinding { takeSelection(binding.wrappedValue) }
    }

    private func write(_ text: String) {
        let locale = environment.locale
        field.source.write(text, locale)
        known = field.source.read(locale)
        // What is written now has come back when the update is done.
        if written.isEmpty { runtime.afterUpdate { [weak self] in self?.written.removeAll() } }
        written.append(known)
    }

    /// The binding has a text. If it is no echo of what was written here, it replaces the text being edited.
    func take(_ text: String) {
        if let echo = written.firstIndex(where: { $0.isIdentical(to: text) }) {
            written.removeSubrange(...echo)
            return
        }
        if known.isIdentical(to: text) { return }
        written.removeAll()
        known = text
        if edit.text.isIdentical(to: text) { return }
        edit.adopt(text)
        // A text from elsewhere comes with the selection that the program has for it.
        knownSelection = nil
        if !isFocused {
            edit.selectEnd()
            edit.history.clear()
            scroll = .zero
        }
        textChanged()
        // A field is placed anew with another text, an editor stays as it is.
        if isFocused, field.isEditor { revealCaret() }
    }

    // MARK: Values that are not texts

    /// Gives what was typed to a binding that is told at the end only, and shows what the binding has then.
    func commit() {
        guard !field.source.isLive else { return }
        if !edit.text.isIdentical(to: known) {
            write(edit.text)
            written.removeAll()
        }
        guard !edit.text.isIdentical(to: known) else { return }
        edit.adopt(known)
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
        let actions = environment.submitActions.filter { $0.triggers.contains(.text) }
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

    private func tellSelection() {
        guard let binding = field.selectionBinding, isFocused else { return }
        let theirs = binding.wrappedValue
        if theirs != knownSelection { return takeSelection(theirs) }
        let now = TextSelection(edit)
        if now == knownSelection { return }
        knownSelection = now
        binding.wrappedValue = now
        takeSelection(binding.wrappedValue)
    }

    /// The program selects: what lies outside the text counts as its end, what is inside a cluster as its start.
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
