internal import Glibc
internal import TallyCompositor

/// What layers are drawn into: memory that is kept from one to the next and from frame to frame.
struct LayerScratch: ~Copyable {
    let blur = BlurScratch()
    private var blocks: [UnsafeMutableBufferPointer<UInt32>] = []
    private var maskers: [ShapeMasker] = []

    deinit { for block in blocks { block.deallocate() } }

    /// Takes memory for so many pixels, of undefined value; to be recycled.
    mutating func take(_ count: Int) -> UnsafeMutableBufferPointer<UInt32> {
        var best = -1
        for index in blocks.indices where blocks[index].count >= count {
            if best < 0 || blocks[index].count < blocks[best].count { best = index }
        }
        if best >= 0 { return blocks.remove(at: best) }
        // The largest makes way for one that is large enough, so that few are kept.
        if blocks.count >= 4, let largest = blocks.indices.max(by: { blocks[$0].count < blocks[$1].count }) {
            blocks.remove(at: largest).deallocate()
        }
        var capacity = 4096
        while capacity < count { capacity *= 2 }
        let block = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: capacity)
        memset(block.baseAddress!, 0, capacity * 4)
        return block
    }

    mutating func recycle(_ block: UnsafeMutableBufferPointer<UInt32>) { blocks.append(block) }

    /// Takes a masker for a layer's picture; to be recycled.
    mutating func takeMasker() -> ShapeMasker { maskers.popLast() ?? ShapeMasker() }
    mutating func recycle(_ masker: ShapeMasker) { maskers.append(masker) }
}
