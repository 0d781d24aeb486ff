public import Foundation
import TallyScene

/// What assistive technology is told of one element.
public struct AccessibilityElement: Equatable, Sendable, CustomStringConvertible {
    public var label: String
    public var value: String
    public var traits: AccessibilityTraits
    public var rect: CGRect
    /// What comes of working it; empty: nothing is said.
    public var hint = ""
    /// A name of the program's own, never spoken; empty: none.
    public var identifier = ""
    /// Nil: it is no heading of a level.
    public var heading: AccessibilityHeadingLevel?
    /// Nil: nothing is said.
    public var contentType: AccessibilityTextContentType?
    /// What it can be asked for by voice, the best first.
    public var inputLabels: [String] = []
    /// What can be done with it besides activating it, by name; see `Stage.perform(_:on:)`.
    public var actions: [String] = []
    /// What more is told of it.
    public var details: [Detail] = []
    /// The rotors that are there while it is looked at.
    public var rotors: [Rotor] = []
    /// How touches reach it themselves; nil: they do not.
    public var directTouch: AccessibilityDirectTouchOptions?
    /// Whether it is offered to be worked.
    public var respondsToUserInteraction = true
    /// Where it is tapped, on the stage; its top left corner where it is nowhere.
    public var activationPoint: CGPoint

    /// Something that is told with an element, or to those who ask for more.
    public struct Detail: Equatable, Sendable {
        public var label: String
        public var value: String
        public var isImportant: Bool
    }

    /// Places to go to one after another, under one name.
    public struct Rotor: Equatable, Sendable {
        public struct Entry: Equatable, Sendable {
            public var label: String
            /// Where the view is that it leads to, on the stage; nil: there is none.
            public var rect: CGRect?
        }

        public var label: String
        public var entries: [Entry]
    }

    /// What tells elements apart in a golden: hints, names and actions are not in it.
    public var description: String {
        let names = traits.names.joined(separator: " ")
        var more = heading.map { $0 == .unspecified ? " heading" : " \($0)" } ?? ""
        for detail in details { more += " (\(detail.label): \(detail.value))" + (detail.isImportant ? "!" : "") }
        return "accessible \"\(label)\"" + (value.isEmpty ? "" : " = \"\(value)\"")
            + (names.isEmpty ? "" : " \(names)") + more + " \(rect.printed)"
    }
}

extension AccessibilityElement {
    init(_ item: AccessibilityItem) {
        let point = item.tapPoint
        self.init(
            label: item.label, value: item.value, traits: item.traits, rect: CGRect(item.rect), hint: item.hint,
            identifier: item.identifier, heading: item.heading, contentType: item.contentType,
            inputLabels: item.inputLabels ?? (item.label.isEmpty ? [] : [item.label]),
            actions: item.actions.map(\.name),
            details: item.details.map { Detail(label: $0.label, value: $0.value, isImportant: $0.isImportant) },
            rotors: item.rotors.map { rotor in
                Rotor(
                    label: rotor.label,
                    entries: rotor.entries.map {
                        Rotor.Entry(label: $0.label ?? "", rect: $0.rect.map { CGRect($0) })
                    })
            },
            directTouch: item.directTouch, respondsToUserInteraction: item.responds ?? true,
            activationPoint: point.x.isFinite && point.y.isFinite ? CGPoint(x: point.x, y: point.y) : .zero)
    }
}
