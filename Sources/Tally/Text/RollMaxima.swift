/// The highest digits of places whose drums have fewer faces than ten, as on a clock.
struct RollMaxima: Hashable, Sendable {
    static let none = RollMaxima([:])

    /// Faces by place.
    private let faces: [Int: Int]
    /// The highest place that has a maximum: where it ends, the number begins anew.
    private let highest: Int

    /// - Parameter maxima: Highest digits by exponent. Those outside of 1...9 count as not given.
    init(_ maxima: [Int: Int]) {
        faces = maxima.filter { 1...9 ~= $0.value }.mapValues { $0 + 1 }
        highest = faces.keys.max() ?? 0  // order: a maximum
    }

    var isEmpty: Bool { faces.isEmpty }

    func faces(at exponent: Int) -> Int { faces[exponent] ?? 10 }

    /// Returns 1 if the shorter way from one number to the other leads over the highest value, −1 if it leads under
    /// zero, else 0.
    ///
    /// A number that shows a place above the highest maximum, a digit above its own, or another sign does not go round.
    func wrap(from old: ShownNumber, to new: ShownNumber) -> Int {
        guard !isEmpty, old.sign * new.sign >= 0 else { return 0 }
        for place in ShownNumber.places(old, new) {
            let limit = place > highest ? 1 : faces(at: place)
            guard old[place] < limit, new[place] < limit else { return 0 }
        }
        let lowest = min(old.lowest, new.lowest, highest)
        var distance = 0.0
        var cycle = 1.0
        for place in lowest...highest {
            distance += Double(new[place] - old[place]) * cycle
            cycle *= Double(faces(at: place))
        }
        return distance < -cycle / 2 ? 1 : distance > cycle / 2 ? -1 : 0
    }
}
