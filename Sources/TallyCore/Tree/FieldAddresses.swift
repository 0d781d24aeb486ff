/// The addresses of the two stored properties of a structure that has no others.
///
/// Whoever names a property of a generic structure has its type looked up, and copies what is read by address; the walk
/// through the modifiers of a view does neither. The layout is that of Swift's structures: each property stands at the
/// next place that its alignment allows (Swift ABI, `TypeLayout.rst`).
package enum FieldAddresses {
    @inline(__always)
    package static func first<Whole, First>(of whole: UnsafePointer<Whole>, _: First.Type) -> UnsafePointer<First> {
        UnsafeRawPointer(whole).assumingMemoryBound(to: First.self)
    }

    @inline(__always)
    package static func second<Whole, First, Second>(
        of whole: UnsafePointer<Whole>, behind _: First.Type, _: Second.Type
    ) -> UnsafePointer<Second> {
        let alignment = MemoryLayout<Second>.alignment
        let offset = (MemoryLayout<First>.size &+ alignment &- 1) & ~(alignment &- 1)
        assert(offset &+ MemoryLayout<Second>.size == MemoryLayout<Whole>.size, "\(Whole.self) has other properties.")
        return (UnsafeRawPointer(whole) + offset).assumingMemoryBound(to: Second.self)
    }
}
