/// The sections and items that a diffable data source shows, by identifiers that occur once.
///
/// What is not in it, or is in it already, is passed over where Apple's traps.
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    struct Section: Sendable {
        let identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    private(set) var sections: [Section] = []
    private var known: Set<ItemIdentifierType> = []
    /// Those whose cells are made anew.
    private(set) var reloaded: Set<ItemIdentifierType> = []

    public init() {}

    public var numberOfItems: Int { known.count }
    public var numberOfSections: Int { sections.count }
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        indexOfSection(identifier).map { sections[$0].items } ?? []
    }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections.first { $0.items.contains(identifier) }?.identifier
    }
    /// Among all items, whatever their section.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.identifier == identifier }
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { if let index = indexOfSection(toIdentifier) { insert(identifiers, at: index) } }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { if let index = indexOfSection(toIdentifier) { insert(identifiers, at: index + 1) } }
    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        var index = index
        for identifier in identifiers where indexOfSection(identifier) == nil {
            sections.insert(Section(identifier: identifier), at: index)
            index += 1
        }
    }
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for section in sections where identifiers.contains(section.identifier) { known.subtract(section.items) }
        sections.removeAll { identifiers.contains($0.identifier) }
    }
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for section in sections where identifiers.contains(section.identifier) { reloaded.formUnion(section.items) }
    }

    // MARK: Items

    /// - Parameter sectionIdentifier: nil: the last section.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let index = sectionIdentifier.map({ indexOfSection($0) }) ?? sections.indices.last else { return }
        insert(identifiers, section: index, at: sections[index].items.count)
    }
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        if let place = place(beforeIdentifier) { insert(identifiers, section: place.section, at: place.item) }
    }
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        if let place = place(afterIdentifier) { insert(identifiers, section: place.section, at: place.item + 1) }
    }
    private mutating func insert(_ identifiers: [ItemIdentifierType], section: Int, at index: Int) {
        let new = identifiers.filter { known.insert($0).inserted }
        sections[section].items.insert(contentsOf: new, at: index)
    }
    private func place(_ identifier: ItemIdentifierType) -> (section: Int, item: Int)? {
        for (number, section) in sections.enumerated() {
            if let item = section.items.firstIndex(of: identifier) { return (number, item) }
        }
        return nil
    }
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        known.subtract(gone)
        for index in sections.indices { sections[index].items.removeAll { gone.contains($0) } }
    }
    public mutating func deleteAllItems() { self = Self() }
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier, known.contains(identifier), known.contains(toIdentifier) else { return }
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier, known.contains(identifier), known.contains(toIdentifier) else { return }
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloaded.formUnion(identifiers) }
    /// As `reloadItems`.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { reloaded.formUnion(identifiers) }

    mutating func reloadsAreDone() { reloaded = [] }
}
