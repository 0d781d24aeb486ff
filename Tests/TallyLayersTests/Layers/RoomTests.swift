import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("What is drawn, in bounds without room")
struct RoomTests {
    private let scene = LayerScene()

    private final class Drawn: UIView {
        var rects: [CGRect] = []
        override func draw(_ rect: CGRect) {
            rects.append(rect)
            UIColor(cgColor: .blue).setFill()
            UIBezierPath(rect: bounds).fill()
        }
    }

    private func makeLabel(_ frame: CGRect = CGRect(x: 10, y: 10, width: 100, height: 30)) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = "Text"
        scene.root.addSubview(label)
        scene.advance(0)
        return label
    }

    @Test("of a label is nothing at once, and is there again when the bounds grow")
    func label() {
        for path in [\CGRect.size.height, \CGRect.size.width] as [WritableKeyPath<CGRect, CGFloat>] {
            let label = makeLabel()
            #expect(scene.strings == ["Text"])
            let length = label.frame[keyPath: path]
            label.frame[keyPath: path] = 0
            scene.advance(0)
            #expect(scene.strings == [] && scene.isAtRest)
            label.text = "Other"
            scene.advance(0.5)
            #expect(scene.strings == [])
            label.frame[keyPath: path] = length
            scene.advance(0)
            #expect(scene.strings == ["Other"])
            label.removeFromSuperview()
        }
    }

    @Test("of a label that closes is shown to the last frame of the way, and not after it")
    func closing() {
        let label = makeLabel()
        UIView.animate(withDuration: 0.4) { label.frame.size.height = 0 }
        for _ in 0..<7 {
            scene.advance(0.05)
            #expect(scene.strings == ["Text"])
        }
        for _ in 0..<4 {
            scene.advance(0.05)
            #expect(scene.strings == [])
        }
        UIView.animate(withDuration: 0.4) { label.frame.size.height = 30 }
        for _ in 0..<9 {
            scene.advance(0.05)
            #expect(scene.strings == ["Text"])
        }
        #expect(scene.isAtRest)
    }

    @Test("of a label whose text is taken away with its height is nothing from the first frame on")
    func emptied() {
        let label = makeLabel()
        UIView.animate(withDuration: 0.4) {
            label.text = nil
            label.frame.size.height = 0
        }
        for _ in 0..<9 {
            scene.advance(0.05)
            #expect(scene.strings == [])
        }
    }

    @Test("of a label that a constraint closes is nothing")
    func constraint() {
        let label = UILabel()
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        scene.root.addSubview(label)
        label.topAnchor.constraint(equalTo: scene.root.topAnchor).isActive = true
        label.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor).isActive = true
        scene.advance(0)
        #expect(scene.strings == ["Text"])
        let height = label.heightAnchor.constraint(equalToConstant: 0)
        height.isActive = true
        scene.advance(0)
        #expect(scene.strings == [] && label.frame.height == 0)
        height.isActive = false
        scene.advance(0)
        #expect(scene.strings == ["Text"])
    }

    @Test("of a view that draws is nothing, at once and at the end of an animation, and nobody asks it to draw")
    func view() {
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        scene.root.addSubview(view)
        scene.advance(0)
        #expect(scene.drawn(.blue) != nil)
        view.frame.size.height = 0
        scene.advance(0)
        #expect(scene.drawn(.blue) == nil)
        view.frame.size.height = 20
        scene.advance(0)
        #expect(scene.drawn(.blue)?.rect == CGRect(x: 0, y: 0, width: 40, height: 20))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.size.height = 0 }
        for frame in 1..<10 {
            scene.advance(0.1)
            #expect(scene.drawn(.blue)?.rect.height.isNear(20 - 2 * CGFloat(frame), 1e-3) == true)
        }
        scene.advance(0.1)
        #expect(scene.drawn(.blue) == nil && scene.isAtRest && !view.rects.contains { $0.isEmpty })
    }

    @Test("is drawn first when there is room, also with contents that are stretched")
    func late() {
        let view = Drawn(frame: .zero)
        scene.root.addSubview(view)
        scene.advance(0.1)
        #expect(view.rects.isEmpty && scene.drawn(.blue) == nil)
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        scene.advance(0)
        #expect(view.rects.count == 1 && scene.drawn(.blue)?.rect.width == 40)
        view.frame.size.width = 60
        scene.advance(0)
        #expect(view.rects.count == 1 && scene.drawn(.blue)?.rect.width == 60)
    }

    @Test("leaves contents alone that were set meanwhile")
    func contents() {
        let view = UIImageView(frame: .zero)
        let drawn = Drawn(frame: .zero)
        for view in [view, drawn] { scene.root.addSubview(view) }
        scene.advance(0)
        drawn.layer.contents = Pictures.plain(width: 4, height: 4)
        drawn.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        scene.advance(0)
        #expect(drawn.rects.isEmpty && scene.stage.frame.images.count == 1)
    }

    @Test("of a text layer is nothing, and comes again")
    func textLayer() {
        let layer = CATextLayer()
        layer.string = "Layer"
        scene.show(layer, 0, 0, 80, 20, nil)
        #expect(scene.strings == ["Layer"])
        for size in [CGSize(width: 80, height: 0), CGSize(width: 0, height: 20)] {
            layer.bounds.size = size
            scene.advance(0.3)
            #expect(scene.strings == [])
            layer.bounds.size = CGSize(width: 80, height: 20)
            scene.advance(0.3)
            #expect(scene.strings == ["Layer"])
        }
    }
}
