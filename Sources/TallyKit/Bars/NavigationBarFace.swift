import Foundation
import TallyControls
import TallyCore
import TallyLayers

/// What a navigation bar shows of one screen: title, buttons and the way back. While screens come and go there are two.
final class NavigationBarFace: UIView {
    let item: UINavigationItem
    /// The screen before, which the back button is named after.
    let previous: UINavigationItem?
    private weak var bar: UINavigationBar?
    /// The view of the screen, by which it is known what scrolls below.
    weak var screen: UIView?

    private var back: BackButton?
    private var left: [BarButton] = []
    private var right: [BarButton] = []
    private let holder = UIView()
    private let title = UILabel()
    private let prompt = UILabel()
    private let largeWindow = UIView()
    private let large = UILabel()
    private var isLarge = false
    /// How far it stands aside: 0 in its place, 1 beyond the trailing edge, -1 beyond the leading one.
    private var shift: CGFloat = 0

    /// The height in points of the line above the row.
    static let promptHeight: CGFloat = 30

    init(_ item: UINavigationItem, previous: UINavigationItem?, in bar: UINavigationBar) {
        self.item = item
        self.previous = previous
        self.bar = bar
        super.init(frame: bar.bounds)
        largeWindow.clipsToBounds = true
        largeWindow.isUserInteractionEnabled = false
        largeWindow.addSubview(large)
        for label in [title, prompt] { label.textAlignment = .center }
        title.lineBreakMode = .byTruncatingTail
        large.lineBreakMode = .byTruncatingTail
        holder.addSubview(title)
        for view in [largeWindow, holder, prompt] { addSubview(view) }
        title.accessibilityTraits = .header
        large.accessibilityTraits = .header
        item.bar = bar
        showItem()
    }

    required init?(coder: NSCoder) { nil }

    private var isTurned: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var rowTop: CGFloat { (item.prompt ?? "").isEmpty ? 0 : Self.promptHeight }

    /// Points of the large title; 0: there is none.
    var head: CGFloat { isLarge ? largeSize.height + BarMeasures.largeTitleBottom : 0 }
    /// Points of the whole when nothing is scrolled.
    var height: CGFloat { rowTop + BarMeasures.height + head }
    private var largeSize: CGSize { large.sizeThatFits(CGSize(width: max(bounds.width, 0), height: 0)) }

    // MARK: What it shows

    func showItem() {
        guard let bar else { return }
        let look = bar.look(of: self)
        isLarge = bar.isLarge(item)
        let text = item.title ?? ""
        title.attributedText = NSAttributedString(
            string: text,
            attributes: [.font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.label]
                .merging(look.titleTextAttributes) { $1 })
        large.attributedText = NSAttributedString(
            string: isLarge ? text : "",
            attributes: [.font: UIFont.systemFont(ofSize: 34, weight: .bold), .foregroundColor: UIColor.label]
                .merging(look.largeTitleTextAttributes) { $1 })
        prompt.text = item.prompt
        prompt.font = .systemFont(ofSize: 13)
        prompt.isHidden = rowTop == 0
        title.isHidden = item.titleView != nil
        for view in holder.subviews where view !== title && view !== item.titleView { view.removeFromSuperview() }
        if let view = item.titleView, view.around !== holder { holder.addSubview(view) }
        showBack(look)
        left = buttons(item.leftBarButtonItems ?? [], left, look)
        right = buttons(item.rightBarButtonItems ?? [], right, look)
        setNeedsLayout()
    }

