import Foundation
import TallyControls
import TallyLayers

extension PickerColumn {
    func view(for row: Int) -> UIView? {
        if rows[row] == nil { layOutRows() }
        return rows[row]?.content
    }

    func forgetRows() {
        for row in rows.keys.sorted() { if let place = rows[row] { spare.append(place) } }
        rows = [:]
    }

    func layOutRows() {
        if isPlacing { return }
        isPlacing = true
        UIView.atOnce { placeRows() }
        isPlacing = false
    }

    /// Shows the rows that can be seen, and lets go of the others.
    private func placeRows() {
        let shape = WheelShape(window: bounds.height)
        let seen = seenRows(shape)
        for row in rows.keys.sorted() where !seen.contains(row) {
            if let place = rows.removeValue(forKey: row) { spare.append(place) }
        }
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        for row in seen {
            guard let place = rows[row] ?? makeRow(row) else { return }
            place.roll(offset(of: row) - contentOffset.y, size, shape, middle: middle)
        }
        for place in spare where !place.isHidden { place.isHidden = true }
    }

    private func seenRows(_ shape: WheelShape) -> Range<Int> {
        guard count > 0 else { return 0..<0 }
        let first = ((contentOffset.y - shape.reach) / size.height).rounded(.down) + 1
        let end = ((contentOffset.y + shape.reach) / size.height).rounded(.up)
        let last = CGFloat(count)
        let low = Int(min(max(first, 0), last))
        return low..<max(low, Int(min(max(end, 0), last)))
    }

    /// - Returns: nil if whoever was asked has loaded the rows anew.
    private func makeRow(_ row: Int) -> PickerRow? {
        guard let picker else { return nil }
        let place = spare.popLast() ?? PickerRow()
        if place.around == nil { addSubview(place) }
        rows[row] = place
        let old = place.content.flatMap { $0.around === place ? $0 : nil }
        let view = picker.view(forRow: row, of: component, reusing: old)
        guard rows[row] === place else { return nil }
        place.show(view)
        return place
    }
}
