package import Foundation

extension StoredForm where Value: Codable & Equatable {
    /// As JSON, with the keys in order.
    static var coded: StoredForm {
        StoredForm(
            read: { kept in (kept as? String).flatMap { try? JSONDecoder().decode(Value.self, from: Data($0.utf8)) } },
            write: { value in
                let encoder = JSONEncoder()
                encoder.outputFormatting = .sortedKeys
                return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
            }, areSame: ==)
    }
}

extension AppStorage where Value: Codable & Equatable {
    /// Creates storage that keeps the value as JSON.
    package init(coding value: Value, _ key: String, store: UserDefaults?) {
        self.init(value, key, store, .coded)
    }
}

extension SceneStorage where Value: Codable & Equatable {
    /// Creates storage that keeps the value as JSON.
    package init(coding value: Value, _ key: String) {
        self.init(value, key, .coded)
    }
}
