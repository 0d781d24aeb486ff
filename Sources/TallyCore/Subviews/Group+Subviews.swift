/// What `Group.init(subviews:transform:)` makes of a view's subviews.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
    let subviews: Subviews
    let content: (SubviewsCollection) -> Content

    @MainActor public var body: some View { content(SubviewsCollection(of: subviews)) }
}

/// What `Group.init(sections:transform:)` makes of a view's sections.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
    let sections: Sections
    let content: (SectionCollection) -> Content

    @MainActor public var body: some View { content(SectionCollection(of: sections)) }
}

extension Group {
    /// Views made of the views that another one stands for in its container.
    ///
    /// Collections, conditions, groups and sections are taken apart, and so are views with a body that have no state of their
    /// own; a view with state counts as one, whatever its body consists of.
    ///
    /// - Complexity: O(subviews), also of a collection in a lazy container.
    public nonisolated init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(subviews: view, content: transform)
    }

    /// Views made of the sections among the views that another one stands for; see `init(subviews:transform:)`.
    public nonisolated init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        content = GroupSectionsOfContent(sections: view, content: transform)
    }
}
