/// What the types of views with a body answer to a question of their body's type, found out once for each.
@MainActor
final class TypeAnswers {
    static let holdsTransition = TypeAnswers()
    static let mayBeSeveral = TypeAnswers()

    private var known: [ObjectIdentifier: Bool] = [:]

    /// What `V` answers. `ofBody` asks the type of its body, which is not asked where there is none.
    func answer<V: View>(for type: V.Type, ofBody: () -> Bool) -> Bool {
        guard V.Body.self != Never.self else { return false }
        if let answer = known[ObjectIdentifier(type)] { return answer }
        // A view whose body holds itself, as a tree's rows do, adds nothing to what else is there.
        known[ObjectIdentifier(type)] = false
        let answer = ofBody()
        known[ObjectIdentifier(type)] = answer
        return answer
    }
}
