import Foundation

/// Runs what belongs to the main actor from a place that Apple declares without isolation, but that only bodies, layout and
/// drawing reach.
///
/// Debug builds trap where it is reached from elsewhere, as by a geometry proxy that has been handed to another thread.
/// Release builds take the caller's word: it is on the path of layout.
package func onMain<T>(_ caller: StaticString = #function, _ body: @MainActor () -> T) -> T {
    #if DEBUG
        precondition(
            MainActor.isCurrent,
            "\(caller) is called away from the main actor, where views are laid out and drawn. Call it there.")
    #endif
    return takingForMain(body)
}

/// Makes a value whose type alone belongs to the main actor, as modifiers do: nothing that is shared is touched, so any
/// thread may make one.
package func making<T>(_ body: @MainActor () -> T) -> T { takingForMain(body) }

/// Runs it on the main actor: at once where this is it, else there, after what was handed over before.
package func whenOnMain(_ body: @escaping @MainActor () -> Void) {
    if MainActor.isCurrent { takingForMain(body) } else { DispatchQueue.main.async { body() } }
}

/// Runs what belongs to the main actor; whoever calls it knows that this is it, or that nothing depends on that.
func takingForMain<T>(_ body: @MainActor () -> T) -> T {
    typealias Isolated = () -> T
    // unsafe: the two types differ in isolation alone, which is not at run time; the callers above answer for that.
    return withoutActuallyEscaping(body) { body in unsafeBitCast(body, to: Isolated.self)() }
}
