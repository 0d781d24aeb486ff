/// Memory to blur in, kept from one blur to the next. Not for two threads at once.
public final class BlurScratch {
    private var first: UnsafeMutablePointer<Float>
    private var second: UnsafeMutablePointer<Float>
    private var capacity = 4096
    private(set) var lineA: UnsafeMutablePointer<SIMD4<Float>>
    private(set) var lineB: UnsafeMutablePointer<SIMD4<Float>>
    private var lineCapacity = 256

    public init() {
        first = .allocate(capacity: capacity)
        second = .allocate(capacity: capacity)
        lineA = .allocate(capacity: lineCapacity)
        lineB = .allocate(capacity: lineCapacity)
    }

    deinit {
        first.deallocate()
        second.deallocate()
        lineA.deallocate()
        lineB.deallocate()
    }

    /// Returns two planes of so many numbers, of undefined value, the second with room for one more row of `row`.
    func planes(_ count: Int, row: Int) -> (UnsafeMutablePointer<Float>, UnsafeMutablePointer<Float>) {
        if count + row > capacity {
            first.deallocate()
            second.deallocate()
            while capacity < count + row { capacity *= 2 }
            first = .allocate(capacity: capacity)
            second = .allocate(capacity: capacity)
        }
        return (first, second)
    }

    func lines(_ count: Int) {
        if count <= lineCapacity { return }
        lineA.deallocate()
        lineB.deallocate()
        while lineCapacity < count { lineCapacity *= 2 }
        lineA = .allocate(capacity: lineCapacity)
        lineB = .allocate(capacity: lineCapacity)
    }
}
