private import Synchronization

/// Where the cells of all segments stand. Blocks are kept for the cells to come.
// unsafe: the only one stands in a mutex.
struct SegmentPool: ~Copyable, @unchecked Sendable {
    private static let shared = Mutex(SegmentPool())
    /// Cells in a block.
    private static let blockLength = 256

    private var free: [SegmentCell.Pointer] = []
    private var block: SegmentCell.Pointer?
    private var used = 0

    /// Takes memory for one cell, not initialised yet.
    static func take() -> SegmentCell.Pointer {
        shared.withLock { Address(pointer: $0.next()) }.pointer
    }

    /// Takes back a cell that has been deinitialised.
    static func recycle(_ cell: SegmentCell.Pointer) {
        let address = Address(pointer: cell)
        shared.withLock { $0.free.append(address.pointer) }
    }

    private mutating func next() -> SegmentCell.Pointer {
        if let cell = free.popLast() { return cell }
        if block == nil || used == Self.blockLength {
            // On lines of the processor's cache, of which a cell fills two.
            let bytes = UnsafeMutableRawPointer.allocate(
                byteCount: Self.blockLength * MemoryLayout<SegmentCell>.stride, alignment: 64)
            block = bytes.bindMemory(to: SegmentCell.self, capacity: Self.blockLength)
            used = 0
        }
        defer { used += 1 }
        return block! + used
    }

    // unsafe: an address is a number; whoever gives and takes it alone looks at what is there.
    private struct Address: @unchecked Sendable {
        let pointer: SegmentCell.Pointer
    }
}
