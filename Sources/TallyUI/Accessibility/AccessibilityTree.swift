import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// One element as assistive technology is told of it.
package struct AccessibilityItem {
    package var label: String
    package var value: String
    package var traits: AccessibilityTraits
    /// The rectangle on the stage as presented, in points.
    package var rect: Rect
    package var action: (@MainActor () -> Void)?
    /// What can be done with it besides.
    package var actions: [(name: String, run: @MainActor () -> Void)] = []
    /// A name of the program's own, never spoken.
    package var identifier = ""
    package var hint = ""
    package var heading: AccessibilityHeadingLevel?
    package var contentType: AccessibilityTextContentType?
    /// What it can be asked for by voice, if not by its label.
    package var inputLabels: [String]?
    /// False: it is not offered to be worked. Nil: nothing is said.
    package var responds: Bool?
    package var directTouch: AccessibilityDirectTouchOptions?
    package var details: [AccessibilityDetail] = []
    /// Where it is tapped, on the stage; nil: in the middle.
    package var activationPoint: Point?
    var sortPriority = 0.0
    var pairing: AccessibilityPairing?
    package var rotors: [AccessibilityToldRotor] = []
    var rotorIDs: [AccessibilityRotorID] = []
    /// From the inside out.
    var focusMarks: [any AccessibilityFocusMark] = []
    /// The element, with the modifiers that belong to it.
    var site: Site?
    /// From there to the stage.
    var toStage = Projection()
    /// Controls that stand in it, and are told as a part of it: assistive technology works them with it, a finger each by itself.
    package var controls: [AccessibilityItem] = []
    var element: Element? { site?.element }
    /// Where it is tapped.
    package var tapPoint: Point { activationPoint ?? Point(x: rect.midX, y: rect.midY) }
    /// What draws the element, and nothing around it.
    package var segment: Segment?
}

/// Something more that is told of an element.
package struct AccessibilityDetail: Equatable {
    package let label: String
    package let value: String
    /// It is told with the element.
    package let isImportant: Bool
}

extension Runtime {
    /// The elements in reading order: that of the views, but for priorities.
    package var accessibilityItems: [AccessibilityItem] {
        var items: [AccessibilityItem] = []
        for list in root.reached.reversed() {
            list.collect()
            for element in list.elements { element.collectAccessibility(into: &items, Projection()) }
        }
        items.sortByPriority()
        items.joinPairs()
        items.findRotorEntries()
        return items
    }
}

extension Runtime {
    /// Runs what assistive technology asks for, as input.
    package func perform(_ action: @MainActor () -> Void) { hosting(action) }
}

extension Element {
    func collectAccessibility(into items: inout [AccessibilityItem], _ toStage: Projection) {
        collect(slots.count, into: &items, toStage)
    }

    private func collect(_ level: Int, into items: inout [AccessibilityItem], _ toStage: Projection) {
        guard level > 0 else { return collectContent(into: &items, toStage) }
        let slot = slots[level - 1]
        if slot.opacity <= 0 { return }
        let inner = slot.projection.concatenating(toStage)
        if let change = (slot as? AccessibilitySlot)?.change {
            return apply(change, slot, level, into: &items, inner)
        }
        if let actions = (slot as? any AccessibilityActionSource)?.actions {
            let first = items.count
            collect(level - 1, into: &items, inner)
            for index in items.indices.dropFirst(first) { items[index].actions += actions }
            return
        }
        if let mark = slot as? any AccessibilityFocusMark {
            let first = items.count
            collect(level - 1, into: &items, inner)
            for index in items.indices.dropFirst(first) { items[index].focusMarks.append(mark) }
            return
        }
        if let original = slot as? AccessibilityOriginalSlot {
            var own: [AccessibilityItem] = []
            collect(level - 1, into: &own, inner)
            if original.keepsOwn, own.count == 1 { items += own }
            return
        }
        if let words = (slot as? any AccessibilityWordSource)?.words, !words.isEmpty {
            let change = AccessibilityChange(label: Text(verbatim: words), isElement: true)
            return apply(change, slot, level, into: &items, inner)
        }
        slot.backgroundList?.collectAccessibility(into: &items, inner)
        collect(level - 1, into: &items, inner)
        slot.overlayList?.collectAccessibility(into: &items, inner)
    }

