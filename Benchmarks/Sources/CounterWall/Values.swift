/// Numbers that look random and are the same in every run.
public struct Values {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    /// A number of seven digits.
    public mutating func next() -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return 1_000_000 + Int(state >> 33) % 9_000_000
    }

    public mutating func next(_ count: Int) -> [Int] { (0..<count).map { _ in next() } }
}
