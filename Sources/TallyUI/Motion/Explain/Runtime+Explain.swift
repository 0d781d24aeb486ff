import TallyMotion
import TallyScene

/// An element's values as they are now, and what else is to be said of why it is shown as it is.
package struct ElementExplanation {
    package var kind: String
    package var rect: Rect
    package var values: [ValueExplanation]
    package var remarks: [String]
}

extension Runtime {
    /// Whether the reasons of writes are kept from now on. Switching it off forgets them.
    package var keepsWrites: Bool {
        get { writeLog != nil }
        set { if newValue != keepsWrites { writeLog = newValue ? WriteLog() : nil } }
    }

    /// What moves the element that draws a segment, innermost first; nil if no element of the tree does.
    ///
    /// - Complexity: O(elements); reflects on what stands around the element.
    package func explanation(drawnBy segment: Segment) -> ElementExplanation? {
        guard let element = element(drawnBy: segment, in: root.list) else { return nil }
        // Of what stands inside only what moves is worth a word.
        let values = AnimatedValueFinder(element).found.map(explanation).filter { !$0.isInside || $0.run != nil }
        let rect = (element as? LeafElement)?.shownFrame ?? element.segment.bounds
        return ElementExplanation(
            kind: element.explainedKind, rect: rect, values: values, remarks: element.remarks(writeLog))
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
        let write = writeLog?[value]
        var result = ValueExplanation(
            name: found.name, owner: found.owner, isInside: found.isInside, shown: text(value.shownNow),
            target: text(value.modelNow))
        result.isRecorded = writeLog != nil
        guard let summary = value.summary(at: time), let link = summary.links.last, link.end > time else {
            result.from = write?.from.map(text)
            result.reason = write.map { reason($0, text) }
            return result
        }
        // The part of a style that moves says when; what it was is known of the whole only from the log.
        let isStyle = value is StyleAttribute
        result.from = isStyle ? write?.from.map(text) : summary.from.map(text)
        result.run = .init(animation: link.animation, elapsed: time - link.start, duration: link.end - link.start)
        result.velocity = isStyle ? nil : summary.velocity.map { text($0) + " a second" }
        result.keptVelocity = isStyle ? nil : link.keptVelocity.map { text($0) + " a second" }
        result.interrupted = summary.links.dropLast().map { "\($0.animation), which goes on beneath" }
        if result.interrupted.isEmpty, let before = write?.interrupted?.links.last, write?.time == link.start {
            result.interrupted = ["\(before.animation) after \(ValueText.text(link.start - before.start)) s"]
        }
        if let write, write.outcome == .displaced {
            result.reason = "was displaced at \(ValueText.text(write.time)) s by a change without an animation"
        } else {
            result.source = write?.cause.source?.rawValue
        }
        return result
    }

    /// Why a value that rests was not moved by its last write, or came to rest.
    private func reason(_ write: WriteLog.Write, _ text: (Any) -> String) -> String {
        let when = "at \(ValueText.text(write.time)) s"
        var result: String
        switch write.outcome {
        case .first: result = "first appearance \(when): the first value never moves"
        case .started, .retargeted: result = "arrived; set off \(when) under \(write.cause.animation ?? "an animation")"
        case .jumped, .displaced: result = "jumped \(when): \(write.cause.stillness)"
        }
        if let equal = write.equalSince, equal >= write.time {
            result += "; an equal value was written at \(ValueText.text(equal)) s, which starts nothing"
        }
        return result
    }
}

extension WriteCause {
    /// Why nothing moved.
    fileprivate var stillness: String {
        if isForFrame { return "written for a frame, by the body of an animatable view or a layout in motion" }
        if let removed {
            let source = source?.rawValue ?? "a modifier"
            return "\(source) around it took the transaction's animation out (\(removed))"
        }
        if animation != nil { return "the animation was over at once" }
        var reasons = ["no animation in the transaction"]
        if disablesAnimations {
            reasons.append("disablesAnimations keeps .animation modifiers from adding one")
        } else if let insideOnly {
            reasons.append(
                "an animation stands inside it (\(insideOnly)), and moves only what is written before it")
        } else if waitingModifiers > 0 {
            reasons.append(
                waitingModifiers == 1
                    ? "the value that the .animation(_:value:) around it watches did not change"
                    : "the values that \(waitingModifiers) .animation(_:value:) around it watch did not change")
        }
        return reasons.joined(separator: "; ")
    }
}

extension Element {
    /// What is to be said beside the values.
    fileprivate func remarks(_ log: WriteLog?) -> [String] {
        var remarks: [String] = []
        var next: Element? = self
        while let here = next {
            let whose = here === self ? "It" : "The \(here.explainedKind) around it"
            if here.isLeaving {
                remarks.append("\(whose) is leaving, \(here.transitionText(upTo: here.outer?.node))")
            } else if let insertion = here.insertion(log) {
                remarks.append("\(whose) came in at \(ValueText.text(insertion.time)) s by \(insertion.transition)")
            }
            next = here.outer
        }
        if let text = self as? TextElement, let change = log?.textChange(self) {
            let transition =
                change.isAnimated
                ? "strings move only by a content transition"
                : "no animation in the transaction, and strings do not move"
            remarks.append(
                "It read \"\(change.from)\" until \(ValueText.text(change.time)) s and then \"\(text.string)\": "
                    + transition)
        }
        if environment.accessibilityReduceMotion {
            remarks.append("Reduce Motion is on: it stops nothing by itself, but views may ask for it and stay still")
        }
        return remarks
    }

    private func insertion(_ log: WriteLog?) -> (time: Double, transition: String)? {
        let end = outer?.node
        var next: _ViewNode? = node
        while let here = next, here !== end {
            if let insertion = log?.insertion(here) { return insertion }
            next = here.parent
        }
        return nil
    }

    private func transitionText(upTo end: _ViewNode?) -> String {
        var next: _ViewNode? = node
        while let here = next, here !== end {
            for case let state as TransitionState in here.folds {
                let mirror = Mirror(reflecting: state)
                guard let transition = mirror.children.first(where: { $0.label == "transition" })?.value else {
                    continue
                }
                return "by \(type(of: transition))"
            }
            next = here.parent
        }
        return "by the default transition, opacity"
    }
}
