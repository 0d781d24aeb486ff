/// Which types of views with a body are written with a transition, found out once for each.
@MainActor
enum TransitionHolders {
    private static var known: [ObjectIdentifier: Bool] = [:]

    static func hold<V: View>(_ type: V.Type) -> Bool {
        guard V.Body.self != Never.self else { return false }
        if let answer = known[ObjectIdentifier(type)] { return answer }
        // A view whose body holds itself, as a tree's rows do, adds nothing to what else is there.
        known[ObjectIdentifier(type)] = false
        let answer = V.Body._holdsTransition
        known[ObjectIdentifier(type)] = answer
        return answer
    }
}
