extension Publishers {
    /// Delivers what six publishers do, as it comes.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            TallyCombine.merge(
                [a.subscribe, b.subscribe, c.subscribe, d.subscribe, e.subscribe, f.subscribe], subscriber)
        }
    }
}

extension Publisher {
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure
    {
        Publishers.Merge6(self, b, c, d, e, f)
    }
}

extension Publishers.Merge6 {
    public func merge<G: Publisher>(with g: G) -> Publishers.Merge7<A, B, C, D, E, F, G>
    where G.Output == Output, G.Failure == Failure {
        Publishers.Merge7(a, b, c, d, e, f, g)
    }

    public func merge<G: Publisher, H: Publisher>(with g: G, _ h: H) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
    where G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure {
        Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
}
