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
        private let clipboard: Clipboard
        /// The text field that the input method writes to.
        private weak var input: AnyObject?
        private var isWriting = false
        /// The method shows a text that is not final.
        private var isComposing = false
        private var caret: Rect?
        /// What the method says while it is taken away is of a field that has kept its text already.
        private var isLeaving = false

        init(_ window: StageWindow) {
            self.window = window
            clipboard = Clipboard(window)
            method = gtk_im_multicontext_new()
            keys = gtk_event_controller_key_new()
            gtk_im_context_set_client_widget(method, window.area)
            Signal.connect(
                UnsafeMutableRawPointer(keys), key: { [unowned self] key, state in self.pressed(key, state) })
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

        /// The field has made what the method shows its own, as when the pointer goes down elsewhere in it.
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

        /// True for every key that means something to a view, also where none uses it: GTK's own focus stays here.
        private func pressed(_ key: UInt32, _ state: GdkModifierType) -> Bool {
            guard let equivalent = Self.equivalent(key) else { return false }
            let modifiers = Self.modifiers(state)
            if Self.pastes(equivalent, modifiers), window.stage.runtime.textInput != nil {
                clipboard.read { [weak window] text in
                    guard let window, window.isOpen else { return }
                    window.catchUp()
                    window.stage.preferences.pasteboard = text
                    window.stage.press(equivalent, modifiers: modifiers)
                }
                return true
            }
            window.catchUp()
            window.stage.press(equivalent, modifiers: modifiers)
            window.eventsTaken += 1
            return true
        }

        private static func pastes(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
            !modifiers.isDisjoint(with: [.command, .control]) && (key == "v" || key == "V")
        }

        /// Control is the key of commands here, as ⌘ is on Apple's keyboards; the key with the logo is `.control`.
        static func modifiers(_ state: GdkModifierType) -> EventModifiers {
            let names: [(GdkModifierType, EventModifiers)] = [
                (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .command), (GDK_ALT_MASK, .option),
                (GDK_SUPER_MASK, .control), (GDK_META_MASK, .control), (GDK_LOCK_MASK, .capsLock),
            ]
            var modifiers: EventModifiers = []
            for (mask, modifier) in names where state.rawValue & mask.rawValue != 0 { modifiers.insert(modifier) }
            return modifiers
        }

        /// Nil for keys that type nothing and are not named, such as Shift.
        static func equivalent(_ key: UInt32) -> KeyEquivalent? {
            switch Int32(bitPattern: key) {
            case GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab, GDK_KEY_KP_Tab: return .tab
            case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: return .return
            case GDK_KEY_Escape: return .escape
            case GDK_KEY_BackSpace: return .delete
            case GDK_KEY_Delete, GDK_KEY_KP_Delete: return .deleteForward
            case GDK_KEY_Up, GDK_KEY_KP_Up: return .upArrow
            case GDK_KEY_Down, GDK_KEY_KP_Down: return .downArrow
            case GDK_KEY_Left, GDK_KEY_KP_Left: return .leftArrow
            case GDK_KEY_Right, GDK_KEY_KP_Right: return .rightArrow
            case GDK_KEY_Home, GDK_KEY_KP_Home: return .home
            case GDK_KEY_End, GDK_KEY_KP_End: return .end
            case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: return .pageUp
            case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: return .pageDown
            case GDK_KEY_Clear: return .clear
            default:
                guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(key)), scalar.value >= 0x20 else { return nil }
                return KeyEquivalent(Character(scalar))
            }
        }
    }

    extension gint {
        /// The nearest whole number that C can hold; 0 for what is none.
        fileprivate init(clamping value: Double) {
            self = gint(value.isNaN ? 0 : Swift.max(-1e6, Swift.min(value, 1e6)))
        }
    }
#endif
