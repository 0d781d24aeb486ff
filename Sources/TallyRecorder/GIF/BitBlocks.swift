/// Numbers of varying width, lowest bit first, in sub-blocks that begin with their length.
struct BitBlocks {
    private var bytes: [UInt8]
    private var lengthAt = 1
    private var pending: UInt32 = 0
    private var pendingBits: UInt32 = 0

    init(firstByte: UInt8, capacity: Int) {
        bytes = [firstByte, 0]
        bytes.reserveCapacity(capacity)
    }

    /// - Parameter width: 3...12 bits.
    mutating func append(_ code: UInt32, _ width: UInt32) {
        pending |= code << pendingBits
        pendingBits += width
        while pendingBits >= 8 {
            add(UInt8(truncatingIfNeeded: pending))
            pending >>= 8
            pendingBits -= 8
        }
    }

    private mutating func add(_ byte: UInt8) {
        if bytes.count - lengthAt == 256 {
            bytes[lengthAt] = 255
            lengthAt = bytes.count
            bytes.append(0)
        }
        bytes.append(byte)
    }

    /// Returns all blocks and the empty one that ends them.
    consuming func finished() -> [UInt8] {
        if pendingBits > 0 { add(UInt8(truncatingIfNeeded: pending)) }
        bytes[lengthAt] = UInt8(bytes.count - lengthAt - 1)
        if bytes[lengthAt] != 0 { bytes.append(0) }
        return bytes
    }
}
