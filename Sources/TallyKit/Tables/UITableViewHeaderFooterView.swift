public import Foundation
import TallyLayers

/// The header or the footer of a section of a table view: a title, or whatever stands in `contentView`.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
    public final let reuseIdentifier: String?
    /// What a program puts its views into; as large as the view.
    public final let contentView = UIView()
    private var title: UILabel?
    private var detail: UILabel?
    private var style = UITableView.Style.plain
    private var isHeader = true
    /// The fonts that the labels have had of the style.
    private var given: [ObjectIdentifier: UIFont] = [:]
    private var content: (any UIContentView & UIView)?

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        setUp()
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        setUp()
    }

    /// What a table view makes views of a registered class by.
    public required convenience init(_reuseIdentifier: String?) { self.init(reuseIdentifier: _reuseIdentifier) }

    private func setUp() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    open var textLabel: UILabel? {
        if title == nil {
            title = made()
            dress()
        }
        return title
    }
    /// Below the title; asked for in a table of the plain style it is not shown.
    open var detailTextLabel: UILabel? {
        if detail == nil {
            detail = made()
            dress()
        }
        return detail
    }

    private func made() -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        contentView.addSubview(label)
        setNeedsLayout()
        return label
    }

    /// Behind the content, as large as the view.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            guard let backgroundView else { return }
            backgroundColor = nil
            backgroundView.frame = bounds
            backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            insertSubview(backgroundView, at: 0)
        }
    }
    /// What fills the content in place of the labels; nil: nothing.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { content = ContentPlace.show(contentConfiguration, content, in: contentView) }
    }
    /// One of a header of the table's look.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        if style == .plain { return isHeader ? .plainHeader() : .plainFooter() }
        return isHeader ? .groupedHeader() : .groupedFooter()
    }
    /// Called before the view is used for another section.
    open func prepareForReuse() {}

    final func take(_ style: UITableView.Style, isHeader: Bool) {
        self.style = style
        self.isHeader = isHeader
        // What goes under a header of the plain style is not seen.
        if style == .plain, backgroundView == nil, backgroundColor == nil { backgroundColor = .systemBackground }
        dress()
    }

    /// Gives the labels the look of the table's style, but for what the program has given them.
    private func dress() {
        let isLarge = style == .plain && isHeader
        for label in [title, detail] {
            guard let label, given[ObjectIdentifier(label)].map({ $0 === label.font }) ?? true else { continue }
            let isHere = isLarge && label === title
            let font: UIFont = isHere ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
            label.font = font
            label.textColor = isHere ? .label : .secondaryLabel
            given[ObjectIdentifier(label)] = font
        }
        setNeedsLayout()
    }

    private var margin: CGFloat { style == .insetGrouped ? 32 : 16 }

    private func heights(_ width: CGFloat) -> (title: CGFloat, detail: CGFloat) {
        let room = CGSize(width: max(width - 2 * margin, 0), height: 0)
        func height(_ label: UILabel?) -> CGFloat {
            guard let label, label.text?.isEmpty == false else { return 0 }
            return label.sizeThatFits(room).height
        }
        return (height(title), height(detail))
    }

    /// Returns the height that its content asks for.
    final func fittingHeight(_ width: CGFloat, least: CGFloat) -> CGFloat {
        let heights = heights(width)
        let line = title?.font.lineHeight ?? 0
        let own =
            heights.title + heights.detail > 0 ? least + max(heights.title + heights.detail - line.rounded(.up), 0) : 0
        let fits = contentView.inside.contains { $0.followsConstraints }
        let other =
            fits
            ? contentView.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height : 0
        let height = max(own, other.isFinite ? other : 0)
        return height > 0 ? height : least
    }

    package override func layOutOwn() {
        super.layOutOwn()
        if contentView.frame != bounds { contentView.frame = bounds }
        let heights = heights(bounds.width)
        let all = heights.title + heights.detail
        let top = style == .plain ? (bounds.height - all) / 2 : isHeader ? bounds.height - all - 6 : 6
        let width = max(bounds.width - 2 * margin, 0)
        let rects = [
            CGRect(x: margin, y: top, width: width, height: heights.title),
            CGRect(x: margin, y: top + heights.title, width: width, height: heights.detail),
        ]
        for (label, rect) in zip([title, detail], rects) {
            if let label, label.frame != rect { label.frame = rect }
        }
    }
}
