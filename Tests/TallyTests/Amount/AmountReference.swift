import Foundation
import Tally

/// The rules of an amount field once more, as slow and as plain as can be: strings with a bar where the caret is.
struct AmountReference {
    enum Edit {
        case digit(Int), mark, backward, forward, replace(Range<Int>, String), paste(Decimal), clear, undo, redo, set(
            Decimal)
        case select(Range<Int>), limits(ClosedRange<Decimal>), locale(String)
    }

    struct State: Equatable {
        var raw = ""
        var selection = 0..<0
        var isWarned = false
    }

    let places: Int
    var limits: ClosedRange<Decimal>
    let overflow: AmountInput.Overflow
    var state = State()
    var past: [State] = []
    var future: [State] = []
    /// The kind of keys that are being typed, and the caret that the last one left.
    var run: (kind: String, caret: Int)?

    var amount: Decimal? { Self.amount(state.raw) }

    static func amount(_ raw: String) -> Decimal? {
        raw.contains(where: \.isNumber) ? Decimal(string: raw, locale: Locale(identifier: "en_US_POSIX")) : nil
    }

    /// Whether the edit was taken.
    mutating func apply(_ edit: Edit) -> Bool {
        let raw = state.raw
        let caret = state.selection.lowerBound
        let hasSelection = !state.selection.isEmpty
        switch edit {
        case .digit(let digit):
            return type("\(digit)", over: state.selection, run: hasSelection ? nil : "type")
        case .mark: return type(".", over: state.selection, run: hasSelection ? nil : "type")
        case .backward:
            let range = hasSelection ? state.selection : max(0, caret - 1)..<caret
            return !range.isEmpty && type("", over: range, run: hasSelection ? nil : "backward")
        case .forward:
            let range = hasSelection ? state.selection : caret..<min(raw.count, caret + 1)
            return !range.isEmpty && type("", over: range, run: hasSelection ? nil : "forward")
        case .replace(let range, let text):
            let range = legal(range)
            if text.isEmpty && range.isEmpty { return false }
            let isTyping = range.isEmpty && range == state.selection && text.count == 1
            return type(text, over: range, run: isTyping ? "type" : nil)
        case .paste(let value): return type(padded(value), over: state.selection, run: nil)
        case .clear: return !raw.isEmpty && become(State(), run: nil)
        case .set(let value):
            if value < 0 && limits.lowerBound >= 0 { return false }
            let text = value == 0 ? "" : padded(value)
            return become(State(raw: text, selection: text.count..<text.count), run: nil)
        case .undo:
            guard let old = past.popLast() else { return false }
            future.append(state)
            (state, run) = (held(old), nil)
        case .redo:
            guard let new = future.popLast() else { return false }
            past.append(state)
            (state, run) = (held(new), nil)
        case .select(let range):
            let range = legal(range)
            if range != state.selection { run = nil }
            state.selection = range
        case .limits(let new):
            if new == limits { return true }
            limits = new
            run = nil
            state = held(state)
        case .locale: break
        }
        return true
    }

    /// What is above the maximum is the maximum.
    private func held(_ state: State) -> State {
        var state = state
        guard let amount = Self.amount(state.raw), overflow == .clamp else {
            state.isWarned = false
            return state
        }
        if amount > limits.upperBound {
            let text = "\(limits.upperBound)"
            return State(raw: text, selection: text.count..<text.count, isWarned: true)
        }
        state.isWarned = state.isWarned && amount == limits.upperBound
        return state
    }

    private func padded(_ value: Decimal) -> String {
        var text = "\(value)"
        if let dot = text.firstIndex(of: ".") {
            while text.distance(from: dot, to: text.endIndex) <= places { text += "0" }
        }
        return text
    }

    private func legal(_ range: Range<Int>) -> Range<Int> {
        let count = state.raw.count
        let range = min(max(range.lowerBound, 0), count)..<min(max(range.upperBound, 0), count)
        return range.isEmpty && range.lowerBound == 0 && state.raw.hasPrefix("-") ? 1..<1 : range
    }

    private mutating func type(_ text: String, over range: Range<Int>, run kind: String?) -> Bool {
        let raw = Array(state.raw)
        var new = String(raw[..<range.lowerBound]) + text + "|" + String(raw[range.upperBound...])
        let isNegative = new.hasPrefix("-") || new.hasPrefix("|-")
        if isNegative { new.remove(at: new.firstIndex(of: "-")!) }
        if new.contains("-") || text.contains("-") && limits.lowerBound >= 0 { return false }
        if new.filter({ $0 == "." }).count > 1 { return false }
        // 05 → 5 and .5 → 0.5
        while true {
            let plain = new.filter { $0 != "|" }
            let isLed = plain.hasPrefix("0") && plain.dropFirst().first?.isNumber ?? false
            guard isLed || plain == "0" && places == 0 else { break }
            new.remove(at: new.firstIndex(of: "0")!)
        }
        if new.filter({ $0 != "|" }).hasPrefix(".") { new.insert("0", at: new.firstIndex(of: ".")!) }
        if isNegative { new = new.hasPrefix("|") ? "-|" + new.dropFirst() : "-" + new }
        let caret = new.distance(from: new.startIndex, to: new.firstIndex(of: "|")!)
        new.removeAll { $0 == "|" }
        if let dot = new.firstIndex(of: ".") {
            if places == 0 || new.distance(from: dot, to: new.endIndex) - 1 > places { return false }
        }
        if new.filter(\.isNumber).count > 38 && new.count > state.raw.count { return false }
        if text.allSatisfy({ $0 == "0" }) && new == state.raw { return false }
        return become(State(raw: new, selection: caret..<caret), run: kind)
    }

    private mutating func become(_ new: State, run kind: String?) -> Bool {
        var new = new
        var kind = kind
        if overflow != .allow, let amount = Self.amount(new.raw), amount > limits.upperBound {
            if overflow == .refuse {
                if amount > self.amount ?? 0 { return false }
            } else {
                let text = "\(limits.upperBound)"
                new = State(raw: text, selection: text.count..<text.count, isWarned: true)
                kind = nil
            }
        }
        if new.raw != state.raw || new.isWarned != state.isWarned {
            let goesOn =
                kind != nil && run?.kind == kind && run?.caret == state.selection.lowerBound && state.selection.isEmpty
            if !goesOn { past.append(state) }
            if past.count > 100 { past.removeFirst() }
            future = []
        }
        state = new
        run = kind.map { ($0, new.selection.lowerBound) }
        return true
    }
}