    private func apply(
        _ change: AccessibilityChange, _ slot: Slot, _ level: Int, into items: inout [AccessibilityItem],
        _ toStage: Projection
    ) {
        if change.isHidden == true { return }
        // What is no option of a control that chooses is what it is.
        if change.choose != nil, !change.keepsControlsApart, tag == nil {
            return collect(level - 1, into: &items, toStage)
        }
        var inside: [AccessibilityItem] = []
        if !change.ignoresChildren { collect(level - 1, into: &inside, toStage) }
        let apart = change.keepsControlsApart ? inside.filter { $0.action != nil } : []
        if !apart.isEmpty { inside.removeAll { $0.action != nil } }
        defer { items += apart }
        if change.isElement || change.isContainer { inside.sortByPriority() }
        let controls = change.isElement ? inside.filter { $0.action != nil && $0.site?.element !== self } : []
        if change.isElement && (inside.count != 1 || change.ignoresChildren) {
            let labels = inside.map(\.label).filter { !$0.isEmpty }
            inside = [
                AccessibilityItem(
                    label: labels.joined(separator: ", "), value: "",
                    traits: inside.reduce(AccessibilityTraits()) { $0.union($1.traits) }.subtracting(.isStaticText),
                    rect: toStage.apply(slot.rect), action: inside.first { $0.action != nil }?.action,
                    segment: segment)
            ]
        }
        let locale = slot.element.environment.locale
        for var item in inside {
            item.apply(change, slot, toStage, locale)
            if let choose = change.choose, let tag {
                item.action = { choose(tag) }
                if change.selection.isChosen(tag) { item.traits.insert(.isSelected) }
            }
            if change.isContainer { item.sortPriority = 0 }
            if change.isElement {
                item.rect = toStage.apply(slot.rect)
                item.site = Site(element: self, level: level - 1)
                item.toStage = toStage
                item.controls = controls
            }
            items.append(item)
        }
    }

    private func collectContent(into items: inout [AccessibilityItem], _ toStage: Projection) {
        if let childList {
            return childList.collectAccessibility(into: &items, Projection(contentMap).concatenating(toStage))
        }
        guard let leaf = self as? LeafElement else { return }
        let parts = leaf.accessibilityParts
        guard let text = accessibilityText, !text.isEmpty else { return add(parts, to: &items, toStage) }
        // A text that is one link as a whole is that link.
        let isOne = parts.count == 1 && parts[0].label == text
        items.append(
            AccessibilityItem(
                label: text, value: "", traits: isOne ? parts[0].traits : accessibilityKind,
                rect: toStage.apply(leaf.shownFrame), action: isOne ? parts[0].action : nil,
                site: Site(element: self, level: 0), toStage: toStage, segment: contentSegment))
        if let speech = (self as? TextElement)?.speech {
            items[items.count - 1].heading = speech.heading
            items[items.count - 1].contentType = speech.contentType
        }
        if !isOne { add(parts, to: &items, toStage) }
    }

    private func add(_ parts: [AccessibilityPart], to items: inout [AccessibilityItem], _ toStage: Projection) {
        for part in parts {
            items.append(
                AccessibilityItem(
                    label: part.label, value: part.value, traits: part.traits, rect: toStage.apply(part.rect),
                    action: part.action, site: Site(element: self, level: 0), toStage: toStage,
                    segment: part.segment ?? contentSegment))
        }
    }
}

extension [AccessibilityItem] {
    /// Puts what is of higher priority first; what is of the same stays in order.
    fileprivate mutating func sortByPriority() {
        guard contains(where: { $0.sortPriority != 0 }) else { return }
        let ordered = enumerated().sorted {
            ($0.element.sortPriority, $1.offset) > ($1.element.sortPriority, $0.offset)
        }
        self = ordered.map(\.element)
    }
}

extension ElementList {
    func collectAccessibility(into items: inout [AccessibilityItem], _ toStage: Projection) {
        collect()
        for element in elements where !element.isOffstage { element.collectAccessibility(into: &items, toStage) }
    }
}
