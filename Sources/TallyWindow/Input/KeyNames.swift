#if Window
    import CGTK
    import TallyCore
    import TallyStage
    import TallyUI

    /// A key as GTK tells of it.
    struct KeyEvent: Sendable {
        /// What it types, or its name.
        var key: UInt32
        /// Its place on the keyboard.
        var code: UInt32
        var state: GdkModifierType
    }

    /// From GTK's names of keys to those of the views.
    @MainActor
    enum KeyNames {
        /// Returns the stroke of a key; nil for keys that type nothing and are not named, such as Shift and the dead
        /// keys.
        static func stroke(_ event: KeyEvent, group: UInt32) -> KeyStroke? {
            guard let typed = equivalent(event.key) else { return nil }
            let modifiers = modifiers(event)
            // What the same key types without the lock, and without Shift.
            func without(_ masks: [GdkModifierType]) -> KeyEquivalent {
                let state = masks.reduce(event.state.rawValue) { $0 & ~$1.rawValue }
                var key: guint = 0
                let isKnown = gdk_display_translate_key(
                    gdk_display_get_default(), event.code, GdkModifierType(rawValue: state), gint(clamping: group),
                    &key,
                    nil, nil, nil)
                return isKnown != 0 ? equivalent(key) ?? typed : typed
            }
            let locked = event.state.rawValue & GDK_LOCK_MASK.rawValue != 0
            var key = locked ? without([GDK_LOCK_MASK]) : typed
            var plain = without([GDK_LOCK_MASK, GDK_SHIFT_MASK])
            // Commands are letters of the Latin alphabet, also where the keyboard is of another.
            if !modifiers.isDisjoint(with: [.command, .control]), !plain.character.isASCII,
                let latin = latin(event.code)
            {
                (key, plain) = (latin, latin)
            }
            return KeyStroke(key, characters: String(typed.character), plain: plain, modifiers: modifiers)
        }

        /// Returns what the key types in the first of the person's layouts that has Latin letters.
        private static func latin(_ code: UInt32) -> KeyEquivalent? {
            var keys: UnsafeMutablePointer<GdkKeymapKey>?
            var names: UnsafeMutablePointer<guint>?
            var count: gint = 0
            guard gdk_display_map_keycode(gdk_display_get_default(), code, &keys, &names, &count) != 0 else {
                return nil
            }
            defer {
                g_free(keys)
                g_free(names)
            }
            for index in 0..<Int(count) where keys![index].level == 0 {
                if let key = equivalent(names![index]), key.character.isASCII { return key }
            }
            return nil
        }

        private static func modifiers(_ event: KeyEvent) -> EventModifiers {
            var modifiers = modifiers(event.state)
            if UInt32(GDK_KEY_KP_Space)...UInt32(GDK_KEY_KP_9) ~= event.key || event.key == UInt32(GDK_KEY_KP_Equal) {
                modifiers.insert(.numericPad)
            }
            return modifiers
        }

        /// Returns the modifiers that are held. Control is the key of commands here, as ⌘ is on Apple's keyboards; the key
        /// with the logo is `.control`.
        static func modifiers(_ state: GdkModifierType) -> EventModifiers {
            let masks: [(GdkModifierType, EventModifiers)] = [
                (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .command), (GDK_ALT_MASK, .option),
                (GDK_SUPER_MASK, .control), (GDK_META_MASK, .control), (GDK_LOCK_MASK, .capsLock),
            ]
            var modifiers: EventModifiers = []
            for (mask, modifier) in masks where state.rawValue & mask.rawValue != 0 { modifiers.insert(modifier) }
            return modifiers
        }

        private static func equivalent(_ key: UInt32) -> KeyEquivalent? {
            let name = Int32(bitPattern: key)
            if let key = known[name] { return key }
            // As AppKit numbers them.
            if GDK_KEY_F1...GDK_KEY_F35 ~= name { return function(0xF704 + UInt32(name - GDK_KEY_F1)) }
            guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(key)), scalar.value >= 0x20 else { return nil }
            return KeyEquivalent(Character(scalar))
        }

        private static func function(_ number: UInt32) -> KeyEquivalent? {
            Unicode.Scalar(number).map { KeyEquivalent(Character($0)) }
        }

        private static let known: [Int32: KeyEquivalent] = {
            var keys: [Int32: KeyEquivalent] = [
                GDK_KEY_Tab: .tab, GDK_KEY_ISO_Left_Tab: .tab, GDK_KEY_KP_Tab: .tab,
                GDK_KEY_Return: .return, GDK_KEY_KP_Enter: .return, GDK_KEY_ISO_Enter: .return,
                GDK_KEY_Escape: .escape, GDK_KEY_BackSpace: .delete, GDK_KEY_Clear: .clear,
                GDK_KEY_Delete: .deleteForward, GDK_KEY_KP_Delete: .deleteForward,
                GDK_KEY_Up: .upArrow, GDK_KEY_KP_Up: .upArrow, GDK_KEY_Down: .downArrow, GDK_KEY_KP_Down: .downArrow,
                GDK_KEY_Left: .leftArrow, GDK_KEY_KP_Left: .leftArrow,
                GDK_KEY_Right: .rightArrow, GDK_KEY_KP_Right: .rightArrow,
                GDK_KEY_Home: .home, GDK_KEY_KP_Home: .home, GDK_KEY_End: .end, GDK_KEY_KP_End: .end,
                GDK_KEY_Page_Up: .pageUp, GDK_KEY_KP_Page_Up: .pageUp,
                GDK_KEY_Page_Down: .pageDown, GDK_KEY_KP_Page_Down: .pageDown,
                GDK_KEY_KP_Space: .space,
            ]
            // Without a name in SwiftUI: numbered as in AppKit.
            let others: [(Int32, UInt32)] = [
                (GDK_KEY_Insert, 0xF727), (GDK_KEY_KP_Insert, 0xF727), (GDK_KEY_Print, 0xF72E),
                (GDK_KEY_Scroll_Lock, 0xF72F), (GDK_KEY_Pause, 0xF730), (GDK_KEY_Sys_Req, 0xF731),
                (GDK_KEY_Break, 0xF732), (GDK_KEY_Menu, 0xF735), (GDK_KEY_Select, 0xF741), (GDK_KEY_Execute, 0xF742),
                (GDK_KEY_Undo, 0xF743), (GDK_KEY_Redo, 0xF744), (GDK_KEY_Find, 0xF745), (GDK_KEY_Help, 0xF746),
                (GDK_KEY_KP_F1, 0xF704), (GDK_KEY_KP_F2, 0xF705), (GDK_KEY_KP_F3, 0xF706), (GDK_KEY_KP_F4, 0xF707),
            ]
            for (name, number) in others { keys[name] = function(number) }
            return keys
        }()
    }
#endif
