extension Publishers {
    /// Delivers what two publishers do, as it comes.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            TallyCombine.merge([a.subscribe, b.subscribe], subscriber)
        }
    }
}

extension Publisher {
    public func merge<B: Publisher>(with b: B) -> Publishers.Merge<Self, B>
    where B.Output == Output, B.Failure == Failure {
        Publishers.Merge(self, b)
    }
}

extension Publishers.Merge {
    public func merge<C: Publisher>(with c: C) -> Publishers.Merge3<A, B, C>
    where C.Output == Output, C.Failure == Failure {
        Publishers.Merge3(a, b, c)
    }

    public func merge<C: Publisher, D: Publisher>(with c: C, _ d: D) -> Publishers.Merge4<A, B, C, D>
    where C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure {
        Publishers.Merge4(a, b, c, d)
    }

    public func merge<C: Publisher, D: Publisher, E: Publisher>(with c: C, _ d: D, _ e: E)
        -> Publishers.Merge5<A, B, C, D, E>
    where
        C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output,
        E.Failure == Failure
    {
        Publishers.Merge5(a, b, c, d, e)
    }

    public func merge<C: Publisher, D: Publisher, E: Publisher, F: Publisher>(with c: C, _ d: D, _ e: E, _ f: F)
        -> Publishers.Merge6<A, B, C, D, E, F>
    where
        C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output,
        E.Failure == Failure, F.Output == Output, F.Failure == Failure
    {
        Publishers.Merge6(a, b, c, d, e, f)
    }

    public func merge<C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<A, B, C, D, E, F, G>
    where
        C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output,
        E.Failure == Failure, F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure
    {
        Publishers.Merge7(a, b, c, d, e, f, g)
    }

    public func merge<C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
    where
        C.Output == Output, C.Failure == Failure, D.Output == Output, D.Failure == Failure, E.Output == Output,
        E.Failure == Failure, F.Output == Output, F.Failure == Failure, G.Output == Output, G.Failure == Failure,
        H.Output == Output, H.Failure == Failure
    {
        Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
}
