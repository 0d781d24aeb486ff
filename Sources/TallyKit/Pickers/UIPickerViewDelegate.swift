public import Foundation

/// Who knows what the rows of a picker view show, and is told which one is chosen.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// Where the delegate does not say: what components that have no width of their own share in equal parts.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// Where the delegate does not say: 32 points.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// Asked where there is no view and no attributed title. Where the delegate does not say rows show a question mark.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Comes before the title. Letters without a font or a colour have those of a title.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// Comes before both titles. A view without a size becomes as large as the row; any other stands in its middle.
    ///
    /// - Parameter view: one that a row showed which is out of sight; nil: there is none.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// Called once when a wheel has come to rest on another row after a person has turned it; never for `selectRow`.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        pickerView.standardWidth
    }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        UIPickerView.standardRowHeight
    }
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        PickerTitle.unknown
    }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let title = view as? PickerTitle ?? PickerTitle()
        if let text = self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component) {
            title.show(text)
        } else {
            title.show(self.pickerView(pickerView, titleForRow: row, forComponent: component))
        }
        return title
    }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
