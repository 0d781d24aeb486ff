@_spi(Runtime) import TallyCore

extension Element {
    /// Returns what is to be said beside the values.
    func remarks(_ log: WriteLog?) -> [String] {
        var remarks: [String] = []
        var next: Element? = self
        while let here = next {
            let whose = here === self ? "It" : "The \(here.explainedKind) around it"
            if here.isLeaving {
                remarks.append("\(whose) is leaving, by \(here.leavingTransition)")
            } else if let insertion = here.node.insertion(log) {
                let way = here.fadesInstead ? Self.crossFade : insertion.transition
                remarks.append("\(whose) came in at \(ValueText.text(insertion.time)) s by \(way)")
                if here === self, let name = accessibilityText, log?.hasDeparture(name, at: insertion.time) ?? false {
                    remarks.append(
                        "Another \"\(name)\" left at that time: another branch, id or element of ForEach is another view, "
                            + "and only transitions lead from one to the other")
                }
            }
            next = here.outer
        }
        if let text = self as? TextElement, let change = text.changeRemark(log) { remarks.append(change) }
        if environment.accessibilityReduceMotion {
            remarks.append("Reduce Motion is on: it stops nothing by itself, but views may ask for it and stay still")
        }
        return remarks
    }

    private static let crossFade = ".opacity in place of its transition: the person prefers cross-fades"

    /// Whether a transition of it gives way to a fade.
    private var fadesInstead: Bool { transitionStates.contains(where: \.fadesInstead) }

    private var leavingTransition: String {
        let states = transitionStates
        guard let state = states.first(where: { $0.phase == .didDisappear }) ?? states.first else {
            return WriteLog.defaultTransition
        }
        return state.fadesInstead ? Self.crossFade : state.words(isComing: false)
    }

    /// Of the nodes between it and what it stands in, the innermost first.
    private var transitionStates: [TransitionState] {
        let end = outer?.node
        return sequence(first: node, next: \.parent).prefix { $0 !== end }
            .flatMap { $0.remembered.compactMap { $0 as? TransitionState }.filter { !$0.isOverridden } }
    }
}

extension _ViewNode {
    /// Returns when something between it and the element around it came to a container that was there.
    func insertion(_ log: WriteLog?) -> (time: Double, transition: String)? {
        guard let log else { return nil }
        let end = element?.outer?.node
        return sequence(first: self, next: \.parent).prefix { $0 !== end }.lazy.compactMap(log.insertion).first
    }
}

extension TextElement {
    /// Returns the remark that it read otherwise, or was set otherwise, and what would have moved that.
    fileprivate func changeRemark(_ log: WriteLog?) -> String? {
        guard let change = log?.textChange(self) else { return nil }
        let (words, isPlayed, run) = contentTransition
        let when = ValueText.text(change.time)
        let isSame = change.from == string
        if run != nil, !isSame { return nil }
        let past =
            isSame
            ? "It was set in another font or style at \(when) s"
            : "It read \"\(change.from)\" until \(when) s and then \"\(string)\""
        if isSame, run != nil { return "\(past), and goes over by \(words)" }
        guard isPlayed else {
            return "\(past): \(isSame ? "fonts" : "strings") move only by a content transition, and it has \(words)"
                + (change.isAnimated ? "" : "; nor was there an animation in the transaction")
        }
        return change.isAnimated
            ? "\(past), by \(words), which has ended"
            : "\(past): no animation in the transaction, and \(words) acts only under one"
    }
}
