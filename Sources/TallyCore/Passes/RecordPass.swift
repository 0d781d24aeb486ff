import TallyScene

/// The record step: writes the segments of the elements that are shown otherwise than before, and finds out what they cover.
///
/// It owns the display list, the elements that wait to be written, and what is drawn by places or beside the stage. It neither
/// lays out nor writes state.
@MainActor
package final class RecordPass {
    let displayList = DisplayList()
    var queue: [Element] = []
    /// What is drawn by the places of views.
    package var followers = PlaceFollowers()
    /// Drawn after the segments, as canvases that have views to draw.
    private var lateDrawings: [any LateDrawing] = []
    private let host: HostLink

    init(host: HostLink) { self.host = host }

    var hasWork: Bool { !queue.isEmpty || displayList.needsCommit }

    func add(_ element: Element) {
        if queue.isEmpty { host.askForFrame() }
        queue.append(element)
    }

    package func add(_ drawing: any LateDrawing) { lateDrawings.append(drawing) }
    package func remove(_ drawing: any LateDrawing) { lateDrawings.removeAll { $0 === drawing } }

    func run(_ context: RecordContext) {
        guard hasWork || !lateDrawings.isEmpty else { return context.noteRecorded(0) }
        followPlaces()
        var index = 0
        // Recording a container may ask for the elements it holds.
        while index < queue.count {
            queue.foresee(at: index + 4, lines: 6)
            let element = queue[index]
            if element.isAlive { element.record() }
            index += 1
        }
        queue.removeAll(keepingCapacity: true)
        if !lateDrawings.isEmpty { drawLate() }
        guard displayList.needsCommit else { return context.noteRecorded(0) }
        displayList.commit()
        context.noteRecorded(displayList.changedCount)
    }

    /// Lets everything follow that is drawn by its place.
    ///
    /// - Complexity: O(followers × depth of the tree) in a frame in which something is shown otherwise.
    private func followPlaces() {
        if followers.isEmpty { return }
        for follower in followers.ordered() where !follower.isOver { follower.follow() }
    }

    /// Draws what has changed of the late drawings; those inside others' views first.
    private func drawLate() {
        guard lateDrawings.contains(where: \.isStale) else { return }
        for drawing in lateDrawings.sorted(by: { $0.depth > $1.depth }) where drawing.isStale { drawing.draw() }
    }

    func removeAll() {
        followers = PlaceFollowers()
        lateDrawings = []
        queue = []
    }
}
