import Foundation
import TallyControls
import TallyLayers

extension UIPickerView {
    final func invalidate() {
        isLoaded = false
        setNeedsLayout()
    }

    final func column(_ component: Int) -> PickerColumn? {
        bringUpToDate()
        return columns.indices.contains(component) ? columns[component] : nil
    }

    /// Loads what is not loaded yet.
    ///
    /// Whoever is asked may ask the picker, and finds the components before loaded already.
    final func bringUpToDate() {
        guard !isLoaded else { return }
        isLoaded = true
        let count = min(max(dataSource?.numberOfComponents(in: self) ?? 0, 0), Self.mostComponents)
        while columns.count > count { columns.removeLast().removeFromSuperview() }
        while columns.count < count {
            let column = PickerColumn(self, columns.count)
            columns.append(column)
            wheels.addSubview(column)
        }
        band.isHidden = columns.isEmpty
        sizedWidth = bounds.width
        for column in columns where columns.indices.contains(column.component) { load(column) }
    }

    /// More columns than are seen, fewer than take long to make.
    private static let mostComponents = 100
    /// More rows than are reached, fewer than a number of points can tell apart.
    private static let mostRows = 1 << 40

    final func load(_ column: PickerColumn) {
        let rows = dataSource?.pickerView(self, numberOfRowsInComponent: column.component) ?? 0
        column.load(count: min(max(rows, 0), Self.mostRows), size: size(of: column.component))
        setNeedsLayout()
    }

    // MARK: Sizes

    /// Points between two wheels.
    private static let gap: CGFloat = 5
    static let standardRowHeight = WheelShape.row

    /// What a component has of the width if all have the same.
    final var standardWidth: CGFloat {
        let count = CGFloat(max(columns.count, 1))
        return max((bounds.width - 2 * WheelShape.bandInset - Self.gap * (count - 1)) / count, 0)
    }

    private func size(of component: Int) -> CGSize {
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? Self.standardRowHeight
        let width = delegate?.pickerView(self, widthForComponent: component) ?? standardWidth
        return CGSize(
            width: width >= 0 && width.isFinite ? width : standardWidth,
            height: height >= 1 && height.isFinite ? height : Self.standardRowHeight)
    }

    final func sizeColumns() {
        sizedWidth = bounds.width
        for column in columns { column.resize(to: size(of: column.component)) }
    }

    /// Places the wheels beside each other in the middle, in the direction of reading.
    final func placeColumns() {
        wheels.frame = bounds
        let whole = columns.reduce(Self.gap * CGFloat(max(columns.count - 1, 0))) { $0 + $1.size.width }
        let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = (bounds.width - whole) / 2
        for column in columns {
            let width = column.size.width
            let left = isTurned ? bounds.width - x - width : x
            column.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
            x += width + Self.gap
        }
        let height = min(columns.map(\.size.height).max() ?? 0, bounds.height)
        band.frame = CGRect(
            x: WheelShape.bandInset, y: (bounds.height - height) / 2,
            width: max(bounds.width - 2 * WheelShape.bandInset, 0), height: height)
    }

    // MARK: Rows

    final func view(forRow row: Int, of component: Int, reusing view: UIView?) -> UIView {
        if let delegate {
            return delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: view)
        }
        let title = view as? PickerTitle ?? PickerTitle()
        title.show(PickerTitle.unknown)
        return title
    }

    final func spokenName(of component: Int) -> String? {
        let named = delegate as? any UIPickerViewAccessibilityDelegate
        return named?.pickerView(self, accessibilityLabelForComponent: component) ?? accessibilityLabel
    }
}
