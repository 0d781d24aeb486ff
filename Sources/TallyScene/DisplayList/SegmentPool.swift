private import Synchronization

/// Where the cells and shells of all segments stand, and short lists of children. Blocks are kept for those to come.
enum SegmentPool {
    /// How many children a list has room for that fills one line of the processor's cache.
    private static let shortList = 8
    private static let cells = Mutex(LinePool<SegmentCell>())
    private static let shells = Mutex(LinePool<SegmentShell>())
    private static let lists = Mutex(LinePool<SIMD8<UInt>>())

    /// Takes memory for one cell, not initialised yet.
    static func takeCell() -> SegmentCell.Pointer {
        cells.withLock { Address($0.next()) }.pointer()
    }

    /// Takes back a cell that has been deinitialised.
    static func recycle(_ cell: SegmentCell.Pointer) {
        let address = Address(cell)
        cells.withLock { $0.recycle(address.pointer()) }
    }

    /// Takes memory for one shell, not initialised yet.
    static func takeShell() -> UnsafeMutablePointer<SegmentShell> {
        shells.withLock { Address($0.next()) }.pointer()
    }

    /// Takes back a shell.
    static func recycle(_ shell: UnsafeMutablePointer<SegmentShell>) {
        let address = Address(shell)
        shells.withLock { $0.recycle(address.pointer()) }
    }

    /// Takes memory for a list of so many children, not initialised yet.
    static func takeList(of count: Int) -> UnsafeMutableRawPointer {
        if count > shortList {
            let stride = MemoryLayout<SegmentCell.Pointer>.stride
            return .allocate(byteCount: count * stride, alignment: MemoryLayout<SegmentCell.Pointer>.alignment)
        }
        return lists.withLock { Address($0.next()) }.raw
    }

    /// Takes back a list of so many children.
    static func recycleList(_ list: UnsafeMutableRawPointer, of count: Int) {
        if count > shortList { return list.deallocate() }
        let address = Address(list.assumingMemoryBound(to: SIMD8<UInt>.self))
        lists.withLock { $0.recycle(address.pointer()) }
    }

    // unsafe: an address is a number; whoever gives and takes it alone looks at what is there.
    private struct Address: @unchecked Sendable {
        let raw: UnsafeMutableRawPointer

        init(_ pointer: UnsafeMutablePointer<some Any>) { raw = UnsafeMutableRawPointer(pointer) }

        func pointer<Value>() -> UnsafeMutablePointer<Value> { raw.assumingMemoryBound(to: Value.self) }
    }
}

/// Memory for values that begin on lines of the processor's cache and stand side by side, in the order they were made in.
// unsafe: each stands in a mutex.
private struct LinePool<Value>: ~Copyable, @unchecked Sendable {
    private static var line: Int { 64 }
    /// Values in a block.
    private static var blockLength: Int { 256 }
    private static var stride: Int { (MemoryLayout<Value>.stride + line - 1) & ~(line - 1) }

    private var free: [UnsafeMutablePointer<Value>] = []
    private var block: UnsafeMutableRawPointer?
    private var used = 0

    mutating func next() -> UnsafeMutablePointer<Value> {
        if let value = free.popLast() { return value }
        if block == nil || used == Self.blockLength {
            block = UnsafeMutableRawPointer.allocate(byteCount: Self.blockLength * Self.stride, alignment: Self.line)
            used = 0
        }
        defer { used += 1 }
        return (block! + used * Self.stride).bindMemory(to: Value.self, capacity: 1)
    }

    mutating func recycle(_ value: UnsafeMutablePointer<Value>) { free.append(value) }
}
