/// What the generations that still count were laid out with, for `RollWeights` to weigh.
struct RollHistory<Value> {
    private var values: [(generation: Int, value: Value)] = []

    /// Takes note of the newest generation's, and forgets those that count no more.
    mutating func note(_ value: Value, of newest: Int, since oldest: Int) {
        values.removeAll { $0.generation < oldest || $0.generation >= newest }
        values.append((newest, value))
    }

    subscript(generation: Int) -> Value? { values.first { $0.generation == generation }?.value }
}
