#if Window
    import CGTK
    import TallyStage

    /// What is typed in the window, told to the stage: text by way of the input method, and keys.
    @MainActor
    final class KeyboardInput {
        private unowned let window: StageWindow
        private let method: UnsafeMutablePointer<GtkIMContext>

        init(_ window: StageWindow) {
            self.window = window
            method = gtk_im_multicontext_new()
            gtk_im_context_set_client_widget(method, window.area)
            let keys = UnsafeMutableRawPointer(gtk_event_controller_key_new()!)
            gtk_event_controller_key_set_im_context(OpaquePointer(keys), method)
            Signal.connect(keys, key: { [unowned self] key, state in self.pressed(key, state) })
            gtk_widget_add_controller(window.area, OpaquePointer(keys))
            Signal.connect(method, text: "commit") { [unowned self] text in
                self.window.catchUp()
                self.window.stage.type(text)
            }
            Signal.connect(method, "preedit-changed") { [unowned self] in
                self.window.catchUp()
                self.window.stage.compose(self.marked)
            }
            Signal.connect(method, "preedit-end") { [unowned self] in
                self.window.catchUp()
                self.window.stage.compose("")
            }
        }

        isolated deinit { g_object_unref(method) }

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
            window.catchUp()
            window.stage.press(equivalent, modifiers: Self.modifiers(state))
            return true
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
#endif
