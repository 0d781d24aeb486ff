internal import CPango
internal import Glibc
internal import TallyCompositor
internal import TallyScene

/// Glyph masks by face, size in pixels, glyph and sub-pixel phase, in one block of memory.
///
/// When the block is full everything is forgotten: a working set is far smaller (ten digits at 24 pixels and all phases: 92 KiB).
struct GlyphAtlas: ~Copyable {
    /// Steps of a pixel at which masks are made. The eye follows the vertical motion of rolling digits.
    static let xPhases = 4
    static let yPhases = 8
    /// Steps of size per pixel.
    static let sizeSteps = 64.0
    /// Larger glyphs are drawn anew each time, where they are.
    static let largest = 192.0

    struct Entry {
        var offset: UInt32 = 0
        var left: Int16 = 0
        var top: Int16 = 0
        var width: UInt16 = 0
        var height: UInt16 = 0
        /// No byte of a blurred mask is larger; of a sharp one it is not known, and so the largest there is.
        var peak = UInt8.max
        /// Bytes from row to row: the width up to a multiple of 8.
        var stride: Int { (Int(width) + 7) & ~7 }

        init() {}

        init(_ box: GlyphBox) {
            left = Int16(box.left)
            top = Int16(box.top)
            width = UInt16(box.width)
            height = UInt16(box.height)
        }
    }

    private struct Slot {
        /// 0 is a free place.
        var key: UInt64 = 0
        var entry = Entry()
    }

    private(set) var bytes: UnsafeMutablePointer<UInt8>
    private var capacity = 1 << 18
    private var used = 0
    private let limit: Int
    /// Open addressing, at most half full. A key and its entry stand together: each look-up waits for memory once.
    private var slots: [Slot]
    private var count = 0
    let rasterizer: GlyphRasterizer
    private let blur = BlurScratch()
    /// Masks made since the beginning.
    private(set) var rendered = 0

    init(rasterizer: GlyphRasterizer, limit: Int = 1 << 24) {
        self.rasterizer = rasterizer
        self.limit = max(limit, 1 << 18)
        bytes = .allocate(capacity: capacity + 16)
        memset(bytes, 0, capacity + 16)
        slots = Array(repeating: Slot(), count: 1 << 10)
    }

    deinit { bytes.deallocate() }

    /// Returns what is common to the keys of a face at a size. Steps: size in 1/64 pixels.
    static func key(face: Int, steps: Int, softness: GlyphSoftness = .sharp) -> UInt64 {
        1 << 63 | UInt64(softness.level) << 54 | UInt64(face) << 38 | UInt64(steps) << 24
    }

