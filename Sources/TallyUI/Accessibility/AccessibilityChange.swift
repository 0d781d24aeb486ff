import Foundation
@_spi(Runtime) import TallyCore

/// What a modifier changes of what assistive technology is told.
package struct AccessibilityChange {
    package var label: Text?
    package var value: Text?
    var hint: Text?
    package var addedTraits = AccessibilityTraits()
    package var removedTraits = AccessibilityTraits()
    package var isHidden: Bool?
    /// Makes one element of the view and everything in it.
    package var isElement = false
    /// What inside can be worked is an element of its own all the same.
    package var keepsControlsApart = false
    package var ignoresChildren = false
    /// What is inside is ordered by itself, and stands together in the order of what is around.
    var isContainer = false
    package var action: (@MainActor () -> Void)?
    /// Told the tag of the view, if it has one.
    package var choose: (@MainActor (AnyHashable) -> Void)?
    /// The view is selected if its tag is one of these.
    package var selection: Set<AnyHashable> = []
    /// What can be done besides, by name.
    package var actions: [AccessibilityNamedAction] = []
    var identifier: String?
    var sortPriority: Double?
    var heading: AccessibilityHeadingLevel?
    var contentType: AccessibilityTextContentType?
    var inputLabels: [Text]?
    var responds: Bool?
    var activationPoint: AccessibilityActivationPoint?
    /// Nil as a whole: nothing is said of it.
    var directTouch: AccessibilityDirectTouchOptions??
    var customContent: [AccessibilityCustomContent] = []
    var zoom: (@MainActor (AccessibilityZoomGestureAction) -> Void)?
    var pairing: AccessibilityPairing?
    var rotors: [AccessibilityRotor] = []
    /// What entries of rotors lead to the view by.
    var rotorIDs: [AccessibilityRotorID] = []

    package init(
        label: Text? = nil, value: Text? = nil, hint: Text? = nil,
        addedTraits: AccessibilityTraits = AccessibilityTraits(),
        removedTraits: AccessibilityTraits = AccessibilityTraits(), isHidden: Bool? = nil, isElement: Bool = false,
        keepsControlsApart: Bool = false, ignoresChildren: Bool = false, action: (@MainActor () -> Void)? = nil,
        choose: (@MainActor (AnyHashable) -> Void)? = nil, selection: Set<AnyHashable> = [],
        actions: [AccessibilityNamedAction] = [], identifier: String? = nil
    ) {
        self.label = label
        self.value = value
        self.hint = hint
        self.addedTraits = addedTraits
        self.removedTraits = removedTraits
        self.isHidden = isHidden
        self.isElement = isElement
        self.keepsControlsApart = keepsControlsApart
        self.ignoresChildren = ignoresChildren
        self.action = action
        self.choose = choose
        self.selection = selection
        self.actions = actions
        self.identifier = identifier
    }

    /// A change of one thing; of the view as one element unless said otherwise.
    init(ofElement isElement: Bool = true, _ set: (inout Self) -> Void) {
        self.init(isElement: isElement)
        set(&self)
    }

    /// Returns one change for this one and another around it, which counts where both say something.
    func with(_ outer: Self) -> Self {
        var all = self
        all.label = outer.label ?? label
        all.value = outer.value ?? value
        all.hint = outer.hint ?? hint
        all.addedTraits = addedTraits.subtracting(outer.removedTraits).union(outer.addedTraits)
        all.removedTraits = removedTraits.subtracting(outer.addedTraits).union(outer.removedTraits)
        all.isHidden = outer.isHidden ?? isHidden
        all.isElement = isElement || outer.isElement
        all.action = outer.action ?? action
        all.actions += outer.actions
        all.identifier = outer.identifier ?? identifier
        all.sortPriority = outer.sortPriority ?? sortPriority
        all.heading = outer.heading ?? heading
        all.contentType = outer.contentType ?? contentType
        all.inputLabels = outer.inputLabels ?? inputLabels
        all.responds = outer.responds ?? responds
        all.activationPoint = outer.activationPoint ?? activationPoint
        all.directTouch = outer.directTouch ?? directTouch
        for content in outer.customContent { all.customContent.set(content) }
        all.zoom = outer.zoom ?? zoom
        all.rotors += outer.rotors
        all.rotorIDs += outer.rotorIDs
        return all
    }
}

/// Something that assistive technology can do with an element.
package struct AccessibilityNamedAction {
    package let name: Text
    package let run: @MainActor () -> Void

    package init(name: Text, run: @escaping @MainActor () -> Void) {
        self.name = name
        self.run = run
    }
}

/// Where an element is tapped when it is activated.
enum AccessibilityActivationPoint: Equatable, Sendable {
    case share(UnitPoint)
    /// In points of the view's own space.
    case place(CGPoint)
}
