private import CProcessor

extension Array where Element: AnyObject {
    /// Asks for the first lines of memory that an object of the list fills, some places before it is looked at: objects are
    /// scattered over the heap, and a pass over thousands of them would wait for each. Beyond the end nothing is asked for.
    @inline(__always) package func foresee(at index: Int, lines: Int) {
        guard index < count else { return }
        withUnsafeBytes { places in
            // unsafe: the address alone, since to take the object out is to count who holds it, which waits for it.
            let address = places.load(fromByteOffset: index * MemoryLayout<Element>.stride, as: UInt.self)
            guard let start = UnsafeRawPointer(bitPattern: address) else { return }
            for line in 0..<lines { processor_prefetch(start + 64 * line) }
        }
    }
}
