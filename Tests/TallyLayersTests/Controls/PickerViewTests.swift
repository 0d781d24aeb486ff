import Foundation
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor
@Suite("Picker views")
struct PickerViewTests {
    @Test func `a picker is 320 by 216, and without rows it has no selection`() {
        let picker = UIPickerView()
        #expect(picker.frame == CGRect(x: 0, y: 0, width: 320, height: 216))
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(UIPickerView(frame: CGRect(x: 3, y: 4, width: 90, height: 80)).frame.width == 90)
        picker.selectRow(3, inComponent: 0, animated: true)
        picker.reloadComponent(-1)
        #expect(picker.numberOfComponents == 0 && picker.numberOfRows(inComponent: 0) == 0)
        #expect(picker.selectedRow(inComponent: 0) == -1 && picker.view(forRow: 0, forComponent: 0) == nil)
        #expect(picker.rowSize(forComponent: 7) == .zero)
    }

    @Test func `numbers that cannot be are held within what can`() {
        for count in [-1, Int.min, 0, 1, 10_000, .max] {
            let scene = PickerScene([count])
            for row in [-1, Int.min, 0, .max] {
                for isAnimated in [false, true] {
                    scene.picker.selectRow(row, inComponent: 0, animated: isAnimated)
                    scene.stage.advance(by: 1)
                    let last = scene.picker.numberOfRows(inComponent: 0) - 1
                    #expect(scene.picker.selectedRow(inComponent: 0) == (row > 0 ? last : min(last, 0)))
                }
            }
            #expect(scene.chosen.isEmpty && !scene.stage.isAnimating)
        }
        let scene = PickerScene(Array(repeating: 3, count: 4))
        for component in [-1, 4, .max] { scene.picker.selectRow(1, inComponent: component, animated: true) }
        #expect(!scene.stage.isAnimating)
    }

    @Test func `a tap on each row that is seen chooses it, once, when it rests`() {
        for way in -4...4 {
            let scene = PickerScene()
            scene.picker.selectRow(50, inComponent: 0, animated: false)
            scene.stage.advance(by: 0)
            scene.stage.tap(CGPoint(x: 160, y: PickerScene.height(CGFloat(way))))
            #expect(scene.chosen.isEmpty)
            #expect(scene.stage.isAnimating == (way != 0))
            #expect(scene.stage.settle(within: 1))
            #expect(scene.chosen == (way == 0 ? [] : [[0, 50 + way]]))
            #expect(scene.turned() == CGFloat(50 + way) && !scene.stage.isAnimating)
        }
    }

    @Test func `a tap where there is no row does nothing`() {
        let scene = PickerScene([1])
        for way in [-4, -1, 1, 4] { scene.stage.tap(CGPoint(x: 160, y: PickerScene.height(CGFloat(way)))) }
        #expect(!scene.stage.isAnimating && scene.chosen.isEmpty)
    }

