import TallyCore

/// A key that goes down or up, as the keyboard has it.
package struct KeyStroke {
    /// The key with Shift, if that is held, and without Caps Lock.
    package var key: KeyEquivalent
    /// What it types, Caps Lock included.
    package var characters: String
    /// The key without Shift: the letter is small, and of a key with two signs it is the lower.
    package var plain: KeyEquivalent
    package var modifiers: EventModifiers
    /// It is held down, and goes down once more.
    package var isRepeat = false

    package init(
        _ key: KeyEquivalent, characters: String, plain: KeyEquivalent, modifiers: EventModifiers,
        isRepeat: Bool = false
    ) {
        self.key = key
        self.characters = characters
        self.plain = plain
        self.modifiers = modifiers
        self.isRepeat = isRepeat
    }

    /// A key of which only this is known: letters may be of either size.
    package init(_ key: KeyEquivalent, modifiers: EventModifiers) {
        self.init(key, characters: String(key.character), plain: key.plain, modifiers: modifiers)
    }

    /// Caps Lock, Num Lock and the keypad make no difference. A sign that Shift types has a shortcut without Shift, too: "+"
    /// with Command is the key of "=" with Command and Shift.
    func activates(_ shortcut: KeyboardShortcut) -> Bool {
        let held = modifiers.intersection(Self.choosing)
        let wanted = shortcut.modifiers.intersection(Self.choosing)
        if shortcut.key.plain == plain, wanted == held { return true }
        return shortcut.key == key && key.plain != plain && wanted.union(.shift) == held
    }

    private static let choosing: EventModifiers = [.shift, .control, .option, .command]
}

extension KeyEquivalent {
    /// The key of a letter is its small one.
    fileprivate var plain: KeyEquivalent {
        let small = String(character).lowercased()
        return small.count == 1 ? KeyEquivalent(Character(small)) : self
    }
}
