public import Foundation

/// One cell of a group.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
    public final let layoutSize: NSCollectionLayoutSize
    /// Taken off the size.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
        super.init()
    }
}

/// Items, or groups of them, beside or below each other; it is repeated for as many as a section has.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    final let isHorizontal: Bool
    public final let subitems: [NSCollectionLayoutItem]
    /// How often the one item is repeated, of equal lengths; nil: as many as fit.
    final let count: Int?
    open var interItemSpacing: NSCollectionLayoutSpacing?

    private init(
        _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ count: Int?, isHorizontal: Bool
    ) {
        self.subitems = subitems
        self.count = count.map { max($0, 1) }
        self.isHorizontal = isHorizontal
        super.init(layoutSize: layoutSize)
    }

    /// Items beside each other: each of the list once, and the list over again as long as there is room.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, nil, isHorizontal: true) }
    /// Items of equal widths.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], count, isHorizontal: true) }
    /// Items of equal widths.
    public static func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], count, isHorizontal: true) }
    /// Items below each other: each of the list once, and the list over again as long as there is room.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, nil, isHorizontal: false) }
    /// Items of equal heights.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], count, isHorizontal: false) }
    /// Items of equal heights.
    public static func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], count, isHorizontal: false) }
}

/// A header or a footer of a section.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
    public final let elementKind: String
    public final let alignment: NSRectAlignment
    /// Whether it stays at the edge of what is seen while its section is.
    open var pinToVisibleBounds = false
    open var zIndex = 1

    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.elementKind = elementKind
        self.alignment = alignment
        super.init(layoutSize: layoutSize)
    }

    final var isAtEnd: Bool { alignment == .bottom || alignment == .bottomLeading || alignment == .bottomTrailing }
}

/// At which edge or corner something stands.
public enum NSRectAlignment: Int, Sendable {
    case none = 0
    case top = 1
    case topLeading = 2
    case leading = 3
    case bottomLeading = 4
    case bottom = 5
    case bottomTrailing = 6
    case trailing = 7
    case topTrailing = 8
}
