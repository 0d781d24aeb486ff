@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene

/// An element's values as they are now, and what else is to be said of why it is shown as it is.
package struct ElementExplanation {
    package var kind: String
    package var rect: Rect
    /// Whether it, or something around it, is on its way out.
    package var isLeaving: Bool
    package var values: [ValueExplanation]
    package var remarks: [String]

    package init(kind: String, rect: Rect, isLeaving: Bool, values: [ValueExplanation], remarks: [String]) {
        self.kind = kind
        self.rect = rect
        self.isLeaving = isLeaving
        self.values = values
        self.remarks = remarks
    }
}

/// An element that shows what is no element, as layers, and knows what moves it.
@MainActor
package protocol ExplainsItsSegments: Element {
    /// Nil: it does not draw the segment.
    func explanation(drawnBy segment: Segment) -> ElementExplanation?
}

extension Runtime {
    /// Whether the reasons of writes are kept from now on. Switching it off forgets them.
    package var keepsWrites: Bool {
        get { writeObserver != nil }
        set { if newValue != keepsWrites { writeObserver = newValue ? WriteLog() : nil } }
    }

    /// The writes that are kept; nil while nobody wants to know.
    var explanations: WriteLog? { writeObserver.flatMap { $0 as? WriteLog } }

    /// Returns where something is that read so, or was called so, while writes were kept; nil if nothing did.
    package func whereabouts(_ name: String) -> String? { explanations?.whereabouts(name) }

    /// Returns what moves the element that draws a segment, innermost first; nil if no element of the tree does.
    ///
    /// - Complexity: O(elements).
    package func explanation(drawnBy segment: Segment) -> ElementExplanation? {
        if let known = explanationInside(segment, root.list) { return known }
        guard let element = element(drawnBy: segment, in: root.list) else { return nil }
        // Of what stands inside only what moves is worth a word.
        var values = AnimatedValueFinder(element).found.map(explanation).filter { !$0.isInside || $0.run != nil }
        if let text = element as? TextElement, let change = stringChange(text) { values.insert(change, at: 0) }
        let rect = (element as? LeafElement)?.shownFrame ?? element.segment.bounds
        return ElementExplanation(
            kind: element.explainedKind, rect: rect,
            isLeaving: sequence(first: element, next: \.outer).contains(where: \.isLeaving), values: values,
            remarks: element.remarks(explanations))
    }

    /// Returns what an element says of a segment that something inside of it draws, which is no element.
    private func explanationInside(_ segment: Segment, _ list: ElementList) -> ElementExplanation? {
        list.collect()
        for element in list.elements + list.leaving {
            if let host = element as? any ExplainsItsSegments, let known = host.explanation(drawnBy: segment) {
                return known
            }
            for list in [element.childList] + element.slots.flatMap({ [$0.overlayList, $0.backgroundList] }) {
                if let list, let found = explanationInside(segment, list) { return found }
            }
        }
        return nil
    }

    private func element(drawnBy segment: Segment, in list: ElementList) -> Element? {
        list.collect()
        for element in list.elements + list.leaving {
            if element.contentSegment === segment || element.segment === segment { return element }
            let inside =
                [element.childList] + element.slots.flatMap { [$0.overlayList, $0.backgroundList] }
            for list in inside {
                if let list, let found = self.element(drawnBy: segment, in: list) { return found }
            }
        }
        return nil
    }

