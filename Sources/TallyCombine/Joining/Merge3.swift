extension Publishers {
    /// Delivers what three publishers do, as it comes.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            TallyCombine.merge([a.subscribe, b.subscribe, c.subscribe], subscriber)
        }
    }
}

extension Publisher {
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
        Publishers.Merge3(self, b, c)
    }
}

extension Publishers.Merge3 {
    public func merge<D: Publisher>(with d: D) -> Publishers.Merge4<A, B, C, D>
    where D.Output == Output, D.Failure == Failure {
        Publishers.Merge4(a, b, c, d)
    }

    public func merge<D: Publisher, E: Publisher>(with d: D, _ e: E) -> Publishers.Merge5<A, B, C, D, E>
    where D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure {
        Publishers.Merge5(a, b, c, d, e)
    }

    public func merge<D: Publisher, E: Publisher, F: Publisher>(with d: D, _ e: E, _ f: F)
        -> Publishers.Merge6<A, B, C, D, E, F>
    where
        D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output,
        F.Failure == Failure
    {
        Publishers.Merge6(a, b, c, d, e, f)
    }

    public func merge<D: Publisher, E: Publisher, F: Publisher, G: Publisher>(with d: D, _ e: E, _ f: F, _ g: G)
        -> Publishers.Merge7<A, B, C, D, E, F, G>
    where
        D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output,
        F.Failure == Failure, G.Output == Output, G.Failure == Failure
    {
        Publishers.Merge7(a, b, c, d, e, f, g)
    }

    public func merge<D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
    where
        D.Output == Output, D.Failure == Failure, E.Output == Output, E.Failure == Failure, F.Output == Output,
        F.Failure == Failure, G.Output == Output, G.Failure == Failure, H.Output == Output, H.Failure == Failure
    {
        Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
}
