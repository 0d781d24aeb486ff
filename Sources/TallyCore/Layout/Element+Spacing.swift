extension Element {
    /// The distances that the element prefers to its neighbours, modifiers included.
    package final var spacing: ViewSpacing {
        if let known = knownSpacing?.spacing { return known }
        var spacing = contentSpacing
        for slot in slots where slot.measures { slot.adjust(&spacing) }
        let known = knownSpacing ?? KnownSpacing()
        known.spacing = spacing
        knownSpacing = known
        return spacing
    }
}

/// What an element has answered of its distances. Kept apart from it: most elements are never asked.
@MainActor
final class KnownSpacing {
    var spacing: ViewSpacing?
}
