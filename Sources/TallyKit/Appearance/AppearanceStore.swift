import Foundation
import TallyControls

/// What the program has said of the looks of whole classes, and who gets it.
@MainActor
final class AppearanceStore {
    static let shared = AppearanceStore()

    private var views = NotedLooks<UIView>()
    private var items = NotedLooks<UIBarItem>()
    /// Of each receiver, which lives as long as they are kept.
    private var rules: [ObjectIdentifier: [AppearanceRule]] = [:]
    /// Whether anything has been said.
    private(set) static var isInUse = false

    /// Returns what notes the looks of a class of views.
    func receiver<Kind: UIView>(of type: Kind.Type, inside containers: [any UIAppearanceContainer.Type]) -> Kind {
        begin()
        return views.receiver(of: type, inside: containers) { Kind(coder: NSCoder()) }
    }

    /// Returns what notes the looks of a class of items of bars.
    func receiver<Kind: UIBarItem>(of type: Kind.Type, inside containers: [any UIAppearanceContainer.Type]) -> Kind {
        begin()
        return items.receiver(of: type, inside: containers) { Kind(coder: NSCoder()) }
    }

    private func begin() {
        Self.isInUse = true
        ProgramLook.source = { AppearanceStore.shared.programLook() }
    }

    /// Forgets all that was said; views keep what they have taken over.
    func forgetAll() {
        views = NotedLooks()
        items = NotedLooks()
        rules = [:]
        Self.isInUse = false
        ProgramLook.source = nil
    }

    /// Has a view that has come into a window take over what holds for it.
    func apply(to view: UIView) {
        // What counts more comes first: a view takes nothing over twice.
        for noted in views.holding(for: view, in: view).reversed() {
            for rule in rules(of: noted.receiver) { rule.carry(noted.receiver, noted.untouched, view) }
        }
    }

    private func rules(of receiver: UIView) -> [AppearanceRule] {
        let id = ObjectIdentifier(receiver)
        if let known = rules[id] { return known }
        let found = AppearanceRule.rules(for: receiver)
        rules[id] = found
        return found
    }

    /// Returns what holds for the title of an item in a state where it has nothing of its own.
    func attributes(of item: UIBarItem, _ state: UIControl.State) -> [NSAttributedString.Key: Any] {
        items.holding(for: item, in: item.shownBy as? UIView).reduce(into: [:]) {
            $0.merge($1.receiver.titleTextAttributes(for: state) ?? [:]) { $1 }
        }
    }

    /// Returns the tint of an item that has none of its own.
    func tint(of item: UIBarButtonItem) -> UIColor? {
        items.holding(for: item, in: item.shownBy as? UIView)
            .compactMap { ($0.receiver as? UIBarButtonItem)?.tintColor }.last
    }

    /// Returns what is said of all views of a class, wherever they stand; nil: nothing.
    func said<Kind: UIView>(of type: Kind.Type) -> Kind? {
        views.noted.last { $0.containers.isEmpty && $0.receiver is Kind }?.receiver as? Kind
    }

    /// Returns what is said of all items of a class, wherever they are shown.
    func said<Kind: UIBarItem>(of type: Kind.Type) -> Kind? {
        items.noted.last { $0.containers.isEmpty && $0.receiver is Kind }?.receiver as? Kind
    }
}

/// Receivers of looks in the order in which they hold: what comes later counts more.
@MainActor
struct NotedLooks<Object: AnyObject> {
    struct Noted {
        let containers: [any UIAppearanceContainer.Type]
        let receiver: Object
        /// What the receiver was when it was made.
        let untouched: Object
        let isOfKind: (Object) -> Bool
    }

    private(set) var noted: [Noted] = []

    mutating func receiver<Kind>(
        of type: Kind.Type, inside containers: [any UIAppearanceContainer.Type], make: () -> Kind?
    ) -> Kind {
        for known in noted where Swift.type(of: known.receiver) == type && isSame(known.containers, containers) {
            if let receiver = known.receiver as? Kind { return receiver }
        }
        guard let receiver = make(), let untouched = make() as? Object, let object = receiver as? Object else {
            preconditionFailure(
                "\(type).appearance() has nothing to note looks on: \(type)(coder:) returned nil. Return an object there."
            )
        }
        let new = Noted(containers: containers, receiver: object, untouched: untouched) { $0 is Kind }
        // Classes before those that are derived from them, and few containers before many.
        let place = noted.firstIndex {
            $0.containers.count > containers.count
                || $0.containers.count == containers.count && new.isOfKind($0.receiver)
        }
        noted.insert(new, at: place ?? noted.endIndex)
        return receiver
    }

    /// Returns those that hold for an object, which stands in a view or is one.
    func holding(for object: Object, in view: UIView?) -> [Noted] {
        noted.filter { $0.isOfKind(object) && Self.stands(view, inside: $0.containers) }
    }

    private func isSame(_ a: [any UIAppearanceContainer.Type], _ b: [any UIAppearanceContainer.Type]) -> Bool {
        a.map { ObjectIdentifier($0) } == b.map { ObjectIdentifier($0) }
    }

    /// Whether a view stands in one of the first class, which stands in one of the next, and so on.
    private static func stands(_ view: UIView?, inside containers: [any UIAppearanceContainer.Type]) -> Bool {
        var rest = containers[...]
        var responder = view?.next
        while let wanted = rest.first {
            guard let here = responder else { return false }
            if isOf(wanted, here) { rest = rest.dropFirst() }
            responder = here.next
        }
        return true
    }

    private static func isOf<Kind: UIAppearanceContainer>(_ type: Kind.Type, _ object: UIResponder) -> Bool {
        object is Kind
    }
}
