import Foundation
import TallyKit
import TallyStage

/// A cell that shows a text.
@MainActor
final class TextCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

/// Texts in sections, and what a collection view tells of them.
@MainActor
final class TextSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var sections: [[String]]
    var size: CGSize?
    var headerHeight: CGFloat = 0
    var lines: [String] = []
    var made = 0
    var selected: (UICollectionView, IndexPath) -> Void = { _, _ in }

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
        (cell as? TextCell)?.label.text = sections[indexPath.section][indexPath.item]
        made += 1
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size ?? CGSize(width: 50, height: 50) }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 0, height: headerHeight) }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        lines.append("may press \(indexPath.item)")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        lines.append("pressed \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        lines.append("may select \(indexPath.item)")
        return true
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        lines.append("selected \(indexPath.item)")
        selected(collectionView, indexPath)
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        lines.append("deselected \(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        lines.append("let go \(indexPath.item)")
    }
}

/// A collection view on a stage.
@MainActor
struct CollectionScene {
    let view: UICollectionView
    let source: TextSource
    let stage: Stage

    init(
        _ sections: [[String]], size: CGSize = CGSize(width: 220, height: 240), item: CGSize? = nil,
        layout: UICollectionViewLayout = UICollectionViewFlowLayout(), header: CGFloat = 0
    ) {
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        source = TextSource(sections)
        source.size = item
        source.headerHeight = header
        view.register(TextCell.self, forCellWithReuseIdentifier: "text")
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.dataSource = source
        view.delegate = source
        stage = Stage(size: size, view: view)
        stage.advance(by: 0)
    }

    var places: [CGRect] { view.visibleCells.map(\.frame) }
    /// In the order of their places.
    var texts: [String] {
        view.visibleCells.sorted { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
            .map { ($0 as? TextCell)?.label.text ?? "" }
    }
}
