private import Synchronization

/// Where the cells and shells of all segments stand, and short lists of children. Blocks are kept for those to come.
enum SegmentPool {
    /// How many children a list has room for that fills one line of the processor's cache.
    private static let shortList = 8
    private static let cells = SharedLinePool<SegmentCell>()
    private static let shells = SharedLinePool<SegmentShell>()
    private static let glyphs = SharedLinePool<TurningGlyphCell>()
    private static let lists = SharedLinePool<SIMD8<UInt>>()

    /// Takes memory for one cell, not initialised yet.
    static func takeCell() -> SegmentCell.Pointer { cells.take() }

    /// Takes back a cell that has been deinitialised.
    static func recycle(_ cell: SegmentCell.Pointer) { cells.recycle(cell) }

    /// Takes memory for one shell, not initialised yet.
    static func takeShell() -> UnsafeMutablePointer<SegmentShell> { shells.take() }

    /// Takes back a shell.
    static func recycle(_ shell: UnsafeMutablePointer<SegmentShell>) { shells.recycle(shell) }

    /// Takes memory for what is touched of one turning glyph, not initialised yet.
    static func takeGlyph() -> TurningGlyphCell.Pointer { glyphs.take() }

    /// Takes that back.
    static func recycle(_ glyph: TurningGlyphCell.Pointer) { glyphs.recycle(glyph) }

    /// Takes memory for a list of so many children, not initialised yet.
    static func takeList(of count: Int) -> UnsafeMutableRawPointer {
        if count > shortList {
            let stride = MemoryLayout<SegmentCell.Pointer>.stride
            return .allocate(byteCount: count * stride, alignment: MemoryLayout<SegmentCell.Pointer>.alignment)
        }
        return UnsafeMutableRawPointer(lists.take())
    }

    /// Takes back a list of so many children.
    static func recycleList(_ list: UnsafeMutableRawPointer, of count: Int) {
        if count > shortList { return list.deallocate() }
        lists.recycle(list.assumingMemoryBound(to: SIMD8<UInt>.self))
    }
}

/// A pool that segments of all threads take from.
private struct SharedLinePool<Value>: ~Copyable, Sendable {
    private let places = Mutex(LinePool<Value>())

    func take() -> UnsafeMutablePointer<Value> { places.withLock { Address($0.next()) }.pointer() }

    func recycle(_ value: UnsafeMutablePointer<Value>) {
        let address = Address(value)
        places.withLock { $0.recycle(address.pointer()) }
    }

    // unsafe: an address is a number; whoever gives and takes it alone looks at what is there.
    private struct Address: @unchecked Sendable {
        let raw: UnsafeMutableRawPointer

        init(_ pointer: UnsafeMutablePointer<Value>) { raw = UnsafeMutableRawPointer(pointer) }

        func pointer() -> UnsafeMutablePointer<Value> { raw.assumingMemoryBound(to: Value.self) }
    }
}

/// Memory for values that begin on lines of the processor's cache. Of the places that are free the one with the lowest address
/// in the oldest block is given out: what is made in one go, as the glyphs of a text in motion, then stands side by side also
/// where others have come and gone before, and a walk over it finds the next line where the processor expects it.
// unsafe: each stands in a mutex.
private struct LinePool<Value>: ~Copyable, @unchecked Sendable {
    private static var line: Int { 64 }
    /// The size of a block and what its address is a multiple of: a place's block is found by its address.
    private static var blockSize: Int { 1 << 14 }
    private static var stride: Int { (MemoryLayout<Value>.stride + line - 1) & ~(line - 1) }
    /// A block's first place is where its head stands.
    private static var blockLength: Int { blockSize / stride }

    /// What of a block is free.
    private struct Head {
        let index: Int
        /// A bit for each place.
        var free: SIMD4<UInt64>
    }

    private var blocks: [UnsafeMutablePointer<Head>] = []
    /// A bit for each block that has a place free.
    private var vacant: [UInt64] = []

    mutating func next() -> UnsafeMutablePointer<Value> {
        for word in vacant.indices where vacant[word] != 0 {
            return take(word << 6 | vacant[word].trailingZeroBitCount)
        }
        addBlock()
        return take(blocks.count - 1)
    }

    mutating func recycle(_ value: UnsafeMutablePointer<Value>) {
        let address = UInt(bitPattern: value)
        let (base, offset) = (address & ~UInt(Self.blockSize - 1), Int(address & UInt(Self.blockSize - 1)))
        let head = UnsafeMutablePointer<Head>(bitPattern: base)!
        let place = offset / Self.stride
        head.pointee.free[place >> 6] |= 1 << UInt64(place & 63)
        vacant[head.pointee.index >> 6] |= 1 << UInt64(head.pointee.index & 63)
    }

    /// Takes the first free place of a block that has one.
    private mutating func take(_ index: Int) -> UnsafeMutablePointer<Value> {
        let head = blocks[index]
        var word = 0
        while head.pointee.free[word] == 0 { word += 1 }
        let bit = head.pointee.free[word].trailingZeroBitCount
        head.pointee.free[word] &= ~(1 << UInt64(bit))
        if head.pointee.free == .zero { vacant[index >> 6] &= ~(1 << UInt64(index & 63)) }
        let place = UnsafeMutableRawPointer(head) + (word << 6 | bit) * Self.stride
        return place.bindMemory(to: Value.self, capacity: 1)
    }

    private mutating func addBlock() {
        let index = blocks.count
        let memory = UnsafeMutableRawPointer.allocate(byteCount: Self.blockSize, alignment: Self.blockSize)
        let head = memory.bindMemory(to: Head.self, capacity: 1)
        var free = SIMD4<UInt64>.zero
        for place in 1..<Self.blockLength { free[place >> 6] |= 1 << UInt64(place & 63) }
        head.initialize(to: Head(index: index, free: free))
        blocks.append(head)
        if vacant.count << 6 < blocks.count { vacant.append(0) }
        vacant[index >> 6] |= 1 << UInt64(index & 63)
    }
}
