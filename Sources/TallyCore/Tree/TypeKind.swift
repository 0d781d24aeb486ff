/// What kind of type a metatype stands for.
enum TypeKind {
    /// The first word of a type's metadata is its kind; 0x200 is a structure (Swift ABI, `MetadataKind.def`).
    private static let structKind = 0x200

    /// Of a tuple.
    private static let tupleKind = 0x301

    /// Returns true for structures. The fields of anything else must not be asked for: of an existential it crashes.
    static func isStruct<T>(_ type: T.Type) -> Bool { kind(type) == structKind }

    static func isTuple<T>(_ type: T.Type) -> Bool { kind(type) == tupleKind }

    private static func kind<T>(_ type: T.Type) -> Int {
        // unsafe: a metatype is the address of its metadata, which begins with the kind.
        unsafeBitCast(type as Any.Type, to: UnsafePointer<Int>.self).pointee
    }
}
