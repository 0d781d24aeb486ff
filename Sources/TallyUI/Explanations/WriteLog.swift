@_spi(Runtime) import TallyCore
import TallyMotion

/// The last write to each animated value, and why it moved or did not. There is one only while someone wants to know.
@MainActor
final class WriteLog: WriteObserver {
    struct Write {
        enum Outcome {
            case first
            case jumped
            case started
            /// Another motion was under way: it was cut short, or goes on beneath.
            case retargeted
            /// Written without an animation while it moved: the motion goes on, displaced.
            case displaced
        }

        let time: Double
        let from: Any?
        let to: Any?
        let outcome: Outcome
        let cause: WriteCause
        /// What was under way just before.
        let interrupted: MotionSummary?
        /// When a value equal to this one was written last.
        var equalSince: Double?
        /// The animation it was written under had nothing to play.
        var isOverAtOnce = false
    }

    /// A text has come to read otherwise.
    struct TextChange {
        let time: Double
        let from: String
        let isAnimated: Bool
        /// Who put the animation into the transaction.
        let source: String?
    }

    static let defaultTransition = "the default transition, .opacity"
    static let atOnce = ", at once: no animation in the transaction"

    private var writes: [ObjectIdentifier: Write] = [:]
    private var insertions: [ObjectIdentifier: (time: Double, transition: String)] = [:]
    private var texts: [ObjectIdentifier: TextChange] = [:]
    /// The departures of views, by what they read.
    private var departures: [String: (time: Double, isAnimated: Bool)] = [:]
    /// What replaced texts, by what they read before.
    private var replaced: [String: (time: Double, by: String)] = [:]

    subscript(_ value: any AnimatedValue) -> Write? { writes[value.writeKey] }

    func noteFirst(_ value: any AnimatedValue, at time: Double) {
        writes[ObjectIdentifier(value)] = Write(
            time: time, from: nil, to: nil, outcome: .first, cause: WriteCause(), interrupted: nil)
    }

    func noteEqual(_ value: any AnimatedValue, at time: Double) {
        writes[ObjectIdentifier(value)]?.equalSince = time
    }

    /// - Parameter element: Whose value it is, if it is an element's.
    func note(_ value: any AnimatedValue, to target: Any, under scope: TransactionScope, of element: Element?) {
        let time = scope.runtime.time
        var running = value.summary(at: time)
        if let end = running?.links.last?.end, end <= time { running = nil }
        let isAnimated = scope.transaction.animation != nil
        let outcome: Write.Outcome =
            isAnimated ? (running == nil ? .started : .retargeted) : (running == nil ? .jumped : .displaced)
        writes[ObjectIdentifier(value)] = Write(
            time: time, from: value.shownNow, to: target, outcome: outcome,
            cause: WriteCause(of: scope, element: element), interrupted: running)
    }

    /// Notes that what has just been written moves from now on, or has arrived already.
    func noteEnd(_ value: any AnimatedValue, at time: Double) {
        guard let end = value.summary(at: time)?.links.last?.end, end > time else {
            writes[ObjectIdentifier(value)]?.isOverAtOnce = true
            return
        }
    }

    /// Notes that a text reads otherwise, or is set in another font.
    func noteText(_ element: TextElement, from string: String, under scope: TransactionScope) {
        texts[ObjectIdentifier(element)] = TextChange(
            time: scope.runtime.time, from: string, isAnimated: scope.transaction.animation != nil,
            source: WriteCause(of: scope, element: element).sourceWords)
        if string != element.string { replaced[string] = (scope.runtime.time, element.string) }
    }

    /// Notes that a view comes to where its container already was.
    func noteInsertion(of node: _ViewNode, by transition: String) {
        insertions[ObjectIdentifier(node)] = (node.runtime.time, transition)
    }

    func noteDefaultInsertion(of node: _ViewNode, isAnimated: Bool) {
        noteInsertion(of: node, by: Self.defaultTransition + (isAnimated ? "" : Self.atOnce))
    }

    /// Notes that a view leaves a container that stays.
    func noteDeparture(_ node: _ViewNode?, _ scope: TransactionScope) {
        guard let node else { return }
        node.forEachName { departures[$0] = (node.runtime.time, scope.transaction.animation != nil) }
    }

    func insertion(_ node: _ViewNode) -> (time: Double, transition: String)? { insertions[ObjectIdentifier(node)] }

    func textChange(_ element: Element) -> TextChange? { texts[ObjectIdentifier(element)] }

    /// Returns whether something that reads so left at a time.
    func hasDeparture(_ name: String, at time: Double) -> Bool { departures[name]?.time == time }

    /// Returns where something is that read so, in words; nil if nothing did.
    func whereabouts(_ name: String) -> String? {
        let left = departures[name]
        if let new = replaced[name], new.time >= left?.time ?? new.time {
            return "A text read so until \(ValueText.text(new.time)) s, and then \"\(new.by)\""
        }
        guard let left else { return nil }
        let when = "It left at \(ValueText.text(left.time)) s"
        return left.isAnimated ? when : when + Self.atOnce
    }
}

extension _ViewNode {
    /// Visits what the texts below read, and how the elements are labelled.
    fileprivate func forEachName(_ body: (String) -> Void) {
        if let text = element as? TextElement { body(text.string) }
        for case let slot as AccessibilitySlot in element?.slots ?? [] {
            if let label = slot.change?.label { body(label.string(locale: slot.element.environment.locale)) }
        }
        for child in children { child.forEachName(body) }
        for child in dynamic?.live ?? [] { child.node?.forEachName(body) }
    }
}
