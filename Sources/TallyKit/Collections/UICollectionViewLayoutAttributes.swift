public import Foundation
public import TallyCore
import TallyLayers

/// Where a cell, or another view of a collection view, is, and how it looks.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject {
    public enum ElementCategory: Sendable { case cell, supplementaryView, decorationView }

    /// In the collection view's space, before the transform.
    open var frame: CGRect {
        get {
            CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }
    open var center = CGPoint.zero
    open var size = CGSize.zero
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    open var transform3D = CATransform3DIdentity
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    open var alpha: CGFloat = 1
    /// What is higher stands in front.
    open var zIndex = 0
    open var isHidden = false
    open var indexPath = IndexPath(item: 0, section: 0)
    open private(set) var representedElementCategory = ElementCategory.cell
    open private(set) var representedElementKind: String?

    public required override init() { super.init() }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// Returns others of the same values. A class with values of its own copies them, too.
    open override nonisolated func copy() -> Any {
        let this = OnMain(self)
        return MainActor.assumeIsolated { OnMain(this.value.duplicate()) }.value
    }

    private final func duplicate() -> UICollectionViewLayoutAttributes {
        let copy = Self()
        copy.center = center
        copy.size = size
        copy.transform3D = transform3D
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        copy.indexPath = indexPath
        copy.representedElementCategory = representedElementCategory
        copy.representedElementKind = representedElementKind
        return copy
    }

    final var key: CollectionKey { CollectionKey(kind: representedElementKind, path: indexPath) }

    /// Returns the same values for another path.
    final func copied(for path: IndexPath? = nil) -> UICollectionViewLayoutAttributes {
        guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
        if let path { copy.indexPath = path }
        return copy
    }
}

/// Which view of a collection view.
package struct CollectionKey: Hashable {
    /// Nil: a cell.
    var kind: String?
    var path: IndexPath
}
