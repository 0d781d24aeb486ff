import Foundation
import TallyCombine

/// The files of the stores that the program's views use, and of the standard one.
///
/// Nothing is written unless a host has begun to keep them: a stage keeps nothing.
package enum DefaultsFiles {
    // unsafe: guarded by `lock`: a program may end on any thread.
    nonisolated(unsafe) private static var files: [DefaultsFile]?
    private static let lock = Lock()

    /// Has `save` write from now on what changes.
    @MainActor package static func keep() {
        let stores = StoredValues.storesInUse
        lock.holding {
            if files != nil { return }
            files = []
            for store in [.standard] + stores { addUnguarded(store) }
        }
    }

    static func add(_ store: UserDefaults) { lock.holding { addUnguarded(store) } }

    private static func addUnguarded(_ store: UserDefaults) {
        guard let known = files, !known.contains(where: { $0.store === store }), let file = DefaultsFile(store) else {
            return
        }
        files?.append(file)
    }

    package static func save() { lock.holding { for file in files ?? [] { file.save() } } }
}
