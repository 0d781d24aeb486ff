import Foundation

/// Finds what may move in an element, its modifiers and the views around it.
///
/// Looks at the stored properties by reflection, which is slow and needs nothing of those that are looked at: a value
/// costs nothing for being explained, and a modifier written later is found as well.
@MainActor
struct AnimatedValueFinder {
    struct Found {
        let name: String
        let unit: ValueText
        let owner: String?
        let isInside: Bool
        let value: any AnimatedValue
        /// Where it stands.
        let node: _ViewNode
    }

    private(set) var found: [Found] = []
    private var isInside = false

    init(_ element: Element) {
        var next: Element? = element
        while let here = next {
            let owner = here === element ? nil : here.explainedKind
            look(at: here, owner)
            let outer = here.outer
            lookAtViews(from: here.node, upTo: outer?.node)
            next = outer
        }
        isInside = true
        lookInside(element)
    }

    private init() {}

    /// Whether the animatable data of a view is under way.
    static func isMoving(_ composite: CompositeState, _ node: _ViewNode) -> Bool {
        var finder = AnimatedValueFinder()
        finder.look(at: composite, as: "", nil, node)
        return finder.found.contains { $0.value.summary(at: node.runtime.time) != nil }
    }

    /// The elements that stand in an element, and those that its modifiers hold.
    private mutating func lookInside(_ element: Element) {
        let held = element.slots.flatMap { [$0.backgroundList, $0.overlayList] }
        for case let list? in [element.childList] + held {
            for inner in list.elements + list.leaving {
                let owner = inner.explainedKind
                look(at: inner, owner)
                lookAtViews(from: inner.node, upTo: element.node)
                lookInside(inner)
            }
        }
    }

    /// The animatable views between an element and the one around it.
    private mutating func lookAtViews(from node: _ViewNode, upTo end: _ViewNode?) {
        var next: _ViewNode? = node
        while let here = next, here !== end {
            if let composite = here.composite { look(at: composite, as: "", here.viewKind, here) }
            next = here.parent
        }
    }

    private mutating func look(at element: Element, _ owner: String?) {
        look(at: element, as: element.contentKind, owner, element.node)
        for slot in element.slots { look(at: slot, as: Self.kind(of: slot, without: "Slot"), owner, element.node) }
    }

    private mutating func look(at object: AnyObject, as kind: String, _ owner: String?, _ node: _ViewNode) {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let here = mirror {
            for child in here.children {
                let property = Self.property(child.label)
                if let value = child.value as? any AnimatedValue {
                    let (name, unit) =
                        (object as? any NamesValues)?.name(ofValue: property) ?? Self.name(property, of: kind)
                    found.append(
                        Found(name: name, unit: unit, owner: owner, isInside: isInside, value: value, node: node))
                } else if Self.holders.contains(property), let holder = Self.object(child.value) {
                    look(at: holder, as: kind, owner, node)
                }
            }
            mirror = here.superclassMirror
        }
    }

    /// Properties behind which further values stand.
    private static let holders = ["animatable", "motion"]

    private static func object(_ value: Any) -> AnyObject? {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class { return value as AnyObject }
        guard mirror.displayStyle == .optional, let inside = mirror.children.first?.value else { return nil }
        return object(inside)
    }

    private static func property(_ label: String?) -> String {
        let label = label ?? ""
        let lazyPrefix = "$__lazy_storage_$_"
        return label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label
    }

    private static func name(_ property: String, of kind: String) -> (String, ValueText) {
        switch (kind, property) {
        case ("text", "frame"): ("place", .point)
        case ("Offset", "attribute"): ("offset", .point)
        case ("Opacity", "attribute"): ("opacity", .number)
        case ("Scale", "attribute"): ("scale", .scale)
        case ("Rotation", "attribute"): ("rotation", .degrees)
        case ("OwnExtent", "amount"): ("offset by a share of its own size", .number)
        case ("Rotation3D", "turn"): ("3D rotation", .turn)
        case ("Rotation3D", "place"): ("anchor, anchorZ and perspective of its 3D rotation", .anchor)
        case ("GeometryGroup", "origin"): ("place", .point)
        case ("Clip", "data"): ("clip shape", .plain)
        case (_, "defaultTransition"): ("opacity of the default transition", .number)
        case (_, "foreground"): ("colour", .color)
        case (_, "style"): ("style", .color)
        case (_, "strokeWidth"): ("line width and dash phase", .point)
        case ("", "data"): ("animatableData", .plain)
        case ("shape", "data"), ("container", "data"): ("animatableData", .plain)
        case ("shape", "frame"), ("leaf", "frame"): ("frame", .rect)
        case (_, "frame"): ("frame of its \(words(kind))", .rect)
        case (_, "attribute"), (_, "amount"), (_, "data"): (words(kind), .plain)
        default: (words(kind) + " " + words(property), .plain)
        }
    }

    private static func kind(of object: AnyObject, without suffix: String) -> String {
        let name = String(describing: type(of: object)).prefix { $0 != "<" }
        return String(name.hasSuffix(suffix) ? name.dropLast(suffix.count) : name)
    }

    /// A name in camel case as words in lower case.
    static func words(_ name: String) -> String {
        name.reduce(into: "") { result, character in
            if character.isUppercase && !result.isEmpty { result += " " }
            result += character.lowercased()
        }
    }
}

/// A slot whose property stands for one value or another.
@MainActor
protocol NamesValues {
    func name(ofValue property: String) -> (String, ValueText)?
}

extension _ViewNode {
    /// The type of the node's view.
    var viewKind: String {
        let name = "\(type(of: box))"
        guard name.hasPrefix("ViewBox<") else { return name }
        return String(name.dropFirst("ViewBox<".count).dropLast())
    }
}

extension Element {
    /// The element that this one stands in; nil at the top.
    var outer: Element? {
        switch container {
        case let element as Element: element
        case let slot as Slot: slot.element
        default: nil
        }
    }

    fileprivate var contentKind: String {
        switch self {
        case is TextElement: "text"
        case is LeafElement: childList == nil && "\(contentSegment.label)" != "" ? "shape" : "leaf"
        default: "container"
        }
    }

    /// How messages call it.
    var explainedKind: String {
        if let text = self as? TextElement {
            return "text \"\(text.string.replacingOccurrences(of: "\n", with: "\\n"))\""
        }
        let label = "\(contentSegment.label)"
        if !label.isEmpty { return label }
        guard let open = "\(type(of: self))".firstIndex(of: "<") else {
            return AnimatedValueFinder.words(String("\(type(of: self))".replacingSuffix("Element")))
        }
        let type = "\(type(of: self))"
        return String(type[type.index(after: open)...].dropLast()).replacingSuffix("Layout")
    }
}

extension String {
    fileprivate func replacingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }
}