    private var hasBack: Bool {
        previous != nil && !item.hidesBackButton
            && ((item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton)
    }

    private func showBack(_ look: UINavigationBarAppearance) {
        guard hasBack, let previous else {
            back?.removeFromSuperview()
            back = nil
            return
        }
        if back == nil {
            let made = BackButton { [weak bar] in bar?.goBack() }
            back = made
            insert(made)
        }
        back?.show(previous.titleOfWayBack, look.backButtonAppearance.attributes(.normal))
    }

    private func buttons(
        _ items: [UIBarButtonItem], _ old: [BarButton], _ look: UINavigationBarAppearance
    ) -> [BarButton] {
        for button in old where !items.contains(where: { $0 === button.item }) { button.removeFromSuperview() }
        return items.map { item in
            let appearance = item.style == .done ? look.doneButtonAppearance : look.buttonAppearance
            if let known = old.first(where: { $0.item === item && item.shownBy === $0 }) {
                known.appearance = appearance
                known.itemDiffers()
                return known
            }
            let button = BarButton(item, appearance)
            button.sizeDiffers = { [weak self] in self?.setNeedsLayout() }
            insert(button)
            if self.item.isAnimated { button.fadeIn() }
            return button
        }
    }

    private func insert(_ view: UIView) { UIView.atOnce { addSubview(view) } }

    // MARK: Where it stands

    override func layOutOwn() {
        super.layOutOwn()
        let width = bounds.width
        func put(_ view: UIView, _ x: CGFloat, _ breadth: CGFloat) {
            let x = isTurned ? width - x - breadth : x
            view.setPlace(CGRect(x: x, y: rowTop, width: breadth, height: BarMeasures.height))
        }
        var leading = back?.breadth ?? 0
        for button in left { leading += (leading > 0 ? BarMeasures.leadingSpacing : 0) + button.breadth }
        var trailing: CGFloat = 0
        for button in right { trailing += (trailing > 0 ? BarMeasures.trailingSpacing : 0) + button.breadth }
        let inner = max(width - 2 * BarMeasures.margin, 0)
        let size = item.titleView.map(BarButton.size) ?? title.sizeThatFits(CGSize(width: inner, height: 0))
        let row = BarMeasures.row(width: inner, leading: leading, middle: size.width, trailing: trailing)
        var x = BarMeasures.margin
        if let back {
            let others = leading - back.breadth
            let breadth = max(row.leading - others, BarMeasures.chevron.width)
            put(back, x, breadth)
            x += breadth + BarMeasures.leadingSpacing
        }
        for button in left {
            put(button, x, button.breadth)
            x += button.breadth + BarMeasures.leadingSpacing
        }
        x = width - BarMeasures.margin
        for button in right {
            x -= button.breadth
            put(button, x, button.breadth)
            x -= BarMeasures.trailingSpacing
        }
        put(holder, BarMeasures.margin + row.middleX, row.middle)
        let offset = bar?.look(of: self).titlePositionAdjustment ?? .zero
        title.setPlace(holder.bounds.offsetBy(dx: offset.horizontal, dy: offset.vertical))
        if let view = item.titleView {
            view.setPlace(
                CGRect(
                    x: 0, y: (BarMeasures.height - min(size.height, BarMeasures.height)) / 2, width: row.middle,
                    height: min(size.height, BarMeasures.height)))
        }
        prompt.setPlace(CGRect(x: 0, y: 6, width: width, height: Self.promptHeight - 6))
        let top = rowTop + BarMeasures.height
        largeWindow.setPlace(CGRect(x: 0, y: top, width: width, height: max(bounds.height, head + top) - top + 400))
        let text = largeSize
        large.setPlace(
            CGRect(
                x: isTurned ? width - BarMeasures.margin - min(text.width, inner) : BarMeasures.margin, y: 0,
                width: min(text.width, inner), height: text.height))
        place(shift)
        followScroll()
    }

    /// Puts it aside: buttons fade, titles move and fade.
    func place(_ shift: CGFloat) {
        self.shift = shift
        let share = 1 - abs(shift)
        let sign: CGFloat = isTurned ? -1 : 1
        func move(_ view: UIView, _ way: CGFloat) {
            view.transform = way == 0 ? .identity : CGAffineTransform(translationX: way * sign, y: 0)
        }
        // The title becomes that of the back button, and the other way round.
        let way = bounds.width / 2 - BarMeasures.margin - BarMeasures.chevron.width - BarMeasures.chevronGap
        for view in [back, prompt] as [UIView?] + left + right { view?.alpha = share }
        move(holder, shift * (shift > 0 ? bounds.width / 2 : max(way - holder.bounds.width / 2, 0)))
        holder.layer.opacity = Float(share * titleShare)
        if let label = back?.titleView { move(label, shift * (shift > 0 ? way - label.bounds.width / 2 : way / 2)) }
        move(largeWindow, shift * (shift > 0 ? bounds.width : bounds.width * CGFloat(ScreenMeasures.lag)))
        largeWindow.alpha = isLarge ? share : 0
    }

    /// How much is seen of the title in the row.
    private var titleShare: CGFloat {
        isLarge ? CGFloat(BarMeasures.smallTitleShare(scrolled: Double(scrolled), head: Double(head))) : 1
    }

    private var scrolled: CGFloat { bar?.scrolled(below: self) ?? 0 }

    /// Points by which the bar is lower than when nothing is scrolled.
    var collapsed: CGFloat { min(max(scrolled, 0), head) }

    /// Has the large title go up with the content, and down.
    func followScroll() {
        guard isLarge else { return }
        let (top, head) = (scrolled, head)
        large.transform = CGAffineTransform(translationX: 0, y: -min(top, head))
        large.isHidden = !BarMeasures.showsLargeTitle(scrolled: Double(top), head: Double(head))
        holder.layer.opacity = Float((1 - abs(shift)) * titleShare)
    }
}
