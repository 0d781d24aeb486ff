import TallyScene
@testable import TallyStage

extension Stage {
    /// How many segments the display list has.
    var segmentCount: Int {
        func count(_ segment: Segment) -> Int { segment.children.reduce(1) { $0 + count($1) } }
        return count(runtime.displayList.root)
    }
}