    @Test func `a drag of whatever length rests on a row, which is told of if it is another`() {
        for way in stride(from: CGFloat(-90), through: 90, by: 9) {
            let scene = PickerScene()
            scene.picker.selectRow(50, inComponent: 0, animated: false)
            scene.drag(way, in: 0.4)
            #expect(scene.chosen.isEmpty)
            #expect(scene.stage.settle(within: 5))
            let row = scene.picker.selectedRow(inComponent: 0)
            #expect(scene.turned() == CGFloat(row))
            #expect(scene.chosen == (row == 50 ? [] : [[0, row]]))
            if abs(way) > 30 { #expect(way < 0 ? row > 50 : row < 50) }
        }
    }

    @Test func `a wheel that is flung only becomes slower`() {
        let scene = PickerScene([1000])
        scene.drag(-100, in: 0.05)
        var last = scene.turned(), step = CGFloat.infinity
        while scene.stage.isAnimating {
            scene.stage.advance(by: 1.0 / 60)
            let here = scene.turned()
            #expect(here >= last && here - last <= step + 0.01)
            (step, last) = (here - last, here)
        }
        #expect(scene.chosen == [[0, Int(last)]] && last > 6)
    }

    @Test func `beyond the last row a wheel gives way and comes back`() {
        let scene = PickerScene([3])
        scene.picker.selectRow(2, inComponent: 0, animated: false)
        scene.stage.pointerDown(CGPoint(x: 160, y: 150))
        for step in 1...10 { scene.stage.pointerMove(CGPoint(x: 160, y: 150 - CGFloat(step) * 8)) }
        #expect(scene.turned() > 2.3)
        scene.stage.pointerUp(CGPoint(x: 160, y: 70))
        #expect(scene.stage.settle(within: 2))
        #expect(scene.turned() == 2 && scene.chosen.isEmpty)
    }

    @Test(arguments: [1, 7, 1000])
    func `a row that the program selects is there after half a second, by way of those between`(_ rows: Int) {
        let scene = PickerScene([10_000])
        scene.titled = []
        scene.picker.selectRow(rows, inComponent: 0, animated: true)
        #expect(scene.picker.selectedRow(inComponent: 0) == rows)
        var last = CGFloat(0), frames = 0
        while scene.stage.isAnimating {
            scene.stage.advance(by: 1.0 / 60)
            #expect(scene.turned() >= last)
            last = scene.turned()
            frames += 1
        }
        #expect(last == CGFloat(rows) && frames == 30)
        #expect(scene.chosen.isEmpty)
        if rows == 7 { #expect(Set(scene.titled).isSuperset(of: 6...10)) }
        #expect(scene.titled.count <= 12 * frames)
        #expect(scene.wheel().subviews.count < 30)
    }

    @Test func `another selection at each frame goes on from what is seen, as fast`() {
        for frame in 0...32 {
            for target in [0, 5, 40] {
                let scene = PickerScene()
                scene.picker.selectRow(20, inComponent: 0, animated: true)
                var places = [scene.turned()]
                func step() {
                    scene.stage.advance(by: 1.0 / 60)
                    places.append(scene.turned())
                }
                for _ in 0..<frame { step() }
                scene.picker.selectRow(target, inComponent: 0, animated: true)
                #expect(scene.turned() == places.last)
                for _ in 0..<36 { step() }
                #expect(
                    places.last == CGFloat(target) && !scene.stage.isAnimating && scene.chosen.isEmpty,
                    "\(frame) \(target)")
                // Rows a frame, a frame: a jump or a new start would be more.
                let steps = zip(places.dropFirst(), places).map { $0 - $1 }
                #expect(zip(steps.dropFirst(), steps).allSatisfy { abs($0 - $1) < 0.45 })
            }
        }
    }

    @Test func `a finger that catches a turning wheel leaves it at a row, and that is told`() {
        for frame in 1...29 {
            let scene = PickerScene()
            scene.picker.selectRow(20, inComponent: 0, animated: true)
            for _ in 0..<frame { scene.stage.advance(by: 1.0 / 60) }
            let place = scene.turned()
            scene.stage.pointerDown(CGPoint(x: 160, y: 170))
            scene.stage.advance(by: 0.3)
            #expect(scene.turned() == place && scene.chosen.isEmpty)
            scene.stage.pointerUp(CGPoint(x: 160, y: 170))
            #expect(scene.stage.settle(within: 1))
            let row = Int(place.rounded())
            #expect(scene.turned() == CGFloat(row) && scene.picker.selectedRow(inComponent: 0) == row)
            #expect(scene.chosen == (row == 20 ? [] : [[0, row]]))
        }
    }

    @Test func `rows that go away in mid-motion leave a row that is there, and tell no one`() {
        for frame in 0...31 {
            let scene = PickerScene([30, 30])
            scene.picker.selectRow(25, inComponent: 0, animated: true)
            for _ in 0..<frame { scene.stage.advance(by: 1.0 / 60) }
            scene.counts[0] = 4
            if frame.isMultiple(of: 2) { scene.picker.reloadAllComponents() } else { scene.picker.reloadComponent(0) }
            #expect(scene.picker.selectedRow(inComponent: 0) == 3)
            #expect(scene.stage.settle(within: 1))
            #expect(scene.turned() == 3 && scene.chosen.isEmpty)
            #expect(scene.picker.selectedRow(inComponent: 1) == 0)
        }
    }

    @Test func `rows that go away while a person turns the wheel leave one that is there`() {
        for moment in stride(from: 0.0, to: 1.2, by: 0.1) {
            let scene = PickerScene([100])
            scene.drag(-120, in: 0.1)
            scene.stage.advance(by: moment)
            scene.counts[0] = 2
            scene.picker.reloadAllComponents()
            #expect(scene.stage.settle(within: 3))
            #expect(scene.turned() == CGFloat(scene.picker.selectedRow(inComponent: 0)) && scene.turned() <= 1)
        }
    }

    @Test func `a picker that is taken away in mid-motion shows its selection when it comes back`() {
        for frame in 0...31 {
            let scene = PickerScene()
            scene.picker.selectRow(25, inComponent: 0, animated: true)
            for _ in 0..<frame { scene.stage.advance(by: 1.0 / 60) }
            scene.picker.removeFromSuperview()
            scene.stage.advance(by: 0.1)
            #expect(!scene.stage.isAnimating)
            scene.board.addSubview(scene.picker)
            scene.stage.advance(by: 0)
            #expect(scene.turned() == 25 && scene.chosen.isEmpty && !scene.stage.isAnimating)
        }
    }

    @Test func `one that a person turns is taken away, and tells no one`() {
        let scene = PickerScene()
        scene.drag(-120, in: 0.1)
        scene.picker.removeFromSuperview()
        scene.stage.advance(by: 3)
        scene.board.addSubview(scene.picker)
        scene.stage.advance(by: 3)
        #expect(scene.turned() == 0 && scene.chosen.isEmpty)
    }

    @Test func `a choice may load and select what depends on it`() {
        let scene = PickerScene([10, 10])
        scene.onChoice = { component, row in
            guard component == 0 else { return }
            scene.counts[1] = row + 1
            scene.picker.reloadComponent(1)
            scene.picker.selectRow(0, inComponent: 1, animated: true)
        }
        scene.picker.selectRow(9, inComponent: 1, animated: false)
        scene.stage.tap(CGPoint(x: 60, y: PickerScene.height(2)))
        #expect(scene.stage.settle(within: 3))
        #expect(scene.chosen == [[0, 2]] && scene.picker.numberOfRows(inComponent: 1) == 3)
        #expect(scene.turned(1) == 0 && scene.picker.selectedRow(inComponent: 1) == 0)
    }

    @Test func `two fingers turn two wheels, and each tells of itself`() {
        let scene = PickerScene([50, 50])
        scene.drag(-120, in: 0.1, x: 60)
        scene.drag(-120, in: 0.1, x: 260)
        #expect(scene.chosen.isEmpty && scene.wheel(0).isDecelerating && scene.wheel(1).isDecelerating)
        #expect(scene.stage.settle(within: 5))
        #expect(scene.chosen.map { $0[0] } == [0, 1])
    }

    @Test func `a wheel of a mouse turns it, and it rests on a row once`() {
        let scene = PickerScene()
        for _ in 0..<4 {
            scene.stage.scroll(CGSize(width: 0, height: 21), at: CGPoint(x: 160, y: 100))
            scene.stage.advance(by: 0.05)
        }
        #expect(scene.turned() == 84 / 32 && scene.chosen.isEmpty)
        #expect(scene.stage.settle(within: 2))
        scene.stage.advance(by: 1)
        #expect(scene.turned() == 3 && scene.chosen == [[0, 3]])
    }

    @Test func `a picker that takes no touches is turned by the program alone`() {
        let scene = PickerScene()
        scene.picker.isUserInteractionEnabled = false
        scene.drag(-100)
        scene.stage.tap(CGPoint(x: 160, y: PickerScene.height(1)))
        #expect(scene.turned() == 0 && !scene.stage.isAnimating)
        scene.picker.selectRow(4, inComponent: 0, animated: true)
        scene.stage.advance(by: 1)
        #expect(scene.turned() == 4 && scene.chosen.isEmpty)
    }
}
