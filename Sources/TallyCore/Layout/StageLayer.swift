import TallyScene

/// What stands over the views of a stage.
@MainActor
package protocol StageLayer: ElementListOwner {
    var list: ElementList { get }
    /// The how many'th of the stage it is, counted from 1.
    var order: Int { get }
    /// Whether it takes all that is done on the stage.
    var isReached: Bool { get }
    /// Whether what stands below is reached, too, where nothing of it is.
    var letsThrough: Bool { get }
    /// Returns what is drawn of the layer and of all that stands below it.
    func segments(over below: [Segment]) -> [Segment]
    /// Uses a key that nothing in it has used. False if it has no use for it either.
    func keyPressed(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool
}

extension StageLayer {
    package func segments(over below: [Segment]) -> [Segment] { below + list.segments() }
}
