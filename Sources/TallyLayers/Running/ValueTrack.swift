/// A `CABasicAnimation` made ready: its values read, and its spring if it is one.
struct ValueTrack {
    let target: AnimatedTarget
    let ends: Ends
    let pace: SpringPace?

    /// Which of the three values are given. The others come from below, in each frame.
    enum Ends {
        case fixed(LayerValue, LayerValue)
        /// Two transforms, taken apart once.
        case parts(TransformParts, TransformParts)
        case from(LayerValue)
        case to(LayerValue)
        case by(LayerValue)
        /// From before a change to what is there after it.
        case change
    }

    /// Nil if the animation has no effect.
    init?(_ source: CABasicAnimation) {
        guard let target = AnimatedTarget(source) else { return nil }
        self.target = target
        var values: [LayerValue?] = []
        for value in [source.fromValue, source.toValue, source.byValue] {
            guard let value else {
                values.append(nil)
                continue
            }
            guard let read = LayerValue(value, as: target.kind) else { return nil }
            values.append(read)
        }
        guard let ends = Ends(from: values[0], to: values[1], by: values[2]) else { return nil }
        self.ends = ends
        pace = (source as? CASpringAnimation)?.pace
    }

    /// Writes the value at a fraction of the way.
    func apply(
        _ fraction: Double, cycle: Double, reversed: Bool, previous: LayerValue?, to store: inout some LayerValueStore
    ) {
        if case .parts(let a, let b) = ends {
            let value = LayerValue.transform(a.interpolated(to: b, fraction: fraction).transform)
            target.write(value, end: .transform((reversed ? a : b).transform), cycle: cycle, to: &store)
            return
        }
        let (a, b) = resolved(previous, store)
        target.write(
            a.interpolated(to: b, fraction: fraction), end: reversed ? a : b, cycle: cycle, to: &store)
    }

    @inline(__always)
    private func resolved(_ previous: LayerValue?, _ store: some LayerValueStore) -> (LayerValue, LayerValue) {
        switch ends {
        case .fixed(let a, let b): return (a, b)
        case .parts(let a, let b): return (.transform(a.transform), .transform(b.transform))
        default: break
        }
        let below = store[target.keyPath.property]
        let current = target.part(of: below)
        switch ends {
        case .from(let a): return (a, current)
        case .to(let b): return (current, b)
        case .by(let c): return (current, current.adding(c))
        default: return (previous.map { target.part(of: $0) } ?? current, current)
        }
    }
}

extension ValueTrack.Ends {
    init?(from: LayerValue?, to: LayerValue?, by: LayerValue?) {
        switch (from, to, by) {
        case (let a?, let b?, _): self.init(a, b)
        case (let a?, nil, let c?): self.init(a, a.adding(c))
        case (nil, let b?, let c?):
            guard let a = b.minus(c) else { return nil }
            self.init(a, b)
        case (let a?, nil, nil): self = .from(a)
        case (nil, let b?, nil): self = .to(b)
        case (nil, nil, let c?): self = .by(c)
        case (nil, nil, nil): self = .change
        }
    }

    private init(_ a: LayerValue, _ b: LayerValue) {
        guard case .transform(let from) = a, case .transform(let to) = b else {
            self = .fixed(a, b)
            return
        }
        let (first, last) = (TransformParts(from), TransformParts(to))
        let hasSimpleWay = Matrix4(from).isUprightAndOpen && Matrix4(to).isUprightAndOpen
        self = hasSimpleWay || first.isSingular || last.isSingular ? .fixed(a, b) : .parts(first, last)
    }
}
