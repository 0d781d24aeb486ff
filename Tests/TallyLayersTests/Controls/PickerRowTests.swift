import Foundation
import TallyKit
import TallyLayers
import TallyStage
import Testing

/// Gives views for rows, of a size, and notes which it is given to use again.
@MainActor
private final class ViewScene: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var size = CGSize.zero
    var height: CGFloat = 32
    var made = 0
    var reused = 0

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10_000 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { height }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 100 }
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
        if view != nil { reused += 1 } else { made += 1 }
        let label = view as? UILabel ?? UILabel(frame: CGRect(origin: .zero, size: size))
        label.text = "Row \(row)"
        return label
    }
}

/// Gives attributed titles to even rows, plain ones to others.
@MainActor
private final class TitleScene: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 6 }
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        row.isMultiple(of: 2) ? NSAttributedString(string: "A\(row)", attributes: [.foregroundColor: UIColor.red]) : nil
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        "T\(row)"
    }
}

@MainActor
@Suite("Rows of picker views")
struct PickerRowTests {
    private func stage(_ picker: UIPickerView, _ scene: some UIPickerViewDataSource & UIPickerViewDelegate) -> Stage {
        picker.dataSource = scene
        picker.delegate = scene
        let board = UIView(frame: .zero)
        board.addSubview(picker)
        let stage = Stage(size: CGSize(width: 320, height: 240), view: board)
        stage.advance(by: 0)
        return stage
    }

    @Test func `only rows in sight have views, and those are used again`() {
        let (picker, scene) = (UIPickerView(), ViewScene())
        let stage = stage(picker, scene)
        #expect(scene.made == 6 && scene.reused == 0)
        picker.selectRow(9_000, inComponent: 0, animated: true)
        stage.advance(by: 1.0 / 60)
        while stage.isAnimating { stage.advance(by: 1.0 / 60) }
        #expect(scene.made <= 11 && scene.reused > 100)
        #expect(picker.view(forRow: 0, forComponent: 0) == nil)
        #expect((picker.view(forRow: 9_000, forComponent: 0) as? UILabel)?.text == "Row 9000")
        let asked = scene.made + scene.reused
        stage.advance(by: 5)
        #expect(scene.made + scene.reused == asked)
        picker.reloadAllComponents()
        stage.advance(by: 0)
        #expect(scene.made <= 11 && scene.reused > asked - scene.made)
    }

    @Test func `a view without a size fills the row, another stands in its middle`() throws {
        for size in [CGSize.zero, CGSize(width: 30, height: 20), CGSize(width: 300, height: 200)] {
            let (picker, scene) = (UIPickerView(), ViewScene())
            scene.size = size
            scene.height = 60
            let stage = stage(picker, scene)
            #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 60))
            for row in [0, 500] {
                picker.selectRow(row, inComponent: 0, animated: false)
                stage.advance(by: 0)
                let view = try #require(picker.view(forRow: row, forComponent: 0))
                let rect = picker.convert(view.bounds, from: view)
                #expect(rect.size == (size == .zero ? CGSize(width: 100, height: 60) : size))
                #expect(abs(rect.midX - 160) < 0.01 && abs(rect.midY - 108) < 0.01)
            }
        }
    }

    @Test func `rows become flatter, closer and paler away from the middle`() throws {
        let scene = PickerScene()
        scene.picker.selectRow(50, inComponent: 0, animated: false)
        scene.stage.advance(by: 0)
        var last = (height: CGFloat.infinity, alpha: CGFloat.infinity, middle: CGFloat(0))
        for way in 0...5 {
            let above = try #require(scene.picker.view(forRow: 50 - way, forComponent: 0)?.superview)
            let below = try #require(scene.picker.view(forRow: 50 + way, forComponent: 0)?.superview)
            #expect(above.alpha == below.alpha && abs(above.frame.height - below.frame.height) < 1e-9)
            #expect(below.alpha < last.alpha && below.frame.height < last.height)
            let middle = scene.picker.convert(below.center, from: scene.wheel()).y
            #expect(abs(middle - PickerScene.height(CGFloat(way))) < 1e-9 && middle > last.middle)
            if way == 0 { #expect(below.alpha == 1 && below.frame.height == 32) }
            last = (below.frame.height, below.alpha, middle)
        }
        #expect(scene.picker.view(forRow: 56, forComponent: 0) == nil)
    }

    @Test func `a view comes before an attributed title, that before a title, and without any there is a mark`() {
        let (picker, scene) = (UIPickerView(), TitleScene())
        let stage = stage(picker, scene)
        for row in 0..<6 {
            let label = picker.view(forRow: row, forComponent: 0) as? UILabel
            #expect(label?.text == (row.isMultiple(of: 2) ? "A\(row)" : "T\(row)"))
            #expect(label?.textColor == (row.isMultiple(of: 2) ? .red : .label) && label?.font.pointSize == 23.5)
            #expect(label?.textAlignment == .center)
        }
        picker.delegate = nil
        stage.advance(by: 0)
        #expect((picker.view(forRow: 0, forComponent: 0) as? UILabel)?.text == "?")
    }

    @Test func `components stand in the direction of reading`() {
        for isTurned in [false, true] {
            let scene = PickerScene([10, 10, 10])
            scene.picker.semanticContentAttribute = isTurned ? .forceRightToLeft : .unspecified
            scene.stage.advance(by: 0)
            for (place, x) in [CGFloat(50), 160, 270].enumerated() {
                scene.stage.tap(CGPoint(x: x, y: PickerScene.height(1)))
                #expect(scene.stage.settle(within: 1))
                #expect(scene.chosen.last == [isTurned ? 2 - place : place, 1])
            }
            #expect(scene.chosen.count == 3)
        }
    }

    @Test func `components share the width, and the band lies behind the middle row`() {
        let scene = PickerScene([10, 10])
        #expect(scene.picker.rowSize(forComponent: 0) == CGSize(width: 149.5, height: 32))
        #expect(scene.picker.subviews[1].frame == CGRect(x: 8, y: 92, width: 304, height: 32))
        scene.picker.selectRow(3, inComponent: 0, animated: false)
        scene.picker.frame = CGRect(x: 0, y: 0, width: 220, height: 100)
        scene.stage.advance(by: 0)
        #expect(scene.picker.rowSize(forComponent: 1).width == 99.5 && scene.turned() == 3)
        #expect(scene.picker.subviews[1].frame == CGRect(x: 8, y: 34, width: 204, height: 32))
        scene.stage.tap(CGPoint(x: 50, y: 50 + 50 * sin(CGFloat(0.64))))
        #expect(scene.stage.settle(within: 1) && scene.chosen == [[0, 4]])
    }

    @Test func `each component is one adjustable element, whose value is its title`() {
        let scene = PickerScene([10, 10])
        scene.picker.accessibilityLabel = "Time"
        scene.picker.selectRow(4, inComponent: 1, animated: true)
        scene.stage.advance(by: 1)
        #expect(scene.stage.frame.accessibility.map(\.label) == ["Time", "Time"])
        #expect(scene.stage.frame.accessibility.map(\.value) == ["0", "4"])
    }
}
