public import Foundation

/// A data source that is told what there is by snapshots, and finds what has come, gone and moved.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

    private weak var view: UICollectionView?
    private let provider: CellProvider
    private var items = DiffableItems<SectionIdentifierType, ItemIdentifierType>()
    public var supplementaryViewProvider: SupplementaryViewProvider?

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        view = collectionView
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Shows what a snapshot says. Where the collection view has another data source it is only kept.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        guard let view, view.dataSource === self else {
            _ = items.apply(snapshot)
            return completion?() ?? ()
        }
        var changes = CollectionChanges()
        let change = {
            view.update({ changes = self.items.apply(snapshot) }, switchingTo: nil, known: { _ in changes }) { _ in
                completion?()
            }
        }
        if animatingDifferences { change() } else { UIView.atOnce(change) }
    }

    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        _ = items.apply(snapshot)
        view?.reloadData()
        completion?()
    }

    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { items.snapshot }
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { items.item(indexPath) }
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { items.path(itemIdentifier) }

    open func numberOfSections(in collectionView: UICollectionView) -> Int { items.sectionCount }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count(in: section)
    }
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        items.item(indexPath).flatMap { provider(collectionView, indexPath, $0) } ?? UICollectionViewCell()
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
    }
}
