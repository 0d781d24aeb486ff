import Foundation
import TallyLayers

/// A row that a finger opens, or has opened.
@MainActor
final class RowSwipe {
    let shown: TableRows.Shown
    let isLeading: Bool
    let configuration: UISwipeActionsConfiguration
    let view: SwipeActions
    /// How far the row is moved: to the right above 0.
    var offset: CGFloat = 0
    /// Where it was when the finger took it.
    var start: CGFloat = 0
    var isHeld = false
    /// The finger is so far that the first action is done as it lets go.
    var isFull = false
    var isBeingDone = false

    init(_ shown: TableRows.Shown, isLeading: Bool, _ configuration: UISwipeActionsConfiguration) {
        self.shown = shown
        self.isLeading = isLeading
        self.configuration = configuration
        view = SwipeActions(configuration.actions, isLeading: isLeading)
    }

    /// How far it stays open.
    var openOffset: CGFloat { isLeading ? view.naturalWidth : -view.naturalWidth }
}

/// The buttons behind a row.
final class SwipeActions: UIView {
    private let buttons: [SwipeButton]
    private let isLeading: Bool
    var pressed: (UIContextualAction) -> Void = { _ in }
    /// The first one takes all the room.
    var isFull = false

    init(_ actions: [UIContextualAction], isLeading: Bool) {
        buttons = actions.map { SwipeButton($0) }
        self.isLeading = isLeading
        super.init(frame: .zero)
        clipsToBounds = true
        for button in buttons {
            addSubview(button)
            button.addAction(
                UIAction { [weak self, weak button] _ in if let button { self?.pressed(button.action) } },
                for: .touchUpInside)
        }
    }

    required init?(coder: NSCoder) { nil }

    var naturalWidth: CGFloat { buttons.reduce(0) { $0 + $1.naturalWidth } }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard naturalWidth > 0 else { return }
        let scale = bounds.width / naturalWidth
        // Each goes as far as the row's edge, the next one over it, so none shows what is behind.
        var edge: CGFloat = 0
        for (number, button) in buttons.enumerated() {
            bringSubviewToFront(button)
            let start = edge
            edge += button.naturalWidth * scale
            button.contentWidth = isFull && number == 0 ? bounds.width : max(edge - start, button.naturalWidth)
            let covered = isFull && number > 0 ? bounds.width : start
            button.frame =
                isLeading
                ? CGRect(x: covered, y: 0, width: bounds.width - covered, height: bounds.height)
                : CGRect(x: 0, y: 0, width: bounds.width - covered, height: bounds.height)
            button.isLeading = isLeading
        }
        if let first = buttons.first, isFull { bringSubviewToFront(first) }
    }
}

private final class SwipeButton: UIControl {
    let action: UIContextualAction
    private let label = UILabel()
    private let picture = UIImageView()
    var isLeading = false
    var contentWidth: CGFloat = 74 {
        didSet { if contentWidth != oldValue { setNeedsLayout() } }
    }

    init(_ action: UIContextualAction) {
        self.action = action
        super.init(frame: .zero)
        backgroundColor = action.backgroundColor
        label.text = action.title
        label.textColor = .white
        label.font = .systemFont(ofSize: action.image == nil ? 17 : 15)
        picture.image = action.image
        picture.tintColor = .white
        picture.contentMode = .center
        accessibilityLabel = action.title
        addSubview(label)
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    var naturalWidth: CGFloat { max(74, label.sizeThatFits(.zero).width + 30) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = action.title == nil ? .zero : label.sizeThatFits(.zero)
        let image = action.image?.size ?? .zero
        let gap: CGFloat = size.height > 0 && image.height > 0 ? 4 : 0
        // With too little room the picture alone is shown.
        let isLow = image.height + gap + size.height > bounds.height && image.height > 0
        let height = isLow ? image.height : image.height + gap + size.height
        let middle = isLeading ? contentWidth / 2 : bounds.width - contentWidth / 2
        let top = (bounds.height - height) / 2
        picture.frame = CGRect(x: middle - image.width / 2, y: top, width: image.width, height: image.height)
        label.isHidden = isLow
        label.frame = CGRect(
            x: middle - size.width / 2, y: top + image.height + gap, width: size.width, height: size.height)
    }
}
