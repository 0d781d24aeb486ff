#if Window
    import CGTK
    import TallyScene
    import TallyStage

    // unowned here: signals come while the window is open, which keeps it and its inputs; closing it destroys the widgets.

    /// What is typed in the window, told to the stage: keys, and for a text field text by way of the input method.
    @MainActor
    final class KeyboardInput {
        private unowned let window: StageWindow
        private let method: UnsafeMutablePointer<GtkIMContext>
        private let keys: OpaquePointer
        /// The text field that the input method writes to.
        private weak var input: AnyObject?
        private var isWriting = false
        /// The method shows a text that is not final.
        private var isComposing = false
        private var caret: Rect?
        /// The keys that are down, by their places on the keyboard.
        private var held: [UInt32: KeyStroke] = [:]
        /// What the method says while it is taken away is of a field that has kept its text already.
        private var isLeaving = false

        init(_ window: StageWindow) {
            self.window = window
            method = gtk_im_multicontext_new()
            keys = gtk_event_controller_key_new()
            gtk_im_context_set_client_widget(method, window.area)
            let object = UnsafeMutableRawPointer(keys)
            Signal.connect(object, key: "key-pressed") { [unowned self] in pressed($0) }
            Signal.connect(object, key: "key-released") { [unowned self] in
                released($0)
                return false
            }
            // Another window gets the release.
            Signal.connect(window.window, notify: "is-active") { [unowned self] in releaseAll() }
            gtk_widget_add_controller(window.area, keys)
            Signal.connect(method, text: "commit") { [unowned self] text in
                if isLeaving { return }
                isComposing = false
                self.window.catchUp()
                self.window.stage.type(text)
                self.window.eventsTaken += 1
            }
            Signal.connect(method, "preedit-changed") { [unowned self] in compose(self.marked) }
            Signal.connect(method, "preedit-end") { [unowned self] in compose("") }
        }

        isolated deinit { g_object_unref(method) }

        private func compose(_ marked: String) {
            if isLeaving { return }
            isComposing = !marked.isEmpty
            window.catchUp()
            window.stage.compose(marked)
        }

        /// Brings the input method to the text field that has the focus now, and its windows to the caret.
        func followFocus() {
            let runtime = window.stage.runtime
            let field = runtime.textInput
            if field !== input || isWriting != (field != nil) {
                if isWriting { leave() }
                if field != nil { enter() }
                input = field
            }
            if isComposing, !runtime.isComposing { reset() }
            guard isWriting, let now = runtime.caretOnStage, now != caret else { return }
            caret = now
            var rectangle = GdkRectangle(
                x: gint(clamping: now.minX), y: gint(clamping: now.minY), width: gint(clamping: now.width.rounded(.up)),
                height: gint(clamping: now.height.rounded(.up)))
            gtk_im_context_set_cursor_location(method, &rectangle)
        }

        private func enter() {
            gtk_event_controller_key_set_im_context(keys, method)
            gtk_im_context_focus_in(method)
            isWriting = true
        }

        /// Resets the input method, as the field has made what it shows its own, as when the pointer goes down
        /// elsewhere in it.
        private func reset() {
            isComposing = false
            isLeaving = true
            gtk_im_context_reset(method)
            isLeaving = false
        }

        private func leave() {
            reset()
            isWriting = false
            isLeaving = true
            gtk_im_context_focus_out(method)
            gtk_event_controller_key_set_im_context(keys, nil)
            isLeaving = false
            caret = nil
        }

        /// The text that the input method shows and has not committed.
        private var marked: String {
            var text: UnsafeMutablePointer<CChar>?
            gtk_im_context_get_preedit_string(method, &text, nil, nil)
            defer { g_free(text) }
            return text.map { String(cString: $0) } ?? ""
        }

        /// Takes a key that goes down; true for every one that means something to a view, also where none uses it:
        /// GTK's own focus stays here.
        private func pressed(_ event: KeyEvent) -> Bool {
            guard var stroke = KeyNames.stroke(event, group: gtk_event_controller_key_get_group(keys)) else {
                return false
            }
            stroke.isRepeat = held.updateValue(stroke, forKey: event.code) != nil
            if Self.pastes(stroke), window.stage.runtime.textInput != nil {
                window.clipboard.read { [weak window] text in
                    guard let window, window.isOpen else { return }
                    window.catchUp()
                    window.stage.preferences.pasteboard = text
                    window.stage.keyDown(stroke)
                }
                return true
            }
            window.catchUp()
            window.stage.keyDown(stroke)
            window.eventsTaken += 1
            return true
        }

        private func released(_ event: KeyEvent) {
            // As it went down: Shift may have gone up before.
            guard let stroke = held.removeValue(forKey: event.code) else { return }
            window.catchUp()
            window.stage.keyUp(stroke)
        }

        /// Releases every key that is down, here too.
        private func releaseAll() {
            if held.isEmpty { return }
            let strokes = held.sorted { $0.key < $1.key }.map(\.value)
            held.removeAll()
            window.catchUp()
            for stroke in strokes { window.stage.keyUp(stroke) }
        }

        private static func pastes(_ stroke: KeyStroke) -> Bool {
            !stroke.modifiers.isDisjoint(with: [.command, .control]) && stroke.plain == "v"
        }
    }

    extension gint {
        /// The nearest whole number that C can hold; 0 for what is none.
        fileprivate init(clamping value: Double) {
            self = gint(value.isNaN ? 0 : Swift.max(-1e6, Swift.min(value, 1e6)))
        }
    }
#endif
