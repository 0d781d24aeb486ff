public import Foundation

extension URL {
    /// Begins to use a file that a person has chosen: the program may use every file that the person may, so nothing has to begin.
    ///
    /// - Returns: true.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Ends what `startAccessingSecurityScopedResource()` has begun: nothing.
    public func stopAccessingSecurityScopedResource() {}
}
