#if DEBUG
    extension Element {
        /// What must hold of an element whose node stands in the tree:
        ///
        /// - it is alive, and of its node's runtime;
        /// - each of its slots knows its level: a slot asks the element for what is inside it by that number;
        /// - what of it moves is what the animator moves;
        /// - where it takes itself for waiting, for layout or to be drawn, it waits: else it never gets its turn again.
        ///
        /// - Returns: the first that does not hold.
        var violation: String? {
            if !isAlive { return "its element has ended" }
            if runtime !== node.runtime { return "its element is of another runtime" }
            for (level, slot) in slots.enumerated() {
                if slot.level != level {
                    return "slot \(level) of its element, \(type(of: slot)), is at level \(slot.level)"
                }
            }
            for (place, attribute) in attributes.enumerated() where !runtime.animator.holds(attribute) {
                return "value \(place) of its element takes itself for run \(attribute.runIndex), and is not"
            }
            if isInLayoutQueue, !runtime.layoutPass.queue.contains(where: { $0 === self }) {
                return "its element takes itself for waiting for layout, and does not"
            }
            if isInRecordQueue, !runtime.recordPass.queue.contains(where: { $0 === self }) {
                return "its element takes itself for waiting to be drawn, and does not"
            }
            return nil
        }
    }
#endif
