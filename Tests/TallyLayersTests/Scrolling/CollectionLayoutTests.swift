import Foundation
import TallyKit
import TallyStage
import Testing

@MainActor
private final class Numbers: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    var fill: (UICollectionView, IndexPath) -> UICollectionViewCell

    init(_ counts: [Int], _ fill: @escaping (UICollectionView, IndexPath) -> UICollectionViewCell) {
        self.counts = counts
        self.fill = fill
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { fill(collectionView, indexPath) }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    private let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, _ in view.backgroundColor = .red }
}

/// Rests at multiples of 100 points.
private final class Steps: UICollectionViewFlowLayout {
    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { CGPoint(x: (proposedContentOffset.x / 100).rounded() * 100, y: 0) }
}

private final class SizedCell: UICollectionViewCell {
    static var made: [CGSize] = []
    override init(frame: CGRect) {
        super.init(frame: frame)
        Self.made.append(contentView.bounds.size)
    }
    required init?(coder: NSCoder) { nil }
}

@MainActor @Suite("Layouts of collections")
struct CollectionLayoutTests {
    private func scene(_ layout: UICollectionViewLayout, _ numbers: Numbers) -> (UICollectionView, Stage) {
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = numbers
        let stage = Stage(size: CGSize(width: 300, height: 400), view: view)
        stage.advance(by: 0)
        return (view, stage)
    }

    private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    @Test func `a cell has the size of its place when it is made, and before it is filled`() {
        SizedCell.made = []
        var seen: [CGSize] = []
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 60)
        let numbers = Numbers([60]) { view, path in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            seen += [cell.bounds.size, cell.contentView.bounds.size]
            return cell
        }
        let (view, stage) = scene(layout, numbers)
        let size = CGSize(width: 90, height: 60)
        #expect(!SizedCell.made.isEmpty && SizedCell.made.allSatisfy { $0 == size })
        #expect(seen.allSatisfy { $0 == size })
        seen = []
        layout.itemSize = CGSize(width: 120, height: 80)
        view.reloadData()
        stage.advance(by: 0)
        #expect(!seen.isEmpty && seen.allSatisfy { $0 == CGSize(width: 120, height: 80) })
    }

    @Test func `content rests where the layout says when a finger lets go`() {
        let layout = Steps()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 90, height: 380)
        let numbers = Numbers([20]) { $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1) }
        let (view, stage) = scene(layout, numbers)
        stage.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 110, y: 200))
        #expect(stage.settle())
        #expect(view.contentOffset.x >= 100 && view.contentOffset.x.truncatingRemainder(dividingBy: 100) == 0)
    }

    @Test func `headers stay at the top while their section is seen`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 100)
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        let numbers = Numbers([8, 8]) { $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1) }
        let (view, stage) = scene(layout, numbers)
        view.contentOffset.y = 200
        stage.advance(by: 0)
        func header(_ section: Int) -> CGRect? {
            view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?
                .frame
        }
        #expect(header(0)?.minY == 200)
        view.contentOffset.y = 890
        stage.advance(by: 0)
        #expect(header(0)?.maxY == 900 && header(1)?.minY == 900)
    }

    @Test func `cells of a flow layout with an estimate are as large as their labels`() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let numbers = Numbers([3]) { view, path in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                box.widthAnchor.constraint(equalToConstant: CGFloat(60 + 20 * path.item)),
                box.heightAnchor.constraint(equalToConstant: 33),
            ])
            return cell
        }
        let (view, stage) = scene(layout, numbers)
        #expect(stage.settle())
        #expect((0..<3).map { frame(view, $0)?.size.width } == [60, 80, 100])
        #expect(frame(view, 0)?.height == 33)
    }

    @Test func `a grid of groups has shares of the width, with insets and spaces`() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 15, bottom: 10, trailing: 15)
        section.interGroupSpacing = 8
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        let numbers = Numbers([7, 0, 1]) { $0.dequeueReusableCell(withReuseIdentifier: "cell", for: $1) }
        let (view, _) = scene(UICollectionViewCompositionalLayout(section: section), numbers)
        #expect(frame(view, 0) == CGRect(x: 17, y: 42, width: 86, height: 46))
        #expect(frame(view, 4) == CGRect(x: 107, y: 100, width: 86, height: 46))
        #expect(frame(view, 6)?.minY == 158)
        // 30 + 10 + 3 · 50 + 2 · 8 + 10, then 30 + 20, then 30 + 70.
        #expect(view.contentSize == CGSize(width: 300, height: 216 + 50 + 100))
        #expect(frame(view, 0, 2).map { abs($0.minY - 308) < 0.001 } == true)
    }

    @Test func `rows that are measured are as high as their content, and what is nested fills its group`() {
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let list = NSCollectionLayoutSection(
            group: .vertical(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
        let half = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.4), heightDimension: .fractionalHeight(1)),
            repeatingSubitem: half, count: 2)
        let big = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.6), heightDimension: .fractionalHeight(1)))
        let mixed = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitems: [big, column]))
        let registration = UICollectionView.CellRegistration<SizedCell, Int> { cell, _, item in
            var content = UIListContentConfiguration.cell()
            content.text = String(repeating: "word ", count: item == 1 ? 40 : 1)
            cell.contentConfiguration = content
        }
        let numbers = Numbers([3, 3]) { view, path in
            path.section == 0
                ? view.dequeueConfiguredReusableCell(using: registration, for: path, item: path.item)
                : view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        let layout = UICollectionViewCompositionalLayout { section, _ in section == 0 ? list : mixed }
        let (view, stage) = scene(layout, numbers)
        #expect(stage.settle())
        let heights = (0..<3).map { frame(view, $0)?.height ?? 0 }
        #expect(heights[0] < 50 && heights[1] > 80 && heights[2] == heights[0])
        let top = heights.reduce(0, +)
        #expect(frame(view, 0, 1) == CGRect(x: 0, y: top, width: 180, height: 100))
        #expect(frame(view, 1, 1) == CGRect(x: 180, y: top, width: 120, height: 50))
        #expect(frame(view, 2, 1) == CGRect(x: 180, y: top + 50, width: 120, height: 50))
    }
}
