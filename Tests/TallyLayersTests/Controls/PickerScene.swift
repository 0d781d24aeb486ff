import Foundation
import TallyKit
import TallyStage

/// A picker view of 320 × 216 points on a stage, whose rows have their numbers as titles.
@MainActor
final class PickerScene: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let picker = UIPickerView()
    let board = UIView(frame: .zero)
    let stage: Stage
    var counts: [Int]
    var chosen: [[Int]] = []
    var titled: [Int] = []
    var onChoice: (Int, Int) -> Void = { _, _ in }

    init(_ counts: [Int] = [100]) {
        self.counts = counts
        board.addSubview(picker)
        stage = Stage(size: CGSize(width: 320, height: 240), view: board)
        super.init()
        picker.dataSource = self
        picker.delegate = self
        stage.advance(by: 0)
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        if component == 0 { titled.append(row) }
        return "\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        chosen.append([component, row])
        onChoice(component, row)
    }

    /// The wheel of a component.
    func wheel(_ component: Int = 0) -> UIScrollView {
        picker.subviews[0].subviews[component] as? UIScrollView ?? UIScrollView()
    }
    /// How many rows have gone by in the middle.
    func turned(_ component: Int = 0) -> CGFloat { wheel(component).contentOffset.y / 32 }

    /// The height at which a row is seen that is so many rows below the middle.
    static func height(_ rows: CGFloat) -> CGFloat { 108 + 108 * sin(rows * 32 / 108) }

    func drag(_ way: CGFloat, in seconds: Double = 0.25, x: CGFloat = 160) {
        stage.drag(from: CGPoint(x: x, y: 108), to: CGPoint(x: x, y: 108 + way), duration: seconds)
    }
}
