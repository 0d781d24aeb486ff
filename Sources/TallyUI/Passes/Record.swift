extension Runtime {
    /// Writes the segments of the elements that are shown otherwise than before, and finds out what they cover.
    func record() {
        guard !recordQueue.isEmpty || displayList.needsCommit || !lateDrawings.isEmpty else {
            return statistics.segmentsRecorded = 0
        }
        followPlaces()
        var index = 0
        // Recording a container may ask for the elements it holds.
        while index < recordQueue.count {
            let element = recordQueue[index]
            if element.isAlive { element.record() }
            index += 1
        }
        recordQueue.removeAll(keepingCapacity: true)
        if !lateDrawings.isEmpty { drawLate() }
        guard displayList.needsCommit else { return statistics.segmentsRecorded = 0 }
        displayList.commit()
        statistics.segmentsRecorded = displayList.changedCount
    }

    /// What has changed of that; those inside others' views first.
    private func drawLate() {
        guard lateDrawings.contains(where: \.isStale) else { return }
        for drawing in lateDrawings.sorted(by: { $0.depth > $1.depth }) where drawing.isStale { drawing.draw() }
    }
}

/// Something that draws what is recorded beside the stage, as a canvas the views that it was given.
@MainActor
protocol LateDrawing: AnyObject {
    /// Of its node.
    var depth: Int { get }
    /// Whether it is to be drawn otherwise than it was.
    var isStale: Bool { get }
    func draw()
}
