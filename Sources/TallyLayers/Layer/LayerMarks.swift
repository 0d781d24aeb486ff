/// What waits to be done for a layer.
package struct LayerMarks {
    var needsLayout = false
    /// Its own layout is under way.
    package var isInLayout = false
    /// Some layer inside does.
    var hasLayoutInside = false
    var needsDisplay = false
    /// It was to be drawn, and its bounds were empty.
    var waitsForRoom = false
    /// The delegate took the call that displays.
    package var isDisplayedByDelegate = false
    package var isDrawnByDelegate = false
    /// Nothing answered for the key that was asked for last.
    var findsNoAction = false
    /// Which of what is drawn differs from the model.
    var stale: LayerChange = []
    var isQueued = false
    /// It stands among those whose animations have yet to begin.
    var isBeginning = false
}

/// What of a layer's drawing a change concerns.
package struct LayerChange: OptionSet {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Where it stands, how it is turned, its opacity.
    package static let place = LayerChange(rawValue: 1)
    /// What it draws of its own.
    package static let body = LayerChange(rawValue: 2)
    /// Which layers are inside, and in which order.
    package static let children = LayerChange(rawValue: 4)
    package static let all: LayerChange = [.place, .body, .children]
}
