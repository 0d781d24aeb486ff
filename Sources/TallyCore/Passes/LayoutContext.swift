/// What the layout step may do beside laying out what waits for it.
@MainActor
struct LayoutContext {
    private let runtime: Runtime

    init(_ runtime: Runtime) { self.runtime = runtime }

    /// Places what stands at the top, if that is to be placed.
    func placeRoot() { runtime.root.placeIfNeeded() }

    /// Transactions do not animate at the moment.
    var placesAtOnce: Bool {
        get { runtime.updatePass.isPlacingAtOnce }
        nonmutating set { runtime.updatePass.isPlacingAtOnce = newValue }
    }

    func report(_ mistake: String) { runtime.report(mistake) }
}
