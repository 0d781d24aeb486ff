import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("What a view has drawn")
struct ContentsPlaceTests {
    private final class Bar: UIView {
        var count = 0
        override func draw(_ rect: CGRect) {
            count += 1
            UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
            UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height))
        }
    }

    private let scene = LayerScene(width: 200, height: 100)

    private func bar(_ mode: UIView.ContentMode) -> Bar {
        let bar = Bar(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        bar.contentMode = mode
        scene.root.addSubview(bar)
        scene.advance(0.1)
        return bar
    }

    private func isBlue(_ x: Int) -> Bool { scene.pixel(x, 10) == [0, 0, 255, 255] }

    @Test("is stretched with the bounds and not drawn again, at every moment of the way")
    func stretched() {
        let bar = bar(.scaleToFill)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { bar.frame.size.width = 160 }
        for step in 0...4 {
            let middle = 20 + 15 * step
            #expect(isBlue(middle - 2) && !isBlue(middle + 2), "\(step)")
            scene.advance(0.25)
        }
        #expect(bar.count == 1 && isBlue(78) && !isBlue(82) && scene.isAtRest)
    }

    @Test("is drawn again for the new bounds where it redraws, and grows with them")
    func redrawn() {
        let bar = bar(.redraw)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { bar.frame.size.width = 160 }
        scene.advance(0)
        #expect(isBlue(18) && !isBlue(22))
        scene.advance(0.5)
        #expect(isBlue(48) && !isBlue(52))
        scene.advance(0.6)
        #expect(bar.count == 2 && isBlue(78) && !isBlue(82))
    }

    @Test("stands where its mode says, for each mode that keeps its size")
    func placed() {
        for (mode, left) in [
            (UIView.ContentMode.center, 60), (.left, 0), (.right, 120), (.topLeft, 0), (.bottomRight, 120),
        ] {
            let bar = bar(mode)
            bar.frame.size.width = 160
            scene.advance(0.1)
            #expect(isBlue(left + 2) && isBlue(left + 18) && !isBlue(left + 22), "\(mode)")
            bar.removeFromSuperview()
        }
    }

    @Test("is a label's text in the middle of the height that is shown, without a jump")
    func label() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "12"
        scene.root.addSubview(label)
        scene.advance(0.1)
        func y() -> CGFloat { scene.stage.frame.texts.first?.rect.midY ?? .nan }
        let before = y()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { label.frame.size.height = 80 }
        scene.advance(0)
        #expect(y().isNear(before, 0.6))
        scene.advance(0.5)
        #expect(y().isNear(before + 15, 0.6))
        scene.advance(0.6)
        #expect(y().isNear(before + 30, 0.6) && scene.isAtRest)
    }
}
