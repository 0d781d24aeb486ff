import Foundation
import TallyLayers

/// What a collection view knows of its items, and has of their views.
@MainActor
final class CollectionItems {
    /// One view that is shown.
    @MainActor final class Shown {
        var key: CollectionKey
        let view: UICollectionReusableView
        var attributes: UICollectionViewLayoutAttributes

        init(_ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionReusableView) {
            key = attributes.key
            self.view = view
            self.attributes = attributes
        }
    }

    /// How many items each section has.
    var counts: [Int] = []
    var isLoaded = false
    /// The layout has prepared for what there is.
    var isPrepared = false
    var shown: [Shown] = []
    /// What fades out or leaves the view, until the update is over.
    var leaving: [Shown] = []
    let reuse = ReuseQueue()
    var selected: [IndexPath] = []
    var highlighted: IndexPath?
    /// The cell pressed down.
    var pressed: IndexPath?
    /// The place of the view that the data source is asked for.
    var making: UICollectionViewLayoutAttributes?
    /// What the block of an update changes.
    var changes: CollectionChanges?
    /// The bounds that the layout was asked about last.
    var knownBounds: CGRect?

    func view(_ key: CollectionKey) -> UICollectionReusableView? { shown.first { $0.key == key }?.view }

    func load(_ view: UICollectionView) {
        isLoaded = true
        counts = Self.counts(of: view)
    }

    static func counts(of view: UICollectionView) -> [Int] {
        guard let source = view.dataSource else { return [] }
        return (0..<max(0, source.numberOfSections(in: view))).map {
            max(0, source.collectionView(view, numberOfItemsInSection: $0))
        }
    }
}

/// Views that wait to be used again, and the classes that new ones are made of.
@MainActor
final class ReuseQueue {
    private struct Name: Hashable {
        var kind: String?
        var identifier: String
    }

    private var classes: [Name: UICollectionReusableView.Type] = [:]
    private var waiting: [Name: [UICollectionReusableView]] = [:]

    func register(_ kind: AnyClass?, _ element: String?, _ identifier: String) {
        classes[Name(kind: element, identifier: identifier)] = kind as? UICollectionReusableView.Type
    }

    /// Returns a view that waits, or a new one; nil if no class is registered.
    ///
    /// - Parameter size: of its place; nil: it is not known.
    func take(_ kind: String?, _ identifier: String, _ size: CGSize?) -> UICollectionReusableView? {
        let name = Name(kind: kind, identifier: identifier)
        if let view = waiting[name]?.popLast() {
            view.layer.removeAllAnimations()
            if let size { UIView.atOnce { view.take(size) } }
            view.prepareForReuse()
            if let cell = view as? UICollectionViewCell {
                cell.isHighlighted = false
                cell.isSelected = false
            }
            return view
        }
        let made = classes[name].map { $0.init(_frame: CGRect(origin: .zero, size: size ?? .zero)) }
        made?.reuseIdentifier = identifier
        return made
    }

    func put(_ view: UICollectionReusableView, _ kind: String?) {
        guard let identifier = view.reuseIdentifier else { return }
        waiting[Name(kind: kind, identifier: identifier), default: []].append(view)
    }
}
