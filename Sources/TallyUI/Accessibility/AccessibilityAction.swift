@_spi(Runtime) import TallyCore
import TallyScene

/// What assistive technology does with an element in one of the ways that it knows.
public struct AccessibilityActionKind: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case activate
        case escape
        case magicTap
        case delete
        case showMenu
        case named(Text)
    }

    let kind: Kind
    private init(kind: Kind) { self.kind = kind }

    /// What a press does.
    public static let `default` = AccessibilityActionKind(kind: .activate)
    public static let escape = AccessibilityActionKind(kind: .escape)
    public static let magicTap = AccessibilityActionKind(kind: .magicTap)
    public static let delete = AccessibilityActionKind(kind: .delete)
    public static let showMenu = AccessibilityActionKind(kind: .showMenu)

    public init(named name: Text) { kind = .named(name) }

    /// Under which name the action is offered. Nil: it is what activates the element.
    var name: Text? {
        switch kind {
        case .activate: nil
        case .escape: Text(verbatim: "Escape")
        case .magicTap: Text(verbatim: "Magic tap")
        case .delete: Text(verbatim: "Delete")
        case .showMenu: Text(verbatim: "Show menu")
        case .named(let name): name
        }
    }
}

extension View {
    /// Offers assistive technology an action; the default one takes the place of what a press does for it.
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.action(actionKind, handler))
    }

    public nonisolated func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(.action(AccessibilityActionKind(named: name), handler))
    }

    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(nameKey), handler)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(name), handler)
    }

    /// Offers assistive technology an action by the words of a view, which is not seen.
    public nonisolated func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        accessibilityActions { label().accessibilityAction(.default, action) }
    }

    /// Offers assistive technology what buttons do; they are not seen.
    public nonisolated func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View {
        // unsafe: a part of the value made here, and used by views alone, on the main actor.
        nonisolated(unsafe) let actions = content()
        return modifier(AccessibilityActionsModifier(actions: actions))
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> Self { adding(.action(actionKind, handler)) }

    public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> Self {
        adding(.action(AccessibilityActionKind(named: name), handler))
    }

    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> Self { accessibilityAction(named: Text(nameKey), handler) }

    @_disfavoredOverload
    public nonisolated func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> Self { accessibilityAction(named: Text(name), handler) }
}

extension AccessibilityChange {
    fileprivate static func action(_ kind: AccessibilityActionKind, _ handler: @escaping () -> Void) -> Self {
        let handler = onMain { (_: Void) in handler() }
        let run: @MainActor () -> Void = { handler(()) }
        return AccessibilityChange {
            if let name = kind.name {
                $0.actions = [AccessibilityNamedAction(name: name, run: run)]
            } else {
                $0.action = run
            }
        }
    }

    /// Returns what a view is to do, as it does it: on the main actor.
    static func onMain<Value>(_ handler: @escaping (Value) -> Void) -> @MainActor (Value) -> Void {
        // unsafe: a part of the value made here, and used by views alone, on the main actor.
        nonisolated(unsafe) let handler = handler
        return { handler($0) }
    }
}

/// Offers the buttons of views that are made, and neither laid out nor drawn.
nonisolated private struct AccessibilityActionsModifier<Actions: View>: ElementModifier {
    typealias Body = Never
    let actions: Actions

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        AccessibilityActionsSlot<Actions>(element, applied)
    }
}

/// A slot that has actions to offer for what is inside.
@MainActor
protocol AccessibilityActionSource: Slot {
    var actions: [(name: String, run: @MainActor () -> Void)] { get }
}

private final class AccessibilityActionsSlot<Actions: View>: Slot, ElementListOwner, AccessibilityActionSource {
    private lazy var list = ElementList(runtime: element.runtime, owner: self)

    override func apply(isFirst: Bool) {
        guard let modifier = (applied as? TypedAppliedModifier<AccessibilityActionsModifier<Actions>>)?.modifier else {
            return
        }
        list.reconcile(modifier.actions, parent: element.node, applied.update)
    }

    var actions: [(name: String, run: @MainActor () -> Void)] {
        var items: [AccessibilityItem] = []
        list.collectAccessibility(into: &items, Projection())
        return items.compactMap { item in item.action.map { (item.label, $0) } }
    }

    func elementListChanged(_ list: ElementList) {}
    func elementAnswersChanged(_ element: Element) {}
    override func destroy() { list.destroy() }
}
