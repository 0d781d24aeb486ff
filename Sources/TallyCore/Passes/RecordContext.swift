/// What the record step may do beside writing segments.
@MainActor
struct RecordContext {
    private let runtime: Runtime

    init(_ runtime: Runtime) { self.runtime = runtime }

    /// Says how many segments have changed.
    func noteRecorded(_ count: Int) { runtime.statistics.segmentsRecorded = count }
}
