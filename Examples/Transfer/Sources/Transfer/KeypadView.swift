import UIKit

/// Twelve keys in three columns.
final class KeypadView: UIView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var onKey: ((String) -> Void)?

    private let keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0", "⌫"]
    private let layout = UICollectionViewFlowLayout()
    private lazy var collection = UICollectionView(frame: bounds, collectionViewLayout: layout)

    override init(frame: CGRect) {
        super.init(frame: frame)
        layout.minimumLineSpacing = 8
        layout.minimumInteritemSpacing = 8
        collection.register(KeyCell.self, forCellWithReuseIdentifier: "key")
        collection.dataSource = self
        collection.delegate = self
        collection.isScrollEnabled = false
        addSubview(collection)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        collection.frame = bounds
        layout.itemSize = CGSize(width: floor((bounds.width - 16) / 3), height: floor((bounds.height - 24) / 4))
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { keys.count }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "key", for: indexPath)
        (cell as? KeyCell)?.label.text = keys[indexPath.item]
        return cell
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: false)
        onKey?(keys[indexPath.item])
    }
}

private final class KeyCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 24, weight: .medium)
        label.textAlignment = .center
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
        contentView.layer.cornerRadius = 12
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.15) { [self] in
                contentView.backgroundColor = isHighlighted ? .systemGray5 : .clear
                label.transform = isHighlighted ? CGAffineTransform(scaleX: 0.85, y: 0.85) : .identity
            }
        }
    }
}
