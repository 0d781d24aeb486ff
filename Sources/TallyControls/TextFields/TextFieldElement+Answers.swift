import TallyScene
import Foundation
@_spi(Runtime) import TallyCore
import TallyUI

extension TextFieldElement {
    /// Writes what has become of the text, and hears what the binding says to it at once.
    func writeBinding(_ new: TextEdit, from before: TextEdit) {
        let locale = environment.locale
        let begun = runtime.clock.serial
        // A text that stands for no value stays as it is, and so does the value.
        guard let wanted = field.source.write(new.text, locale) else { return }
        let now = field.source.read(locale)
        let isUnchanged = now.isIdentical(to: answers.known)
        answers.isCommitted = false
        // A getter that has captured its value seems to have taken an edit that goes back to it.
        if now.isIdentical(to: wanted), !isUnchanged || answers.open == nil {
            if !isUnchanged { answersAtOnce() }
            accept(now)
        } else if !isUnchanged {
            answersAtOnce()
            accept(now)
            edit.adopt(now)
        } else if answers.answersAtOnce {
            edit = before
            edit.mark("")
        } else {
            leaveOpen(wanted, new, from: before, isWorkedOn: runtime.clock.serial != begun)
        }
    }

    private func answersAtOnce() {
        answers.answersAtOnce = true
        answers.answersLate = false
    }

    private func accept(_ text: String) {
        answers.known = text
        forgetOpenEdits()
        answers.echoes.append(text)
        checkAnswerAfterUpdate()
    }

    private func leaveOpen(_ wanted: String, _ new: TextEdit, from before: TextEdit, isWorkedOn: Bool) {
        var open = answers.open ?? OpenEdits(before)
        if open.isRefused {
            open.shown = before
            open.isRefused = false
        }
        open.note(wanted, TextChange(from: before, to: new))
        open.isWorkedOn = open.isWorkedOn || isWorkedOn
        answers.open = open
        checkAnswerAfterUpdate()
    }

    private func forgetOpenEdits() {
        answers.open = nil
        stopWaiting()
        if answers.isCommitted { showValue() }
    }

    // MARK: Hearing

    /// Takes what the program has made of text and selection since the last update: an edit goes on from there.
    func listen() {
        guard field.source.isLive else { return }
        let text = field.source.read(environment.locale)
        if !answers.known.isIdentical(to: text) { bindingChanged(to: text) }
        if isFocused, let binding = field.selectionBinding { takeSelection(binding.wrappedValue) }
    }

    /// Takes a text that a view has been given. If it is no echo of what was written here, it replaces the text being
    /// edited.
    func take(_ text: String) {
        if let echo = answers.echoes.firstIndex(where: { $0.isIdentical(to: text) }) {
            answers.echoes.removeSubrange(...echo)
            return
        }
        if !answers.known.isIdentical(to: text) { bindingChanged(to: text) }
    }

    /// Called when the binding has another text than was heard of last.
    private func bindingChanged(to text: String) {
        answers.known = text
        answers.echoes.removeAll()
        if let place = answers.open?.texts.firstIndex(where: { $0.isIdentical(to: text) }) {
            return answered(through: place)
        }
        if let open = answers.open, !open.isRefused, waits(for: open), open.texts.count > 1 {
            // The program is at one of the earlier edits, and makes something else of it: the last one counts.
            answers.open?.texts.removeFirst()
            return
        }
        forgetOpenEdits()
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

    /// Takes note that the binding has come to what was written: what was taken for a refusal was none.
    private func answered(through place: Int) {
        guard var open = answers.open else { return }
        open.texts.removeSubrange(...place)
        let wasRefused = open.isRefused
        open.isRefused = false
        answers.open = open
        guard wasRefused else {
            if open.texts.isEmpty { forgetOpenEdits() }
            return
        }
        answers.answersLate = true
        edit = open.replayed
        if open.texts.isEmpty && edit.text.isIdentical(to: answers.known) {
            forgetOpenEdits()
        } else if !edit.text.isIdentical(to: open.texts.last ?? answers.known) {
            // The edits that followed were made to the text without those before them.
            let wanted = field.source.write(edit.text, environment.locale)
            answers.open?.texts.append(wanted ?? edit.text)
            checkAnswerAfterUpdate()
        }
        textChanged()
        revealCaret()
    }

    // MARK: Answers

    private func waits(for open: OpenEdits) -> Bool { answers.answersLate || open.isWorkedOn }

    private func checkAnswerAfterUpdate() {
        if answers.isCheckScheduled { return }
        answers.isCheckScheduled = true
        runtime.afterUpdate { [weak self] in
            guard let self, isAlive else { return }
            checkAnswer()
        }
    }

    /// Checks the answer once the views are up to date: a binding that has still what it had has refused, unless its
    /// answer is on its way.
    private func checkAnswer() {
        answers.isCheckScheduled = false
        // What is written now has come back.
        answers.echoes.removeAll()
        guard answers.open != nil else { return }
        let now = field.source.read(environment.locale)
        if !now.isIdentical(to: answers.known) { bindingChanged(to: now) }
        guard let open = answers.open, !open.isRefused else { return }
        if waits(for: open) { wait() } else { refuse() }
    }

    private func wait() {
        stopWaiting()
        answers.timeout = runtime.schedule(at: runtime.time + TextAnswers.timeoutSeconds) { [weak self] in
            guard let self, isAlive else { return }
            answers.timeout = nil
            answers.open?.isWorkedOn = false
            refuse()
        }
    }

    func stopWaiting() {
        if let timeout = answers.timeout { runtime.cancelScheduled(timeout) }
        answers.timeout = nil
    }

    /// Has the field show what the binding has; the edits are kept for an answer that is later still.
    private func refuse() {
        guard var open = answers.open else { return }
        if open.shown.text.isIdentical(to: answers.known) {
            edit = open.shown
            edit.mark("")
        } else {
            edit.adopt(answers.known)
        }
        open.isRefused = true
        open.shown = edit
        answers.open = open
        if answers.isCommitted { edit.selectEnd() }
        answers.isCommitted = false
        tellSelection()
        textChanged()
        revealCaret()
    }
}
