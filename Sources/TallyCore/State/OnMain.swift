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

/// As the other, with a value for it that may not leave for another actor, and does not: nothing has to be said for its type.
package func onMain<Given, T>(
    _ given: Given, _ caller: StaticString = #function, _ body: @MainActor (Given) -> T
) -> T {
    onMain(caller) {}
    return takingForMain(given, body)
}

/// Makes a value whose type alone belongs to the main actor, as modifiers do: nothing that is shared is touched, so any
/// thread may make one.
package func making<T>(_ body: @MainActor () -> T) -> T { takingForMain(body) }

/// As the other, of a value that may not leave for another actor, and does not.
package func making<Given, T>(_ given: Given, _ body: @MainActor (Given) -> T) -> T { takingForMain(given, body) }

/// Runs it on the main actor: at once where this is it, else there, after what was handed over before.
package func whenOnMain(_ body: @escaping @MainActor () -> Void) {
    if MainActor.isCurrent { takingForMain(body) } else { DispatchQueue.main.async { body() } }
}

/// Runs what belongs to the main actor; whoever calls it knows that this is it, or that nothing depends on that.
func takingForMain<T>(_ body: @MainActor () -> T) -> T {
    withoutActuallyEscaping(body) { body in withoutIsolation(body, as: (() -> T).self)() }
}

private func takingForMain<Given, T>(_ given: Given, _ body: @MainActor (Given) -> T) -> T {
    withoutActuallyEscaping(body) { body in withoutIsolation(body, as: ((Given) -> T).self)(given) }
}

/// Returns the function as one that any actor may call; what calls answers for that.
///
/// Transparent, as the cast itself is: where the types are known, the function is not made a value of any type first.
@_transparent
func withoutIsolation<Isolated, Plain>(_ function: Isolated, as type: Plain.Type) -> Plain {
    // unsafe: the two types differ in isolation alone. An actor that a function carries stands before what it captures, where
    // nothing else looks.
    unsafeBitCast(function, to: type)
}

/// Takes what belongs to the main thread to the main actor, which is the same.
// unsafe: whoever makes one is on the main thread, or hands over what from then on is touched there alone.
package struct OnMain<Value>: @unchecked Sendable {
    package let value: Value

    package init(_ value: Value) { self.value = value }
}
