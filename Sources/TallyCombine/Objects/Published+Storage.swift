extension Published {
    /// The value, who is told of it, and what is assigned to it.
    final class Storage {
        private let lock = Lock()
        private var current: Value
        let list = ConduitList<Value, Never>()
        /// Tells the observers of the object around; found at the first write.
        private var announcement: ObjectAnnouncement?
        /// The object around, once somebody has asked for the publisher.
        private weak var object: AnyObject?
        /// What is assigned to it, as long as it lives.
        private var assignments: [PublishedAssignment<Value>] = []

        init(_ value: Value) { current = value }

        deinit { for assignment in assignments { assignment.cancel() } }

        var value: Value {
            get { lock.holding { current } }
            set {
                // The old value goes when the lock is open: its end may come back here.
                var other = newValue
                lock.holding { swap(&current, &other) }
            }
        }

        func announce(_ object: AnyObject) {
            let type: AnyObject.Type = Swift.type(of: object)
            let how = lock.holding {
                if let known = announcement, known.type == ObjectIdentifier(type) { return known }
                let found = ObjectAnnouncement(type)
                announcement = found
                return found
            }
            how.send(object)
        }

        func belong(to object: AnyObject) { lock.holding { if self.object !== object { self.object = object } } }

        /// Writes a value as the property does, for what is assigned to it.
        func assign(_ value: Value) {
            if let object = lock.holding({ object }) { announce(object) }
            list.send(value)
            self.value = value
        }

        func keep(_ assignment: PublishedAssignment<Value>) { lock.holding { assignments.append(assignment) } }

        func forget(_ assignment: PublishedAssignment<Value>) {
            lock.holding { assignments.removeAll { $0 === assignment } }
        }
    }
}
