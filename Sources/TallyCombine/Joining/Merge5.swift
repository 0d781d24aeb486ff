extension Publishers {
    /// Delivers what five publishers do, as it comes.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure, A.Output == E.Output, A.Failure == E.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E

        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            TallyCombine.merge([a.subscribe, b.subscribe, c.subscribe, d.subscribe, e.subscribe], subscriber)
        }
    }
}

extension Publisher {
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E)
        -> Publishers.Merge5<Self, B, C, D, E>
    where
        B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure, D.Output == Output,
        D.Failure == Failure, E.Output == Output, E.Failure == Failure
    {
        Publishers.Merge5(self, b, c, d, e)
    }
}

extension Publishers.Merge5 {
    public func merge<F: Publisher>(with f: F) -> Publishers.Merge6<A, B, C, D, E, F>
    where F.Output == Output, F.Failure == Failure {
        Publishers.Merge6(a, b, c, d, e, f)
    }

    public func merge<F: Publisher, G: Publisher>(with f: F, _ g: G) -> Publishers.Merge7<A, B, C, D, E, F, G>
    where F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure {
        Publishers.Merge7(a, b, c, d, e, f, g)
    }

    public func merge<F: Publisher, G: Publisher, H: Publisher>(with f: F, _ g: G, _ h: H)
        -> Publishers.Merge8<A, B, C, D, E, F, G, H>
    where
        F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure, H.Output == Output,
        H.Failure == Failure
    {
        Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
}
