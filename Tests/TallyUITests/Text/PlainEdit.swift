/// What `TextEdit` does, done slowly: scalars in an array, and the places between clusters counted anew for each question.
struct PlainEdit {
    var text: [Unicode.Scalar] = []
    var anchor = 0
    var head = 0
    private var undoable: [State] = []
    private var redoable: [State] = []
    /// What the last edit was, and where the next of its kind would go on.
    private var run: (kind: String, place: Int)?

    struct State {
        var text: [Unicode.Scalar]
        var anchor: Int
        var head: Int
    }

    var string: String {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: text)
        return String(view)
    }

    var characters: [Character] { Array(string) }

    /// Counted in scalars.
    var boundaries: [Int] {
        var places = [0]
        for character in characters { places.append(places.last! + character.unicodeScalars.count) }
        return places
    }

    var start: Int { min(anchor, head) }
    var end: Int { max(anchor, head) }

    /// A place in bytes of UTF-8.
    func bytes(_ place: Int) -> Int { text[..<place].reduce(0) { $0 + UTF8.width($1) } }

    mutating func select(_ place: Int, extending: Bool) {
        head = boundaries.last { $0 <= place }!
        if !extending { anchor = head }
        run = nil
    }

    mutating func move(_ name: String, forward: Bool, extending: Bool) {
        if name == "character", !extending, anchor != head { return select(forward ? end : start, extending: false) }
        select(target(name, forward), extending: extending)
    }

    func target(_ name: String, _ forward: Bool) -> Int {
        let places = boundaries
        let index = places.firstIndex(of: head)!
        switch name {
        case "character": return places[max(0, min(places.count - 1, index + (forward ? 1 : -1)))]
        case "word": return places[wordIndex(from: index, forward)]
        case "line":
            let all = characters
            var i = index
            if forward {
                while i < all.count, !all[i].isNewline { i += 1 }
            } else {
                while i > 0, !all[i - 1].isNewline { i -= 1 }
            }
            return places[i]
        default: return forward ? text.count : 0
        }
    }

    private func wordIndex(from index: Int, _ forward: Bool) -> Int {
        let all = characters
        let flags = all.indices.map { i -> Bool in
            let c = all[i]
            if c.isLetter || c == "_" || (c.isNumber && c.unicodeScalars.count == 1) { return true }
            guard i > 0, i + 1 < all.count else { return false }
            let digits = all[i - 1].isNumber && all[i + 1].isNumber
            let letters = all[i - 1].isLetter && all[i + 1].isLetter
            switch c {
            case ",": return digits
            case ".", "'": return digits || letters
            default: return false
            }
        }
        var i = index
        if forward {
            while i < all.count, !flags[i] { i += 1 }
            while i < all.count, flags[i] { i += 1 }
        } else {
            while i > 0, !flags[i - 1] { i -= 1 }
            while i > 0, flags[i - 1] { i -= 1 }
        }
        return i
    }

    mutating func insert(_ new: String, isTyped: Bool) {
        if new.isEmpty, anchor == head { return }
        edit(start..<end, new, kind: isTyped && !new.contains(where: \.isNewline) ? "typing" : nil)
    }

    mutating func delete(_ name: String, forward: Bool) {
        if anchor != head { return edit(start..<end, "", kind: nil) }
        let other = target(name, forward)
        if other == head { return }
        edit(min(head, other)..<max(head, other), "", kind: name == "character" ? (forward ? "del" : "back") : nil)
    }

    private mutating func edit(_ range: Range<Int>, _ new: String, kind: String?) {
        let goesOn = kind != nil && run?.kind == kind && anchor == head && run?.place == head
        if !goesOn { undoable.append(State(text: text, anchor: anchor, head: head)) }
        if undoable.count > 200 { undoable.removeFirst() }
        redoable = []
        text.replaceSubrange(range, with: Array(new.unicodeScalars))
        head = boundaries.first { $0 >= range.lowerBound + new.unicodeScalars.count }!
        anchor = head
        run = kind.map { ($0, head) }
    }

    mutating func undo() {
        guard let last = undoable.popLast() else { return }
        redoable.append(State(text: text, anchor: anchor, head: head))
        restore(last)
    }

    mutating func redo() {
        guard let next = redoable.popLast() else { return }
        undoable.append(State(text: text, anchor: anchor, head: head))
        restore(next)
    }

    private mutating func restore(_ state: State) {
        (text, anchor, head) = (state.text, state.anchor, state.head)
        run = nil
    }
}
