/// What the texts of a component are set in, as its bodies are evaluated.
struct ShownFonts: Equatable {
    /// What the component's place says.
    private var said: Fonts?
    /// What the texts are set in: what is said or, while that is held off, what was said before.
    private(set) var shown: Fonts?
    /// Counts how often something else was said.
    private(set) var changes = 0
    /// Counts how often texts were, or are to be, set in something else.
    private(set) var settings = 0
    /// Whether the font is another one than the place says.
    private(set) var isHeldOff = false

    /// Takes note of what a body is evaluated in, however often it is.
    ///
    /// - Parameter holdsOff: Whether another font is to wait for `takeOver`.
    /// - Returns: Whether the last one was in something else.
    mutating func note(_ new: Fonts, holdsOff: Bool) -> Bool {
        guard let shown, let said else {
            (shown, said) = (new, new)
            return false
        }
        guard new != said else { return false }
        changes += 1
        settings += 1
        self.said = new
        // A weight is there at once: nothing but the place knows it on Apple's platforms.
        let isOther = new.font != shown.font || new.own != shown.own || new.size != shown.size
        isHeldOff = holdsOff && isOther
        self.shown =
            isHeldOff ? Fonts(own: shown.own, font: shown.font, size: shown.size, setting: new.setting) : new
        return true
    }

    /// Has the texts be set in what the place says.
    ///
    /// - Returns: Whether they were in something else.
    mutating func takeOver() -> Bool {
        guard isHeldOff else { return false }
        isHeldOff = false
        settings += 1
        shown = said
        return true
    }
}
