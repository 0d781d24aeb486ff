import TallyMotion

/// A built-in value of an element that moves: where it is bound for, and what is shown of it now. Up to four numbers.
@MainActor
final class Attribute {
    private(set) var model = Vector4.zero
    private(set) var presented = Vector4.zero
    /// Its place in the animator's array; -1 while it rests.
    var runIndex = -1
    private var hasValue = false
    private unowned(unsafe) let element: Element
    /// Whether the content itself looks otherwise when the value does, and not only its place.
    private let isPartOfContent: Bool

    /// - Parameter isPartOfContent: true if the leaf is drawn anew when the value changes.
    init(_ element: Element, isPartOfContent: Bool = false) {
        self.element = element
        self.isPartOfContent = isPartOfContent
        element.own(self)
    }

    /// A new value: moves there if the transaction says so, else jumps. The first value never moves.
    func set(_ value: Vector4, scope: TransactionScope) {
        if !hasValue {
            hasValue = true
            model = value
            presented = value
            changed()
            return
        }
        if value == model { return }
        model = value
        scope.runtime.animator.retarget(self, under: scope)
    }

    func present(_ value: Vector4) {
        if value == presented { return }
        presented = value
        changed()
    }

    private func changed() {
        if isPartOfContent { element.isContentStale = true }
        element.needsRecord()
    }
}
