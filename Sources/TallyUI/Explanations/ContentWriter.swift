import TallyCore

/// A view that writes the values of what is inside by itself, and how a message calls it.
@MainActor
protocol ContentWriter {
    static var name: String { get }
    /// True if it does so in every frame, false if it sets animations off.
    static var writesEachFrame: Bool { get }
}

extension KeyframeAnimator: ContentWriter {
    static var name: String { "the KeyframeAnimator" }
    static var writesEachFrame: Bool { true }
}

extension TimelineView: ContentWriter {
    static var name: String { "the TimelineView" }
    static var writesEachFrame: Bool { true }
}

extension PhaseAnimator: ContentWriter {
    static var name: String { "the PhaseAnimator" }
    static var writesEachFrame: Bool { false }
}

extension _ViewNode {
    /// What messages call the node's view.
    var viewKind: String { "\(viewType)" }

    /// The view as one that writes what is inside, if it is one.
    var contentWriter: (any ContentWriter.Type)? { viewType as? any ContentWriter.Type }
}
