import TallyScene

/// Which segments an element has, and what they follow by themselves.
extension Element {
    /// Finds out anew which slots have a part in drawing.
    func noteEffects() {
        effects = slots.filter(\.hasEffect)
        let drawsNothing = effects.last { $0.around != nil }?.hidesView ?? false
        if drawsNothing != self.drawsNothing {
            self.drawsNothing = drawsNothing
            node.list.needsCollection()
        }
        isProjective = effects.contains(where: \.isProjective)
        noteFollowing()
    }

    /// Gives the slots the segments that they need now, and takes those that they do not need any more.
    func renewSegments() {
        let shown = segment
        var isOther = false
        for slot in slots where slot.renewSegment() { isOther = true }
        guard isOther else { return }
        // What follows by itself may follow a segment that has gone; all begins anew when it is recorded.
        for attribute in attributes { attribute.endDirect() }
        noteEffects()
        if shown !== segment { node.list.replace(shown, by: segment) }
        needsRecord()
    }

    /// Lets segments follow by themselves, from frame to frame, a value that alone moves or fades them.
    func letSegmentsFollow() {
        let outermost = segment
        if let places = followedPlaces {
            let share = outermost === contentSegment ? defaultTransition : nil
            contentFollowing.follow(contentSegment, places, share: share)
        }
        outerFollowing.follow(outermost, share: defaultTransition)
    }

    private func noteFollowing() {
        contentFollowing = Following(effects.prefix { $0.around == nil })
        outerFollowing = Following()
        guard let around = effects.lastIndex(where: { $0.around != nil }), effects[around].transform == .identity else {
            return
        }
        outerFollowing = Following(effects[(around + 1)...])
    }
}