    private func explanation(_ found: AnimatedValueFinder.Found) -> ValueExplanation {
        let value = found.value
        let text = found.unit.text
        let write = explanations?[value]
        var result = ValueExplanation(
            name: found.name, owner: found.owner, isInside: found.isInside, shown: text(value.shownNow),
            target: text(value.modelNow))
        result.isRecorded = explanations != nil
        guard let summary = value.summary(at: time), let link = summary.links.last, link.end > time else {
            result.from = write?.from.map(text)
            if let write, write.cause.isForFrame, write.outcome == .jumped, write.time == time {
                result.writer = found.node.frameWriter
            }
            result.reason = write.map { reason($0, found.node) }
            return result
        }
        // The part of a style that moves says when; what it was is known of the whole only from the log.
        let isStyle = value is StyleAttribute
        result.from = isStyle ? nil : summary.from.map(text)
        if result.from == nil, write?.time == link.start { result.from = write?.from.map(text) }
        result.run = .init(animation: link.animation, elapsed: time - link.start, duration: link.end - link.start)
        result.velocity = isStyle ? nil : summary.velocity.map { text($0) + " a second" }
        result.keptVelocity = isStyle ? nil : link.keptVelocity.map { text($0) + " a second" }
        result.interrupted = summary.links.dropLast().map { "\($0.progress(at: link.start)), which goes on beneath" }
        if result.interrupted.isEmpty, let before = write?.interrupted?.links.last, write?.time == link.start {
            result.interrupted = [before.progress(at: link.start)]
        }
        if let write, write.outcome == .displaced {
            result.reason = "was displaced at \(ValueText.text(write.time)) s by a change without an animation"
        } else {
            result.source = write?.cause.sourceWords
            if result.source != nil, write?.cause.source == .group, let animator = found.node.animator {
                result.source = "\(animator) around it, or by withAnimation, withTransaction or a binding"
            }
        }
        return result
    }

    /// Returns a string that goes over to another by a content transition.
    private func stringChange(_ element: TextElement) -> ValueExplanation? {
        guard let link = element.contentTransition.run?.links.last, link.end > time else { return nil }
        var result = ValueExplanation(
            name: "string", owner: nil, shown: "on its way by \(element.contentTransition.words)",
            target: "\"\(element.string)\"")
        let change = explanations?.textChange(element)
        result.from = change.map { "\"\($0.from)\"" }
        result.source = change?.source
        result.run = .init(animation: link.animation, elapsed: time - link.start, duration: link.end - link.start)
        return result
    }

    /// Returns why a value that rests was not moved by its last write, or came to rest.
    private func reason(_ write: WriteLog.Write, _ node: _ViewNode) -> String {
        let when = "at \(ValueText.text(write.time)) s"
        var result: String
        switch write.outcome {
        case .first: result = "first appearance \(when): the first value never moves"
        case .started where write.isOverAtOnce: result = "jumped \(when): \(write.cause.stillness)"
        case .started, .retargeted: result = "arrived; set off \(when) under \(write.cause.animation ?? "an animation")"
        case .jumped, .displaced:
            result = "jumped \(when): \(write.cause.stillness)"
            if write.cause.hasWaitingModifierInside, node.insertion(explanations)?.time == write.time {
                result += "; an .animation on the view itself does not drive its coming and going, one around it does"
            }
        }
        if write.outcome != .first, let equal = write.equalSince, equal >= write.time {
            result += "; an equal value was written at \(ValueText.text(equal)) s, which starts nothing"
        }
        return result
    }
}

extension MotionSummary.Link {
    /// Returns the animation, and how far it was.
    fileprivate func progress(at time: Double) -> String {
        let elapsed = ValueText.text(time - start)
        return end < .infinity
            ? "\(animation) after \(elapsed) of \(ValueText.text(end - start)) s" : "\(animation) after \(elapsed) s"
    }
}

extension _ViewNode {
    /// What around the node writes values anew in every frame.
    fileprivate var frameWriter: String {
        var next: _ViewNode? = self
        while let here = next {
            if let body = here.composite, AnimatedValueFinder.isMoving(body, here) {
                return "the body of \(here.viewKind), which moves"
            }
            if let writer = here.contentWriter, writer.writesEachFrame { return "\(writer.name) around it" }
            next = here.parent
        }
        return "a layout in motion"
    }

    /// What around the node sets animations off by itself.
    fileprivate var animator: String? {
        var next: _ViewNode? = self
        while let here = next {
            if let writer = here.contentWriter, !writer.writesEachFrame { return writer.name }
            next = here.parent
        }
        return nil
    }
}
