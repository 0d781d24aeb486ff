public import Foundation
import TallyControls
import TallyLayers

/// Wheels of rows beside each other, of which each comes to rest with a row in the band in the middle: the selected one.
///
/// A finger turns a wheel, and a tap on a row brings it into the middle; the delegate is told once it rests. Only the rows in sight
/// have views. A wheel whose view is removed while it turns shows its selected row, and tells no one.
@MainActor @preconcurrency
open class UIPickerView: UIView {
    final let wheels = UIView()
    final let band = ControlMotion.part(.tertiarySystemFill)
    final var columns: [PickerColumn] = []
    final var isLoaded = false
    /// The width for which the columns have their sizes.
    final var sizedWidth: CGFloat = 0

    /// A frame without a size becomes 320 by 216 points.
    public override init(frame: CGRect) {
        super.init(
            frame: CGRect(
                x: frame.minX, y: frame.minY, width: frame.width > 0 ? frame.width : Self.size.width,
                height: frame.height > 0 ? frame.height : Self.size.height))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        super.frame = CGRect(origin: .zero, size: Self.size)
        setUp()
    }

    private func setUp() {
        band.layer.cornerRadius = WheelShape.bandRadius
        band.isHidden = true
        addSubview(wheels)
        addSubview(band)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    private static let size = CGSize(width: 320, height: WheelShape.height)

    open override var intrinsicContentSize: CGSize { Self.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    // MARK: Who says what

    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { if dataSource !== oldValue { invalidate() } }
    }
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { if delegate !== oldValue { invalidate() } }
    }
    /// Changes nothing: the band is always there, as on iOS.
    @available(*, deprecated, message: "This property has no effect.")
    open var showsSelectionIndicator: Bool {
        get { true }
        set {}
    }

    // MARK: What is there

    open var numberOfComponents: Int {
        bringUpToDate()
        return columns.count
    }
    /// Of a component that there is not 0.
    open func numberOfRows(inComponent component: Int) -> Int { column(component)?.count ?? 0 }
    /// Of a component that there is not .zero.
    open func rowSize(forComponent component: Int) -> CGSize { column(component)?.size ?? .zero }
    /// Returns the view of a row; nil if it is not in sight.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { column(component)?.view(for: row) }
    /// Asks for all numbers at once, and for the rows in sight before the next frame. A selected row that is gone is the last one then.
    open func reloadAllComponents() {
        isLoaded = false
        bringUpToDate()
    }
    open func reloadComponent(_ component: Int) { if let column = column(component) { load(column) } }

    // MARK: Selection

    /// Animated, the wheel turns through all rows between in half a second, however far they are.
    ///
    /// It is the selected row at once, and no one is told. A row beyond the ends is the one there.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        column(component)?.select(row, animated: animated)
    }
    /// While a person turns the wheel, the row before; -1 where there is none.
    open func selectedRow(inComponent component: Int) -> Int { column(component)?.selectedRow ?? -1 }

    // MARK: For the class

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { setNeedsLayout() }
    }

    package override func layOutOwn() {
        super.layOutOwn()
        bringUpToDate()
        if sizedWidth != bounds.width { sizeColumns() }
        placeColumns()
    }
}
