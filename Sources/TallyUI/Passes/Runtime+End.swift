extension Runtime {
    /// Lets go of all that waits, follows or is remembered, so that nothing of the views lives on by it.
    func letGo() {
        focused = nil
        focusMarks = []
        hovered = []
        session = nil
        followers = GeometryFollowers()
        placeFollowers = PlaceFollowers()
        matches = MatchedGeometry()
        transitionSources = TransitionSources()
        lateDrawings = []
        layoutQueue = []
        recordQueue = []
        frameEvaluations = []
        scopeTokens = []
        groups = []
        afterwards = []
        timers = []
        begin(Transaction(), TransactionToken.closed(self), serial: group)
    }
}
