import TallyCore

extension View {
    /// Keeps the view and everything in it from assistive technology.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility(AccessibilityChange(ofElement: false) { $0.isHidden = hidden })
    }

    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility(AccessibilityChange(ofElement: false) { $0.addedTraits = traits })
    }

    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility(AccessibilityChange(ofElement: false) { $0.removedTraits = traits })
    }

    /// Puts the view before those of lower priority in its container, and after those of higher. 0 where nothing is said; not a
    /// number counts as 0.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility(AccessibilityChange(ofElement: false) { $0.sortPriority = sortPriority })
    }

    /// Says of which level a heading is. It does not make one: that does the trait.
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility(AccessibilityChange(ofElement: false) { $0.heading = level })
    }

    /// Says how a text is to be read, as the source of a program or as a story.
    public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibility(AccessibilityChange(ofElement: false) { $0.contentType = value })
    }

    /// Says whether assistive technology offers the view to be worked.
    public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        accessibility(AccessibilityChange(ofElement: false) { $0.responds = respondsToUserInteraction })
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> Self {
        adding(AccessibilityChange(ofElement: false) { $0.isHidden = hidden })
    }

    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self {
        adding(AccessibilityChange(ofElement: false) { $0.addedTraits = traits })
    }

    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self {
        adding(AccessibilityChange(ofElement: false) { $0.removedTraits = traits })
    }

    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> Self {
        adding(AccessibilityChange(ofElement: false) { $0.sortPriority = sortPriority })
    }

    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self {
        adding(AccessibilityChange(ofElement: false) { $0.heading = level })
    }

    public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Self {
        adding(AccessibilityChange(ofElement: false) { $0.contentType = value })
    }

    public nonisolated func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> Self {
        adding(AccessibilityChange(ofElement: false) { $0.responds = respondsToUserInteraction })
    }
}
