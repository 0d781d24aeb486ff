/// What kind of type a metatype stands for.
enum TypeKind {
    /// The first word of a type's metadata is its kind; 0x200 is a structure (Swift ABI, `MetadataKind.def`).
    private static let structKind = 0x200

    /// True for structures. The fields of anything else must not be asked for: of an existential it crashes.
    static func isStruct<T>(_ type: T.Type) -> Bool {
        unsafeBitCast(type as Any.Type, to: UnsafePointer<Int>.self).pointee == structKind
    }
}
