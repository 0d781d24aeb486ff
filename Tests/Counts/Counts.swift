import CCounts
import TallyCore
import TallyStage

/// What a stretch of a scene cost, in counts that a machine's speed has no part in.
struct Counts {
    /// Blocks asked of the C library, by all threads.
    var allocations = 0
    var bodies = 0
    var layouts = 0
    var segments = 0
    /// Nodes made, whether they live yet or not.
    var nodes = 0

    /// Counts what one step of a stage costs. A step plays one frame at most: the stage's figures are those of its last.
    @MainActor static func of(_ stage: Stage, _ step: () -> Void) -> Counts {
        stage.runtime.statistics.beginFrame()
        let nodes = stage.runtime.statistics.nodesMade
        let allocations = allocations_so_far()
        step()
        let statistics = stage.runtime.statistics
        return Counts(
            allocations: allocations_so_far() - allocations, bodies: statistics.bodiesEvaluated,
            layouts: statistics.elementsLaidOut, segments: statistics.segmentsRecorded,
            nodes: statistics.nodesMade - nodes)
    }
}
