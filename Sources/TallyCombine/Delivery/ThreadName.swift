#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Which thread code runs on.
struct ThreadName: Equatable {
    private let value = pthread_self()

    static var current: ThreadName { ThreadName() }
}
