/// A type of data by its identifier, as `public.plain-text`, and the types that it is one of.
///
/// Two are equal if their identifiers are. What a system knows of types that programs declare is not here: the types are those of
/// `UTType`'s own names, and those that a program makes.
public struct UTType: Sendable, Hashable, Codable {
    public let identifier: String
    /// What the program says that it is one of.
    private let own: [String]

    /// A type that is known. Nil if the identifier is none of `UTType`'s own names.
    public init?(_ identifier: String) {
        guard KnownType.all[identifier] != nil else { return nil }
        self.init(known: identifier)
    }

    init(known identifier: String) {
        self.identifier = identifier
        own = []
    }

    /// A type of the program's own.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
        own = parentType.map { [$0.identifier] + $0.own } ?? []
    }

    /// A type of another program's.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// The type of files with an extension. Nil if none is known that conforms to `supertype`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let name = filenameExtension.lowercased()
        self.init(conformingTo: supertype) { $0.extensions.contains(name) }
    }

    /// The type of a MIME type. Nil if none is known that conforms to `supertype`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let name = mimeType.lowercased()
        self.init(conformingTo: supertype) { $0.mime == name }
    }

    private init?(conformingTo supertype: UTType, _ matches: (KnownType) -> Bool) {
        // order: extensions and MIME types are those of one type each.
        guard let found = KnownType.all.first(where: { matches($0.value) }) else { return nil }
        self.init(known: found.key)
        if !conforms(to: supertype) { return nil }
    }

    public init(from decoder: any Decoder) throws {
        let identifier = try decoder.singleValueContainer().decode(String.self)
        self.init(exportedAs: identifier)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }

    public static func == (a: UTType, b: UTType) -> Bool { a.identifier == b.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

    /// The extension of its files; nil if it has none that is known.
    public var preferredFilenameExtension: String? { KnownType.all[identifier]?.extensions.first }
    public var preferredMIMEType: String? { KnownType.all[identifier]?.mime }

    /// The extensions of its files and of files of types that conform to it, as far as they are known, in alphabetical order.
    package var filenameExtensions: [String] {
        // order: sorted.
        KnownType.all.filter { UTType(known: $0.key).conforms(to: self) }.flatMap(\.value.extensions).sorted()
    }

    /// All types that it is one of, without itself.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var next = own + (KnownType.all[identifier]?.supertypes ?? [])
        while let name = next.popLast() {
            if name != identifier, found.insert(UTType(known: name)).inserted {
                next += KnownType.all[name]?.supertypes ?? []
            }
        }
        return found
    }

    /// Whether it is the type, or one of it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
    /// Whether it is one of the types that all programs know.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { identifier }
    public var debugDescription: String { identifier }
}
