public import Foundation

/// Who knows how many rows a picker view has.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Asked when the picker loads; it asks for the rows themselves only as they come into view.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
