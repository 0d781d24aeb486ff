import TallyScene

/// Where a layout would place an element: noted instead of done while a guide is looked for.
@MainActor
struct Placement {
    let element: Element
    let origin: Point
    let proposal: ProposedViewSize

    private static var recorded: [Placement]?
    static var isRecording: Bool { recorded != nil }

    /// Runs a layout without moving anything.
    static func recording(_ body: () -> Void) -> [Placement] {
        let outer = recorded
        recorded = []
        body()
        defer { recorded = outer }
        return recorded ?? []
    }

    /// Notes where an element is placed; true if places are being noted, and this one has been.
    static func note(_ element: Element, _ origin: Point, _ proposal: ProposedViewSize) -> Bool {
        guard recorded != nil else { return false }
        recorded?.append(Placement(element: element, origin: origin, proposal: proposal))
        return true
    }
}

extension AlignmentKey {
    /// Whether texts have the guide by themselves, so that it is looked for though no program has set it.
    package var isOfTexts: Bool { isTextBaseline || isListRowSeparatorLeading }

    package var isListRowSeparatorLeading: Bool { self == HorizontalAlignment.listRowSeparatorLeading.key }

    package var isTextBaseline: Bool {
        self == VerticalAlignment.firstTextBaseline.key || self == VerticalAlignment.lastTextBaseline.key
    }
}
