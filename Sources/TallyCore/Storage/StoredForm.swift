import Foundation

/// How values of a type are kept as what a property list can hold.
struct StoredForm<Value> {
    /// Nil where what is kept does not stand for a value of the type.
    let read: (Any) -> Value?
    /// Nil where nothing is to be kept.
    let write: (Value) -> Any?
    /// Whether two values are kept as the same.
    let areSame: (Value, Value) -> Bool
    /// Whether reading takes time by the size of what is kept: Foundation on Linux hands data over byte by byte, 0.2 µs each.
    var readsSlowly = false

    /// Nothing kept is nil, and the other way round.
    var optional: StoredForm<Value?> {
        StoredForm<Value?>(
            read: { kept in read(kept).map { .some($0) } }, write: { $0.flatMap(write) },
            areSame: isSame, readsSlowly: readsSlowly)
    }

    /// Compares values in the same way, with nil for what is not kept.
    func isSame(_ a: Value?, _ b: Value?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        return areSame(a, b)
    }
}

extension StoredForm {
    static var bool: StoredForm<Bool> { StoredForm<Bool>(read: { $0 as? Bool }, write: { $0 }, areSame: ==) }
    static var string: StoredForm<String> { StoredForm<String>(read: { $0 as? String }, write: { $0 }, areSame: ==) }
    static var data: StoredForm<Data> {
        StoredForm<Data>(read: { $0 as? Data }, write: { $0 }, areSame: ==, readsSlowly: true)
    }

    static var int: StoredForm<Int> {
        StoredForm<Int>(
            read: { $0 as? Int ?? ($0 as? Double).flatMap { Int(exactly: $0) } }, write: { $0 }, areSame: ==)
    }

    static var double: StoredForm<Double> {
        StoredForm<Double>(
            read: { $0 as? Double ?? ($0 as? Int).map { Double($0) } }, write: { $0 },
            areSame: { $0 == $1 || $0.isNaN && $1.isNaN })
    }

    /// A URL as a text: the store's own way keeps the path of a URL on Linux, and loses its host and its query.
    static var url: StoredForm<URL> {
        StoredForm<URL>(
            read: { kept in
                guard let text = kept as? String, !text.isEmpty else { return nil }
                if text.hasPrefix("/") { return URL(fileURLWithPath: text) }
                return URL(string: text)
            }, write: { $0.absoluteString }, areSame: { $0.absoluteString == $1.absoluteString })
    }

    static func raw<R: RawRepresentable>(_ form: StoredForm<R.RawValue>) -> StoredForm<R> {
        StoredForm<R>(
            read: { form.read($0).flatMap { R(rawValue: $0) } }, write: { form.write($0.rawValue) },
            areSame: { form.areSame($0.rawValue, $1.rawValue) }, readsSlowly: form.readsSlowly)
    }
}
