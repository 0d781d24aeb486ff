import TallyCore

/// A mark of a part of a text, for a `TextRenderer` to find.
public protocol TextAttribute {}

extension Text {
    /// Marks the text, or this part of a longer one, for a renderer; of several marks of one type the innermost counts.
    ///
    /// The renderer finds it at each `Text.Layout.Run` by the mark's type. Nothing else is different.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        styled { $0.attributes = TextAttributes(value, inside: $0.attributes) }
    }
}

/// The marks of a part of a text.
final class TextAttributes: Equatable, Sendable {
    private class Mark {
        func isSame(as other: Mark) -> Bool { false }
    }

    private final class Typed<T>: Mark {
        let value: T
        init(_ value: T) { self.value = value }

        override func isSame(as other: Mark) -> Bool {
            guard let other = other as? Typed<T> else { return false }
            if MemoryLayout<T>.size == 0 { return true }
            func areEqual<E: Equatable>(_ a: E) -> Bool { other.value as? E == a }
            guard let equatable = value as? any Equatable else { return false }
            return areEqual(equatable)
        }
    }

    // Nothing of them changes; and who made them looks at them.
    private let marks: OnMain<[Mark]>

    init<T>(_ value: T, inside others: TextAttributes?) {
        let inner = others?.marks.value ?? []
        marks = OnMain(inner.contains { $0 is Typed<T> } ? inner : inner + [Typed(value)])
    }

    private init(_ marks: [Mark]) { self.marks = OnMain(marks) }

    /// Returns these and those of what is around them.
    func inheriting(_ outer: TextAttributes?) -> TextAttributes {
        guard let outer else { return self }
        let more = outer.marks.value.filter { mark in !marks.value.contains { type(of: $0) == type(of: mark) } }
        return more.isEmpty ? self : TextAttributes(marks.value + more)
    }

    func value<T>(_ type: T.Type) -> T? {
        for mark in marks.value { if let typed = mark as? Typed<T> { return typed.value } }
        return nil
    }

    static func == (a: TextAttributes, b: TextAttributes) -> Bool {
        if a === b { return true }
        let (a, b) = (a.marks.value, b.marks.value)
        return a.count == b.count && zip(a, b).allSatisfy { $0.isSame(as: $1) }
    }
}
