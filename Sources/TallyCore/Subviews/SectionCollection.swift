/// A section among the views that a view stands for: its header, its content and its footer.
///
/// Views outside of sections are the content of one without header and footer.
public struct SectionConfiguration: Identifiable {
    /// Tells a section from all others of its container.
    public struct ID: Hashable {
        let path: [AnyHashable]
        let isWritten: Bool
    }

    public let id: SectionConfiguration.ID
    /// What was written at the section for containers.
    public let containerValues: ContainerValues
    public let header: SubviewsCollection
    public let footer: SubviewsCollection
    public let content: SubviewsCollection

    @MainActor fileprivate init(_ part: _SubviewList.Part) {
        id = ID(path: part.path, isWritten: part.isSection)
        containerValues = part.values
        header = SubviewsCollection(part.header)
        footer = SubviewsCollection(part.footer)
        content = SubviewsCollection(part.content)
    }
}

/// The sections of the views that a view stands for, in order.
///
/// See `Group.init(sections:transform:)` and `ForEach.init(sections:content:)`.
public struct SectionCollection: RandomAccessCollection {
    private let sections: [SectionConfiguration]

    @MainActor package init<V: View>(of view: V) {
        sections = _SubviewList.of(view).parts.map(SectionConfiguration.init)
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}
