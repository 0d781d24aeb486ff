import TallyCore

/// The views that a view stands for, as what `ForEach` goes through.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    let subviews: SubviewsCollection

    public var startIndex: Int { subviews.startIndex }
    public var endIndex: Int { subviews.endIndex }
    public subscript(index: Int) -> Subview { subviews[index] }
}

/// The sections of a view, as what `ForEach` goes through.
public struct ForEachSectionCollection<Content>: RandomAccessCollection {
    let sections: SectionCollection

    public var startIndex: Int { sections.startIndex }
    public var endIndex: Int { sections.endIndex }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

extension ForEach where Content: View {
    /// A view for each of the views that another one stands for in its container; see `Group.init(subviews:transform:)`.
    public nonisolated init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        let subviews = onMain(view) { SubviewsCollection(of: $0) }
        self.init(data: ForEachSubviewCollection(subviews: subviews), content: content, id: { $0.id })
    }

    /// A view for each of the sections of another one; see `Group.init(sections:transform:)`.
    public nonisolated init<V: View>(
        sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    )
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        let sections = onMain(view) { SectionCollection(of: $0) }
        self.init(data: ForEachSectionCollection(sections: sections), content: content, id: { $0.id })
    }
}
