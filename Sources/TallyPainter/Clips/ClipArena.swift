internal import TallyCompositor

/// The coverage of the clips on the way from the root to the segment being drawn; kept from frame to frame.
struct ClipArena: ~Copyable {
    private(set) var base: UnsafeMutablePointer<UInt8>
    private var capacity = 65_536
    /// What is below is in use. Set back when a clip ends.
    var used = 0

    init() { base = .allocate(capacity: capacity + 16) }

    deinit { base.deallocate() }

    /// Returns the offset of `count` new bytes, of undefined value.
    mutating func reserve(_ count: Int) -> Int {
        let start = used
        used += count
        if used > capacity {
            let old = base
            while capacity < used { capacity *= 2 }
            base = .allocate(capacity: capacity + 16)
            base.update(from: old, count: start)
            old.deallocate()
        }
        return start
    }

    /// Reserves bytes as `reserve` does, and returns where the bytes are until more are reserved.
    mutating func bytes(_ count: Int) -> UnsafeMutablePointer<UInt8> {
        let start = reserve(count)
        return base + start
    }

    @inline(__always) func region(_ clip: ClipState) -> ClipRegion {
        var region = ClipRegion(
            minX: clip.minX, minY: clip.minY, maxX: clip.maxX, maxY: clip.maxY,
            rows: clip.rows.map { UnsafePointer(base + $0) }, columns: clip.columns.map { UnsafePointer(base + $0) },
            plane: clip.plane.map { UnsafePointer(base + $0) }, planeStride: clip.planeStride)
        region.fullMinX = clip.fullMinX
        region.fullMaxX = clip.fullMaxX
        return region
    }
}
