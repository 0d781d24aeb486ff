import Foundation
import TallyKit
import TallyStage
import Testing

@MainActor
struct FlowLayoutTests {
    private func texts(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

    @Test func `a full line is justified and a last one keeps its gap`() {
        let scene = CollectionScene([texts(5)], size: CGSize(width: 200, height: 300))
        // Three of 50 fit 200 with gaps of 10: they grow to 25.
        #expect(scene.places.map(\.minX) == [0, 75, 150, 0, 75])
        #expect(scene.places.map(\.minY) == [0, 0, 0, 60, 60])
        #expect(scene.view.contentSize == CGSize(width: 200, height: 110))
    }

    @Test func `a third that is rounded down stays on the line`() {
        let width = ((220.0 - 20) / 3).rounded(.down)
        let scene = CollectionScene([texts(12)], item: CGSize(width: width, height: 50))
        #expect(scene.places.map(\.minX) == [0, 77, 154, 0, 77, 154, 0, 77, 154, 0, 77, 154])
        let wider = CollectionScene([texts(12)], item: CGSize(width: width + 1, height: 50))
        #expect(wider.places[2].minY > 0)
    }

    @Test func `one item a line stands in the middle`() {
        let scene = CollectionScene([texts(2)], item: CGSize(width: 120, height: 40))
        #expect(
            scene.places == [CGRect(x: 50, y: 0, width: 120, height: 40), CGRect(x: 50, y: 50, width: 120, height: 40)])
    }

    @Test func `a horizontal one fills columns`() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        let scene = CollectionScene([texts(5)], size: CGSize(width: 100, height: 110), layout: layout)
        #expect(scene.places.first == CGRect(x: 0, y: 0, width: 50, height: 50))
        #expect(scene.places[1] == CGRect(x: 0, y: 60, width: 50, height: 50))
        #expect(scene.view.contentSize == CGSize(width: 170, height: 110))
    }

    @Test func `headers and insets stand before the items`() {
        let layout = UICollectionViewFlowLayout()
        let scene = CollectionScene([texts(1), texts(1)], layout: layout, header: 30)
        #expect(scene.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 2)
        #expect(scene.places.map(\.minY) == [30, 110])
        #expect(scene.view.contentSize.height == 160)
    }

    @Test func `a layout of the program's own places the cells`() {
        let scene = CollectionScene([texts(8)], layout: Diagonal())
        #expect(scene.places.map(\.origin) == (0..<8).map { CGPoint(x: $0 * 20, y: $0 * 20) })
        scene.view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true)
        scene.stage.advance(by: 0.15)
        #expect(scene.stage.isAnimating)
        #expect(scene.stage.settle())
        #expect(scene.places[1].origin == CGPoint(x: 85, y: 0))
    }
}

/// Each item a step below and beside the one before.
@MainActor
private final class Diagonal: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 200, height: 200) }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(x: indexPath.item * 20, y: indexPath.item * 20, width: 20, height: 20)
        return attributes
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
            layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }.filter { $0.frame.intersects(rect) }
    }
}
