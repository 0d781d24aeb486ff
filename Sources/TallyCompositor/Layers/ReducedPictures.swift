/// A premultiplied picture and what is left of it after halving it across and down, each made when it is first asked for.
///
/// All have a clear border, so that what looks at a place near an edge needs no care: one pixel on the left and at the top, two on
/// the right and below.
public final class ReducedPictures {
    /// One picture, its border included.
    struct Level {
        let base: UnsafeMutablePointer<UInt32>
        let width: Int
        let height: Int
    }

    /// Halvings in one direction.
    static let most = 4
    /// Pixels of the border in both directions.
    static let border = 3

    /// The size of the picture itself, without its border.
    public private(set) var width = 1
    public private(set) var height = 1
    private let rooms: UnsafeMutablePointer<UnsafeMutableBufferPointer<UInt32>>
    /// A bit for each picture that is made.
    private var made: UInt32 = 0
    private static let count = (most + 1) * (most + 1)

    public init() {
        rooms = .allocate(capacity: Self.count)
        rooms.initialize(repeating: UnsafeMutableBufferPointer(start: nil, count: 0), count: Self.count)
    }

    deinit {
        for index in 0..<Self.count { rooms[index].deallocate() }
        rooms.deallocate()
    }

    /// Forgets all pictures and makes room for a new one, of undefined pixels.
    ///
    /// The picture belongs at (1, 1) of the canvas that is returned; `end` clears what is beside it.
    ///
    /// - Precondition: Neither side is 0.
    public func begin(width: Int, height: Int) -> Canvas {
        precondition(width > 0 && height > 0, "a picture of \(width) × \(height): each side must be 1 at least")
        self.width = width
        self.height = height
        made = 1
        let level = room(0, 0)
        return Canvas(base: level.base, width: level.width, height: level.height)
    }

    /// Clears the border of the picture that was drawn.
    public func end() { clearBorder(level(0, 0)) }

    /// Returns the picture halved so many times in each direction, 0...4.
    @inline(__always)
    func level(_ across: Int, _ down: Int) -> Level {
        if made & 1 &<< UInt32(Self.index(across, down)) == 0 { make(across, down) }
        return existing(across, down)
    }

    @inline(__always)
    private static func index(_ across: Int, _ down: Int) -> Int { across &* (most &+ 1) &+ down }

    @inline(__always)
    private func existing(_ across: Int, _ down: Int) -> Level {
        let size = size(across, down)
        return Level(
            base: rooms[Self.index(across, down)].baseAddress.unsafelyUnwrapped, width: size.width, height: size.height)
    }

    @inline(__always)
    private func size(_ across: Int, _ down: Int) -> (width: Int, height: Int) {
        func halved(_ side: Int, _ times: Int) -> Int { ((side &- 1) &>> times) &+ 1 &+ Self.border }
        return (halved(width, across), halved(height, down))
    }

    /// Makes room for a picture, of undefined pixels.
    private func room(_ across: Int, _ down: Int) -> Level {
        let size = size(across, down)
        let count = size.width * size.height
        let index = Self.index(across, down)
        if count > rooms[index].count || count < rooms[index].count / 8 {
            rooms[index].deallocate()
            rooms[index] = .allocate(capacity: count)
        }
        return existing(across, down)
    }

    @inline(never)
    private func make(_ across: Int, _ down: Int) {
        let source = across > 0 ? level(across - 1, down) : level(across, down - 1)
        let target = room(across, down)
        made |= 1 &<< UInt32(Self.index(across, down))
        if across > 0 { halveAcross(source, target) } else { halveDown(source, target) }
        clearBorder(target)
    }

    private func clearBorder(_ level: Level) {
        let (base, width, height) = (level.base, level.width, level.height)
        base.update(repeating: 0, count: width)
        (base + (height - 2) * width).update(repeating: 0, count: 2 * width)
        for y in 1..<height - 2 {
            base[y * width] = 0
            base[y * width + width - 2] = 0
            base[y * width + width - 1] = 0
        }
    }
}
