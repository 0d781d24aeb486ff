import TallyCore

extension View {
    /// Sets the heights at which the sheet around rests: it comes at the smallest, and a drag takes it from one to
    /// another.
    ///
    /// None counts as `large` alone. A tap beside a sheet that is not `large` ends it.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presentationChange { $0.detents = detents }
    }

    /// Sets the heights at which the sheet around rests, with the one at which it is now.
    ///
    /// - Parameter selection: where it holds none of the detents, the sheet is at the smallest. What is written to it moves
    ///   the sheet as the transaction says.
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        presentationChange {
            $0.detents = detents
            $0.detent = selection
        }
    }
}
