extension Publishers {
    /// Delivers what four publishers do, as it comes.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            TallyCombine.merge([a.subscribe, b.subscribe, c.subscribe, d.subscribe], subscriber)
        }
    }
}

extension Publisher {
    public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
        -> Publishers.Merge4<Self, B, C, D>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure
    {
        Publishers.Merge4(self, b, c, d)
    }
}

extension Publishers.Merge4 {
    public func merge<E: Publisher>(with e: E) -> Publishers.Merge5<A, B, C, D, E>
    where E.Output == Output, E.Failure == Failure {
        Publishers.Merge5(a, b, c, d, e)
    }

    public func merge<E: Publisher, F: Publisher>(with e: E, _ f: F) -> Publishers.Merge6<A, B, C, D, E, F>
    where E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure {
        Publishers.Merge6(a, b, c, d, e, f)
    }

    public func merge<E: Publisher, F: Publisher, G: Publisher>(with e: E, _ f: F, _ g: G)
        -> Publishers.Merge7<A, B, C, D, E, F, G>
    where
        E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure, G.Output == Output,
        G.Failure == Failure
    {
        Publishers.Merge7(a, b, c, d, e, f, g)
    }

    public func merge<E: Publisher, F: Publisher, G: Publisher, H: Publisher>(with e: E, _ f: F, _ g: G, _ h: H)
        -> Publishers.Merge8<A, B, C, D, E, F, G, H>
    where
        E.Output == Output, E.Failure == Failure, F.Output == Output, F.Failure == Failure, G.Output == Output,
        G.Failure == Failure, H.Output == Output, H.Failure == Failure
    {
        Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
}
