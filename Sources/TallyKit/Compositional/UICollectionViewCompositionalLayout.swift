public import Foundation

/// What a compositional layout is made with besides its sections.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var interSectionSpacing: CGFloat = 0
}

/// A closure that gives each section; nil: the section shows nothing.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Lays out sections by groups of items, whose lengths are shares, points or measured.
///
/// Sections that scroll across are not here.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }
    private final var composition = Composition()
    private final var measured: [CollectionKey: CGSize] = [:]

    public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }
    public convenience init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
    ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// There are no archives to make it of.
    public required init?(coder: NSCoder) { return nil }

    open override func prepare() {
        super.prepare()
        guard let collectionView else { return composition = Composition() }
        let inset = collectionView.adjustedContentInset
        let size = collectionView.bounds.size
        let room = CGSize(
            width: max(size.width - inset.left - inset.right, 0), height: max(size.height - inset.top - inset.bottom, 0)
        )
        let environment = CompositionRoom(room)
        composition = Composition(
            (0..<collectionView.numberOfSections).map {
                (provider($0, environment), collectionView.numberOfItems(inSection: $0))
            }, in: room, isVertical: configuration.scrollDirection == .vertical,
            gap: configuration.interSectionSpacing, measured)
    }

    open override var collectionViewContentSize: CGSize { composition.size }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        composition.attributes(in: rect, seen: collectionView.map { $0.bounds.inset(by: $0.adjustedContentInset) })
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        composition.places[CollectionKey(kind: nil, path: indexPath)]
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { composition.places[CollectionKey(kind: elementKind, path: indexPath)] }

    package override func measuredAxes(_ key: CollectionKey) -> (width: Bool, height: Bool) {
        composition.axes[key] ?? (false, false)
    }
    package override func note(_ size: CGSize, of key: CollectionKey) { measured[key] = size }
    package override func forgetSizes() { measured = [:] }
}
