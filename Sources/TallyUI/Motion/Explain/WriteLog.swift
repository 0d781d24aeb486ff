import TallyMotion

/// The last write to each animated value, and why it moved or did not. There is one only while someone wants to know.
@MainActor
final class WriteLog {
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
    }

    private var writes: [ObjectIdentifier: Write] = [:]
    private var insertions: [ObjectIdentifier: (time: Double, transition: String)] = [:]
    private var texts: [ObjectIdentifier: (time: Double, from: String, isAnimated: Bool)] = [:]

    subscript(_ value: any AnimatedValue) -> Write? { writes[value.writeKey] }

    func noteFirst(_ value: any AnimatedValue, at time: Double) {
        writes[ObjectIdentifier(value)] = Write(
            time: time, from: nil, to: nil, outcome: .first, cause: WriteCause(), interrupted: nil)
    }

    func noteEqual(_ value: any AnimatedValue, at time: Double) {
        writes[ObjectIdentifier(value)]?.equalSince = time
    }

    /// - Parameter element: Whose value it is, if it is an element's.
    func note(_ value: any AnimatedValue, to target: Any, under scope: TransactionScope, of element: Element? = nil) {
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

    /// A text reads otherwise: strings do not move between one another.
    func noteText(_ element: Element, from string: String, under scope: TransactionScope) {
        texts[ObjectIdentifier(element)] = (scope.runtime.time, string, scope.transaction.animation != nil)
    }

    /// A view comes to where its container already was.
    func noteInsertion<T: Transition>(of node: _ViewNode, by transition: T.Type) {
        insertions[ObjectIdentifier(node)] = (node.runtime.time, "\(transition)")
    }

    func insertion(_ node: _ViewNode) -> (time: Double, transition: String)? { insertions[ObjectIdentifier(node)] }

    func textChange(_ element: Element) -> (time: Double, from: String, isAnimated: Bool)? {
        texts[ObjectIdentifier(element)]
    }
}
