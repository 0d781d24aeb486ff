/// What a column of the `Tableau` stands for, which says which values it may have.
enum SymbolKind: UInt8 {
    /// A place that is not in use.
    case vacant
    /// A variable of the caller: any value.
    case free
    /// What an inequality has left, or an error: not below 0.
    case restricted
    /// The trace of a required equality: 0. Never enters the basis by itself; it tells conflicts and constants.
    case fixed
}
