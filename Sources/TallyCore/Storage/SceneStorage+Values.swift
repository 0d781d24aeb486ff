public import Foundation

/// The values that can be kept. A whole number is read as a `Double` too, and a `Double` without a fraction as an `Int`.
extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(wrappedValue, key, StoredForm<Bool>.bool)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(wrappedValue, key, StoredForm<Int>.int)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(wrappedValue, key, StoredForm<Double>.double)
    }

    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(wrappedValue, key, StoredForm<String>.string)
    }

    /// Creates storage that keeps the URL as a text, whole.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(wrappedValue, key, StoredForm<URL>.url)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(wrappedValue, key, StoredForm<Data>.data)
    }

    /// Kept as the raw value; one that stands for no value counts as nothing.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, StoredForm<Value>.raw(StoredForm<Int>.int))
    }

    /// Kept as the raw value; one that stands for no value counts as nothing.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, StoredForm<Value>.raw(StoredForm<String>.string))
    }
}

/// Nil while nothing is kept; writing nil takes away what is.
extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? {
        self.init(nil, key, StoredForm<Bool>.bool.optional)
    }

    public init(_ key: String) where Value == Int? {
        self.init(nil, key, StoredForm<Int>.int.optional)
    }

    public init(_ key: String) where Value == Double? {
        self.init(nil, key, StoredForm<Double>.double.optional)
    }

    public init(_ key: String) where Value == String? {
        self.init(nil, key, StoredForm<String>.string.optional)
    }

    public init(_ key: String) where Value == URL? {
        self.init(nil, key, StoredForm<URL>.url.optional)
    }

    public init(_ key: String) where Value == Data? {
        self.init(nil, key, StoredForm<Data>.data.optional)
    }
}

extension SceneStorage {
    /// Nil while nothing is kept that stands for a value.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(nil, key, StoredForm<R>.raw(StoredForm<String>.string).optional)
    }

    /// Nil while nothing is kept that stands for a value.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(nil, key, StoredForm<R>.raw(StoredForm<Int>.int).optional)
    }
}
