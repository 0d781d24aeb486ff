// What closures become that may be isolated, where Apple declares that they are called at once: they run where they are called. One
// of the main actor traps elsewhere, as its own code looks where it is.

func whereCalled<Output>(_ function: @escaping @isolated(any) @Sendable () -> Output) -> () -> Output {
    withoutIsolation(function, as: (() -> Output).self)
}

func whereCalled<Input, Output>(
    _ function: @escaping @isolated(any) @Sendable (Input) -> Output
) -> (Input) -> Output {
    withoutIsolation(function, as: ((Input) -> Output).self)
}

func whereCalled<Input, Other, Output>(
    _ function: @escaping @isolated(any) @Sendable (Input, Other) -> Output
) -> (Input, Other) -> Output {
    withoutIsolation(function, as: ((Input, Other) -> Output).self)
}
