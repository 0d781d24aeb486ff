/// Why bytes could not be read as a picture.
public struct PNGError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was found, what is wrong with it, and what would be accepted.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
