import Foundation
import TallyControls
import TallyLayers

/// The wheel of one component: row after row below one another, rolled over a drum as they scroll by.
///
/// The offset is that of the selected row times the height of a row, whatever the height of the wheel is.
final class PickerColumn: UIScrollView {
    private(set) weak var picker: UIPickerView?
    let component: Int
    private(set) var count = 0
    private(set) var size = CGSize(width: 0, height: WheelShape.row)
    /// Which row the wheel shows when it rests.
    private var selected = 0
    /// Which row it turns to where a tap or the program has set it off.
    private var aim = 0
    var rows: [Int: PickerRow] = [:]
    /// Places that show nothing at present.
    var spare: [PickerRow] = []
    /// Whoever is asked for a row may ask for rows.
    var isPlacing = false

    /// The share of the speed that is left after each millisecond: a wheel rests sooner than a list.
    private static let rate = DecelerationRate(rawValue: 0.995)

    init(_ picker: UIPickerView, _ component: Int) {
        self.picker = picker
        self.component = component
        super.init(frame: .zero)
        showsVerticalScrollIndicator = false
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        alwaysBounceVertical = true
        decelerationRate = Self.rate
        scrollsToTop = false
        hold.rested = { [weak self] in self?.rested() }
    }

    required init?(coder: NSCoder) { nil }

    /// -1: there are no rows.
    var selectedRow: Int { count > 0 ? selected : -1 }

    func offset(of row: Int) -> CGFloat { CGFloat(row) * size.height }

    /// Returns the row that is nearest to an offset; there is one at least.
    private func row(at offset: CGFloat) -> Int {
        let row = (offset / size.height).rounded()
        return row > 0 ? min(Int(min(row, CGFloat(count))), count - 1) : 0
    }

    // MARK: What is there

    /// Takes over other rows: what turns goes on to the row of now, or to the last one.
    func load(count: Int, size: CGSize) {
        self.count = count
        selected = clamped(selected)
        forgetRows()
        resize(to: size)
        if hold.run == nil, !hold.isTracking {
            jump(to: offset(of: selected))
        } else if hold.run != nil, !isDecelerating, aim != clamped(aim) {
            turn(toRow: aim)
        }
    }

    /// A wheel that turns by itself to rows of another height shows the selected one.
    func resize(to size: CGSize) {
        let old = self.size
        self.size = size
        hold.notch = size.height
        let place = contentOffset.y / old.height * size.height
        if old.height != size.height { stopMoving() }
        sizeContent()
        if old.height != size.height { jump(to: hold.isTracking ? place : offset(of: selected)) }
        setNeedsLayout()
    }

    private func clamped(_ row: Int) -> Int { min(max(row, 0), max(count - 1, 0)) }

    private func jump(to offset: CGFloat) { UIView.atOnce { contentOffset.y = offset } }

    private func turn(toRow row: Int) {
        aim = clamped(row)
        turn(to: offset(of: aim))
    }

    private func sizeContent() {
        contentSize = CGSize(width: bounds.width, height: CGFloat(max(count - 1, 0)) * size.height + bounds.height)
    }

    // MARK: Selection

    /// Tells nobody. A row beyond the ends is the one there.
    func select(_ row: Int, animated: Bool) {
        guard count > 0 else { return }
        selected = clamped(row)
        if animated { return turn(toRow: selected) }
        stopMoving()
        jump(to: offset(of: selected))
    }

    /// A person may have brought it to another row.
    private func rested() {
        guard count > 0, let picker else { return }
        let row = row(at: contentOffset.y)
        guard row != selected else { return }
        selected = row
        picker.delegate?.pickerView(picker, didSelectRow: row, inComponent: component)
    }

    override func windowChanged() {
        super.windowChanged()
        if window == nil { jump(to: offset(of: selected)) }
    }

    // MARK: Touches

    // What rows show is looked at, and not touched.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event) == nil ? nil : self
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        guard let touch = touches.one, count > 0 else { return }
        let place = touch.location(in: self)
        guard bounds.contains(place), place.distance(to: touch.start(in: self)) <= ScrollPan.slack else { return }
        let way = WheelShape(window: bounds.height).way(toHeight: place.y - bounds.midY)
        let row = ((contentOffset.y + way) / size.height).rounded()
        guard row >= 0, row < CGFloat(count) else { return }
        turn(toRow: Int(row))
        tellIfRested()
    }

    // MARK: Rows

    override func layOutOwn() {
        sizeContent()
        super.layOutOwn()
        layOutRows()
    }

    // MARK: Accessibility

    override var isStandardElement: Bool { count > 0 }
    override var standardLabel: String? { picker.flatMap { $0.spokenName(of: component) } }
    override var standardTraits: UIAccessibilityTraits { .adjustable }
    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? rows[selected]?.content?.spokenText }
        set { super.accessibilityValue = newValue }
    }
}

extension UIView {
    /// What the view says, or the first inside that says something.
    fileprivate var spokenText: String? {
        let own = accessibilityLabel ?? standardLabel
        if let own, !own.isEmpty { return own }
        return subviews.lazy.compactMap(\.spokenText).first
    }
}
