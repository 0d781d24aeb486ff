import Foundation
import TallyControls
import TallyCore

/// The picker view inside of a date picker, and what its rows show.
final class DatePickerWheels: NSObject, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    let picker = UIPickerView()
    private weak var owner: UIDatePicker?
    private var units: [DateUnit] = []
    private var scales: [DateScale] = []

    func attach(to owner: UIDatePicker) {
        self.owner = owner
        picker.dataSource = self
        picker.delegate = self
        load()
    }

    /// Shows other rows: the mode, an end or the words are others.
    func load() {
        guard let owner else { return }
        let old = units
        units = owner.units
        show(animated: false, anew: units != old)
    }

    /// Turns each wheel that shows something else to what is chosen.
    ///
    /// - Parameter anew: whether the wheels were others before. A cyclic one begins in its middle, to be turned both ways.
    func show(animated: Bool, anew: Bool = false) {
        guard let owner else { return }
        let old = scales.map(\.rows)
        scales = owner.scales(units)
        picker.reloadAllComponents()
        for (component, scale) in scales.enumerated() {
            let near = picker.selectedRow(inComponent: component)
            let isOther = anew || near < 0 || !old.indices.contains(component) || old[component] != scale.rows
            let row = scale.row(near: isOther ? nil : near)
            if row != near { picker.selectRow(row, inComponent: component, animated: animated) }
        }
    }

    // MARK: What the picker asks

    func numberOfComponents(in pickerView: UIPickerView) -> Int { scales.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        scales.indices.contains(component) ? scales[component].rows : 0
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        guard units.indices.contains(component) else { return 0 }
        let wishes = units.map(\.wheelWidth)
        let room = pickerView.standardWidth * CGFloat(units.count)
        return wishes[component] * min(room / wishes.reduce(0, +), 1)
    }

    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        let title = view as? PickerTitle ?? PickerTitle()
        guard scales.indices.contains(component), scales[component].count > 0 else { return title }
        let scale = scales[component]
        title.show(scale.text(row % scale.count))
        title.font = .systemFont(ofSize: Self.fontSize)
        if !scale.allows(row % scale.count) { title.textColor = .tertiaryLabel }
        return title
    }

    private static let fontSize: CGFloat = 21

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        guard let owner, scales.indices.contains(component), scales[component].count > 0 else { return }
        let isOther = owner.choose(scales[component].date(row % scales[component].count))
        show(animated: true)
        if isOther { owner.sendActions(for: .valueChanged) }
    }

    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        scales.indices.contains(component) ? scales[component].name : nil
    }
}
