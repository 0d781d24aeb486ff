/// What the last frame cost, in counts.
package struct RuntimeStatistics: Sendable, Equatable {
    package var bodiesEvaluated = 0
    package var elementsLaidOut = 0
    package var segmentsRecorded = 0
    package var liveNodes = 0
    /// Nodes made since the runtime was, living or not.
    package var nodesMade = 0
    /// Places looked at to find a child among those that leave, since the runtime was made.
    package var childrenSearched = 0

    package mutating func beginFrame() {
        bodiesEvaluated = 0
        elementsLaidOut = 0
        segmentsRecorded = 0
    }
}
