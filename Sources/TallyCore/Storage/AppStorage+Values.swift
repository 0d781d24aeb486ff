public import Foundation

/// The values that can be kept. A whole number is read as a `Double` too, and a `Double` without a fraction as an `Int`.
extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(wrappedValue, key, store, StoredForm<Bool>.bool)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(wrappedValue, key, store, StoredForm<Int>.int)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(wrappedValue, key, store, StoredForm<Double>.double)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(wrappedValue, key, store, StoredForm<String>.string)
    }

    /// Creates storage that keeps the URL as a text, whole.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(wrappedValue, key, store, StoredForm<URL>.url)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(wrappedValue, key, store, StoredForm<Data>.data)
    }

    /// Kept as the raw value; one that stands for no value counts as nothing.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, store, StoredForm<Value>.raw(StoredForm<Int>.int))
    }

    /// Kept as the raw value; one that stands for no value counts as nothing.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, store, StoredForm<Value>.raw(StoredForm<String>.string))
    }
}

/// Nil while nothing is kept; writing nil takes away what is.
extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(nil, key, store, StoredForm<Bool>.bool.optional)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(nil, key, store, StoredForm<Int>.int.optional)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(nil, key, store, StoredForm<Double>.double.optional)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(nil, key, store, StoredForm<String>.string.optional)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(nil, key, store, StoredForm<URL>.url.optional)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(nil, key, store, StoredForm<Data>.data.optional)
    }
}

extension AppStorage {
    /// Nil while nothing is kept that stands for a value.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(nil, key, store, StoredForm<R>.raw(StoredForm<String>.string).optional)
    }

    /// Nil while nothing is kept that stands for a value.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(nil, key, store, StoredForm<R>.raw(StoredForm<Int>.int).optional)
    }
}