    /// Returns the mask at a phase if it has been made and stands where it is looked for first.
    @inline(__always)
    func known(_ family: UInt64, id: UInt32, phaseX: Int, phaseY: Int) -> Entry? {
        let key = family | UInt64(id & 0xFFFF) << 5 | UInt64(phaseY) << 2 | UInt64(phaseX)
        let place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> 32) & (slots.count &- 1)
        return slots[place].key == key ? slots[place].entry : nil
    }

    /// Returns the mask of a glyph (`id` below 65,536) at a phase; `family` is `key(face:steps:)`.
    @inline(__always)
    mutating func entry(
        _ family: UInt64, _ face: Face, steps: Int, id: UInt32, phaseX: Int, phaseY: Int,
        softness: GlyphSoftness = .sharp
    ) -> Entry {
        let key = family | UInt64(id & 0xFFFF) << 5 | UInt64(phaseY) << 2 | UInt64(phaseX)
        let mask = slots.count &- 1
        var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> 32) & mask
        while true {
            let found = slots[place].key
            if found == key { return slots[place].entry }
            if found == 0 { break }
            place = (place &+ 1) & mask
        }
        return make(
            key, face, size: Double(steps) / Self.sizeSteps, id: id, phaseX: phaseX, phaseY: phaseY, softness)
    }

    @inline(never)
    private mutating func make(
        _ key: UInt64, _ face: Face, size: Double, id: UInt32, phaseX: Int, phaseY: Int, _ softness: GlyphSoftness
    ) -> Entry {
        var entry = Entry()
        let transform = Affine(
            a: size, b: 0, c: 0, d: size, tx: Double(phaseX) / Double(Self.xPhases),
            ty: Double(phaseY) / Double(Self.yPhases))
        if var outline = rasterizer.outline(face, id, transform) {
            let box = rasterizer.box(&outline)
            // A glyph many times as large as its em is no letter.
            if box.width > 0 && box.height > 0 && box.width < 4096 && box.height < 4096 {
                entry = mask(&outline, box, softness)
            }
        }
        rendered += 1
        insert(key, entry)
        return entry
    }

    private mutating func mask(_ outline: inout FT_Outline, _ box: GlyphBox, _ softness: GlyphSoftness) -> Entry {
        let shown = box.outset(by: softness.reach)
        let size = shown.stride * shown.height
        guard size <= limit else { return Entry() }
        if softness.isSharp {
            var entry = Entry(shown)
            entry.offset = UInt32(reserve(size))
            rasterizer.render(&outline, box, into: bytes + Int(entry.offset), stride: box.stride)
            return entry
        }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: box.stride * box.height) { sharp in
            sharp.initialize(repeating: 0)
            rasterizer.render(&outline, box, into: sharp.baseAddress!, stride: box.stride)
            return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: size) { soft in
                soft.initialize(repeating: 0)
                blur.soften(sharp.baseAddress!, box, softness.plan, into: soft.baseAddress!, shown)
                return keep(soft.baseAddress!, shown)
            }
        }
    }

    /// Keeps of a blurred mask what can be seen of it: less is blended than its box would be.
    private mutating func keep(_ mask: UnsafePointer<UInt8>, _ box: GlyphBox) -> Entry {
        var seen = MaskExtent()
        for y in 0..<box.height { seen.add(mask + y * box.stride, count: box.width, y: y) }
        guard seen.minX < seen.maxX else { return Entry() }
        var part = box
        (part.left, part.top) = (box.left + seen.minX, box.top + seen.minY)
        (part.width, part.height) = (seen.maxX - seen.minX, seen.maxY - seen.minY)
        var entry = Entry(part)
        entry.peak = seen.peak
        entry.offset = UInt32(reserve(part.stride * part.height))
        for y in 0..<part.height {
            let row = mask + (y + seen.minY) * box.stride + seen.minX
            (bytes + Int(entry.offset) + y * part.stride).update(from: row, count: part.width)
        }
        return entry
    }

    /// Reserves zeroed bytes; forgets everything first if there is no room.
    private mutating func reserve(_ size: Int) -> Int {
        if used + size > limit { forgetAll() }
        if used + size > capacity {
            let old = bytes
            while capacity < used + size { capacity *= 2 }
            bytes = .allocate(capacity: capacity + 16)
            memset(bytes, 0, capacity + 16)
            bytes.update(from: old, count: used)
            old.deallocate()
        }
        let start = used
        used += size
        memset(bytes + start, 0, size)
        return start
    }

    private mutating func forgetAll() {
        used = 0
        count = 0
        for place in slots.indices { slots[place].key = 0 }
    }

    private mutating func insert(_ key: UInt64, _ entry: Entry) {
        // Glyphs without ink take no bytes: the table has a bound of its own.
        if count >= 1 << 18 { forgetAll() }
        if (count + 1) * 2 > slots.count { grow() }
        let mask = slots.count - 1
        var place = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) &>> 32) & mask
        while slots[place].key != 0 { place = (place + 1) & mask }
        slots[place] = Slot(key: key, entry: entry)
        count += 1
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: Slot(), count: old.count * 2)
        count = 0
        for slot in old where slot.key != 0 { insert(slot.key, slot.entry) }
    }
}
