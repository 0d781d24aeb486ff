import TallyScene
import Foundation
@_spi(Runtime) import TallyCore

/// Collects what may move in an element, its modifiers and the views around it, and inside of it.
@MainActor
struct AnimatedValueFinder {
    struct Found {
        let name: String
        let unit: ValueUnit
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

    /// Returns whether the animatable data of a view is under way.
    static func isMoving(_ composite: CompositeState, _ node: _ViewNode) -> Bool {
        var report = MotionReport()
        composite.reportMotion(to: &report)
        return report.entries.contains { $0.value.summary(at: node.runtime.time) != nil }
    }

    /// Visits the elements that stand in an element, and those that its modifiers hold.
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

    /// Visits the animatable views between an element and the one around it.
    private mutating func lookAtViews(from node: _ViewNode, upTo end: _ViewNode?) {
        var next: _ViewNode? = node
        while let here = next, here !== end {
            if let composite = here.composite { note(here.viewKind, here) { composite.reportMotion(to: &$0) } }
            next = here.parent
        }
    }

    private mutating func look(at element: Element, _ owner: String?) {
        note(owner, element.node) { report in
            element.reportMotion(to: &report)
            for slot in element.slots { slot.reportMotion(to: &report) }
        }
    }

    private mutating func note(_ owner: String?, _ node: _ViewNode, _ tell: (inout MotionReport) -> Void) {
        var report = MotionReport()
        tell(&report)
        for entry in report.entries {
            found.append(
                Found(
                    name: entry.name, unit: entry.unit, owner: owner, isInside: isInside, value: entry.value,
                    node: node))
        }
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

    /// How messages call it.
    var explainedKind: String {
        if let text = self as? TextElement {
            return "text \"\(text.string.replacingOccurrences(of: "\n", with: "\\n"))\""
        }
        let label = "\(contentSegment.label)"
        if !label.isEmpty { return label }
        let type = "\(type(of: self))"
        guard let open = type.firstIndex(of: "<") else { return type.replacingSuffix("Element").asWords }
        return String(type[type.index(after: open)...].dropLast()).replacingSuffix("Layout")
    }
}

extension String {
    fileprivate func replacingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
    }

    /// A name in camel case as words in lower case.
    fileprivate var asWords: String {
        reduce(into: "") { result, character in
            if character.isUppercase && !result.isEmpty { result += " " }
            result += character.lowercased()
        }
    }
}
