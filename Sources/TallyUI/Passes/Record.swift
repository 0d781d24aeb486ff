extension Runtime {
    /// Writes the segments of the elements that are shown otherwise than before, and finds out what they cover.
    func record() {
        guard !recordQueue.isEmpty || displayList.needsCommit || !canvases.isEmpty else {
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
        if !canvases.isEmpty { drawCanvases() }
        guard displayList.needsCommit else { return statistics.segmentsRecorded = 0 }
        displayList.commit()
        statistics.segmentsRecorded = displayList.changedCount
    }
}
