extension Runtime {
    /// Lets go of all that waits, follows or is remembered, so that nothing of the views lives on by it.
    func letGo() {
        services = []
        followers = GeometryFollowers()
        placeFollowers = PlaceFollowers()
        lateDrawings = []
        rowFill = RowFill()
        layoutQueue = []
        recordQueue = []
        frameEvaluations = []
        scopeTokens = []
        groups = []
        afterwards = []
        timers = ScheduledActions()
        begin(Transaction(), TransactionToken.closed(self), serial: group)
    }
}
