extension Runtime {
    /// Evaluates the bodies that read what the group wrote, and lays out, under the group's transaction.
    func show(_ group: Group) {
        begin(group.transaction, group.token, serial: group.serial)
        var readers = group.dirty
        for written in group.written { readers += written.currentReaders }
        evaluate(readers)
        layout()
        for action in group.actions { action() }
        // To rows that have to be made first.
        if rowFill.isAiming { layout() }
        group.token.shown()
        begin(Transaction(), TransactionToken.closed(self), serial: group.serial)
    }

    func begin(_ transaction: Transaction, _ token: TransactionToken, serial: Int) {
        // What was set off under the transactions of the last update is known now.
        let known = scopeTokens
        scopeTokens.removeAll(keepingCapacity: true)
        for token in known { token.shown() }
        group = serial
        updateSerial += 1
        groupTransaction = transaction
        self.token = token
    }

    /// From the root downwards, so that a parent's new view reaches a child before the child's own turn.
    private func evaluate(_ nodes: [_ViewNode]) {
        for node in nodes { node.isDirty = true }
        let ordered = nodes.count > 1 ? nodes.sorted { $0.depth < $1.depth } : nodes
        for node in ordered where node.isDirty && node.isAlive { node.composite?.reevaluate() }
    }

    /// The bodies of animatable views, with this frame's data and under no animation.
    func evaluateForFrame() {
        guard !frameEvaluations.isEmpty else { return }
        begin(Transaction(), TransactionToken.closed(self), serial: group)
        let composites = frameEvaluations
        frameEvaluations.removeAll(keepingCapacity: true)
        for composite in composites { composite.reevaluateForFrame() }
    }

    func runAfterwards() {
        let actions = afterwards
        afterwards.removeAll(keepingCapacity: true)
        for action in actions { action() }
    }
}
