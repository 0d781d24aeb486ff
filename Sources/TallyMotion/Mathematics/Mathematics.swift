#if canImport(Glibc)
    // Nothing of it is called by name. The type's own square root and remainder need the library at link time;
    // both are exactly rounded by IEEE 754, so their results do not depend on it.
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// Elementary functions whose results are the same bits on every machine.
///
/// The C library picks another variant per processor, and its results differ in the last bit. These use only
/// additions, multiplications, divisions and square roots, which IEEE 754 fixes.
package enum Mathematics {}
