import Foundation
@_spi(Reflection) import Swift

/// Tells whether two values of a type are surely equal, by means chosen once for the type.
///
/// `Equatable` types use their own `==`, plain data its bytes, references their identity, structures their stored
/// properties, tuples their elements, optionals and the views that an `if` chooses what they hold. Closures, and whatever else cannot be compared, are never equal: the view is then evaluated.
package final class ErasedComparator {
    private enum Rule {
        case never
        case always
        case bytes
        case identity
        case custom((UnsafeRawPointer, UnsafeRawPointer) -> Bool)
        case fields([(offset: Int, comparator: ErasedComparator)])
    }

    private var rule: Rule
    private let size: Int

    private init(rule: Rule, size: Int) {
        self.rule = rule
        self.size = size
    }

    /// Whether no two values are.
    var isNever: Bool {
        if case .never = rule { true } else { false }
    }

    /// - Complexity: O(stored properties of the type), without reflection.
    package func areEqual<T>(_ a: inout T, _ b: T) -> Bool {
        if case .never = rule { return false }
        return withUnsafePointer(to: &a) { a in
            withUnsafePointer(to: b) { b in areEqual(UnsafeRawPointer(a), UnsafeRawPointer(b)) }
        }
    }

    func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        switch rule {
        case .never: false
        case .always: true
        case .bytes:
            memcmp(a, b, size) == 0
        case .identity: a.load(as: UnsafeRawPointer?.self) == b.load(as: UnsafeRawPointer?.self)
        case .custom(let equal): equal(a, b)
        case .fields(let fields): fields.allSatisfy { $0.comparator.areEqual(a + $0.offset, b + $0.offset) }
        }
    }

    @MainActor private static var known: [ObjectIdentifier: ErasedComparator] = [:]

    @MainActor package static func of<T>(_ type: T.Type) -> ErasedComparator {
        if let known = known[ObjectIdentifier(type)] { return known }
        let made = ErasedComparator(rule: .never, size: MemoryLayout<T>.size)
        // Known before its fields are looked at: a type may contain itself behind a box.
        known[ObjectIdentifier(type)] = made
        made.rule = rule(for: type, otherwise: .never) { of($0) }
        return made
    }

    @MainActor private static var knownLenient: [ObjectIdentifier: ErasedComparator] = [:]

    /// One to which whatever cannot be compared, as a closure, is equal: it tells what surely differs.
    @MainActor package static func lenient<T>(_ type: T.Type) -> ErasedComparator {
        if let known = knownLenient[ObjectIdentifier(type)] { return known }
        let made = ErasedComparator(rule: .always, size: MemoryLayout<T>.size)
        knownLenient[ObjectIdentifier(type)] = made
        let strict = of(type)
        if !strict.isNever {
            made.rule = strict.rule
        } else if TypeKind.isStruct(type) {
            made.rule = .fields(fields(of: type) { lenient($0) })
        }
        return made
    }

    @MainActor private static var knownCopies: [ObjectIdentifier: ErasedComparator] = [:]

    /// One to which whatever cannot be compared, as a closure, is equal to its own copies: for values that are known to be of one
    /// making, of which it tells whether they are.
    @MainActor static func copies<T>(_ type: T.Type) -> ErasedComparator {
        if let known = knownCopies[ObjectIdentifier(type)] { return known }
        let strict = of(type)
        let made = ErasedComparator(rule: strict.rule, size: strict.size)
        knownCopies[ObjectIdentifier(type)] = made
        if strict.isNever { made.rule = rule(for: type, otherwise: .bytes) { copies($0) } }
        return made
    }

    /// - Parameters:
    ///   - other: The rule of what cannot be compared by what it means.
    ///   - part: Compares the values that one of the type is made of.
    @MainActor private static func rule<T>(
        for type: T.Type, otherwise other: Rule, _ part: @escaping @MainActor (any Any.Type) -> ErasedComparator
    ) -> Rule {
        if let stored = type as? any StoredProperty.Type { return .custom(stored.areSame) }
        if let equatable = type as? any Equatable.Type { return equalRule(equatable) }
        if let optional = type as? any OptionalValue.Type { return optionalRule(optional, part) }
        if let choice = type as? any ChoiceValue.Type { return choiceRule(choice, part) }
        if type is AnyObject.Type { return .identity }
        // Field by field where there are fields: between them lie bytes that mean nothing.
        guard TypeKind.isStruct(type) || TypeKind.isTuple(type) else { return _isPOD(type) ? .bytes : other }
        let fields = fields(of: type, part)
        guard !fields.isEmpty else { return _isPOD(type) ? .bytes : other }
        if fields.contains(where: { if case .never = $0.1.rule { true } else { false } }) { return .never }
        return .fields(fields)
    }

    @MainActor private static func fields<T>(
        of type: T.Type, _ comparator: @escaping @MainActor (any Any.Type) -> ErasedComparator
    ) -> [(offset: Int, comparator: ErasedComparator)] {
        var found: [(offset: Int, type: any Any.Type)] = []
        _ = _forEachField(of: type) { _, offset, fieldType, _ in
            found.append((offset, fieldType))
            return true
        }
        return found.map { ($0.offset, comparator($0.type)) }
    }

    @MainActor private static func optionalRule<O: OptionalValue>(
        _ type: O.Type, _ part: @MainActor (any Any.Type) -> ErasedComparator
    ) -> Rule {
        let wrapped = part(O.Wrapped.self)
        if case .never = wrapped.rule { return .never }
        return .custom { a, b in
            let isA = a.assumingMemoryBound(to: O.self).pointee.isSome
            let isB = b.assumingMemoryBound(to: O.self).pointee.isSome
            // What an optional holds is where the optional is.
            return isA == isB && (!isA || wrapped.areEqual(a, b))
        }
    }

    @MainActor private static func choiceRule<C: ChoiceValue>(
        _ type: C.Type, _ part: @MainActor (any Any.Type) -> ErasedComparator
    ) -> Rule {
        let (first, second) = (part(C.First.self), part(C.Second.self))
        if case .never = first.rule, case .never = second.rule { return .never }
        return .custom { a, b in
            let isFirst = C.isFirst(a)
            guard C.isFirst(b) == isFirst else { return false }
            // What it holds is where it is.
            return (isFirst ? first : second).areEqual(a, b)
        }
    }

    private static func equalRule<E: Equatable>(_ type: E.Type) -> Rule {
        .custom { a, b in
            areSame(
                a.assumingMemoryBound(to: Lent<E>.self).pointee, b.assumingMemoryBound(to: Lent<E>.self).pointee)
        }
    }
}

/// A value at an address as it is there. Read by its own type, a value whose type is known by name alone is copied first.
private struct Lent<Value>: ~Copyable {
    let value: Value
}

@inline(__always)
private func areSame<E: Equatable>(_ a: borrowing Lent<E>, _ b: borrowing Lent<E>) -> Bool { a.value == b.value }

/// Compares by the rule of the type; for places that hold a value of a known type.
@MainActor package func areSurelyEqual<T>(_ a: T, _ b: T) -> Bool {
    var a = a
    return ErasedComparator.of(T.self).areEqual(&a, b)
}

/// An optional, known as one by its type.
private protocol OptionalValue {
    associatedtype Wrapped
    var isSome: Bool { get }
}

extension Optional: OptionalValue {
    fileprivate var isSome: Bool {
        switch self {
        case .none: false
        case .some: true
        }
    }
}

/// One of two values, known as such by its type.
protocol ChoiceValue {
    associatedtype First
    associatedtype Second
    /// Returns whether the value at an address is one of the first type. What it holds begins there.
    static func isFirst(_ address: UnsafeRawPointer) -> Bool
}
