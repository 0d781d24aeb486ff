import Foundation
import SwiftUI
import TallyKit
import TallyLayers
import TallyStage
import Testing

/// Views and controllers in the dark, or in the light, whatever is around them.
@MainActor @Suite("A style of its own")
struct OwnStyleTests {
    private final class Sketch: UIView {
        private(set) var told: [UIUserInterfaceStyle?] = []
        private(set) var drawn: UIUserInterfaceStyle?

        override init(frame: CGRect) {
            super.init(frame: frame)
            backgroundColor = .systemBackground
        }
        required init?(coder: NSCoder) { nil }
        override func draw(_ rect: CGRect) {
            drawn = UITraitCollection.current.userInterfaceStyle
            UIColor.label.setFill()
            UIGraphicsGetCurrentContext()?.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            layer.borderColor = UIColor.label.cgColor
        }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            told.append(previous?.userInterfaceStyle)
        }
    }

    private struct Words: View {
        @Environment(\.colorScheme) private var scheme
        var body: some View { Text(verbatim: scheme == .dark ? "dark" : "light") }
    }

    private let root = UIViewController()
    private let stage: Stage

    init() {
        stage = Stage(size: CGSize(width: 100, height: 100), viewController: root)
        stage.advance(by: 0.1)
    }

    private func pixel(_ x: Int, _ y: Int) -> UInt32 { stage.image()[x, y] & 0xFFFFFF }

    private func sketch(in view: UIView? = nil) -> Sketch {
        let sketch = Sketch(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        (view ?? root.view).addSubview(sketch)
        stage.advance(by: 0.1)
        return sketch
    }

    @Test("is that of a view's colours, drawing, layout and traits, and of nobody's beside it")
    func view() {
        let (dark, other) = (sketch(), sketch())
        other.frame.origin.x = 50
        dark.overrideUserInterfaceStyle = .dark
        stage.advance(by: 0.1)
        #expect(pixel(4, 4) == 0x000000 && pixel(54, 4) == 0xFFFFFF)
        #expect(dark.traitCollection.userInterfaceStyle == .dark && dark.told == [.light])
        #expect(other.traitCollection.userInterfaceStyle == .light && other.told == [])
        dark.setNeedsDisplay()
        dark.setNeedsLayout()
        stage.advance(by: 0.1)
        #expect(dark.drawn == .dark && pixel(14, 14) == 0xFFFFFF)
        #expect(dark.layer.borderColor == UIColor.white.cgColor)
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
        dark.overrideUserInterfaceStyle = .unspecified
        stage.advance(by: 0.1)
        #expect(pixel(4, 4) == 0xFFFFFF && dark.told == [.light, .dark])
    }

    @Test("goes for all inside but what has one itself, also for what comes later, and ends where that leaves")
    func inside() {
        let dark = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        dark.overrideUserInterfaceStyle = .dark
        root.view.addSubview(dark)
        let late = sketch(in: dark)
        #expect(late.traitCollection.userInterfaceStyle == .dark && pixel(4, 4) == 0x000000)
        late.backgroundColor = .systemBackground
        stage.advance(by: 0.1)
        #expect(pixel(4, 4) == 0x000000)
        let light = sketch(in: dark)
        light.frame.origin.x = 50
        light.overrideUserInterfaceStyle = .light
        stage.advance(by: 0.1)
        #expect(pixel(54, 4) == 0xFFFFFF)
        root.view.addSubview(late)
        stage.advance(by: 0.1)
        #expect(pixel(4, 4) == 0xFFFFFF && late.told == [.light, .dark])
    }

    @Test("ends where a view is taken out of it, to stand elsewhere later")
    func removed() {
        let dark = UIView(frame: CGRect(x: 50, y: 0, width: 50, height: 100))
        dark.overrideUserInterfaceStyle = .dark
        root.view.addSubview(dark)
        let sketch = sketch(in: dark)
        #expect(pixel(54, 4) == 0x000000)
        sketch.removeFromSuperview()
        stage.advance(by: 0.1)
        root.view.addSubview(sketch)
        stage.advance(by: 0.1)
        #expect(pixel(4, 4) == 0xFFFFFF && sketch.traitCollection.userInterfaceStyle == .light)
        sketch.removeFromSuperview()
        dark.addSubview(sketch)
        stage.advance(by: 0.1)
        #expect(pixel(54, 4) == 0x000000)
    }

    @Test("of a controller is that of its view, its children and the views of SwiftUI inside")
    func controller() {
        let child = UIHostingController(rootView: Words())
        root.addChild(child)
        child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        stage.advance(by: 0.1)
        #expect(stage.frame.visibleText == "light")
        root.overrideUserInterfaceStyle = .dark
        stage.advance(by: 0.1)
        #expect(stage.frame.visibleText == "dark" && child.traitCollection.userInterfaceStyle == .dark)
        #expect(pixel(4, 4) == 0x000000)
        child.overrideUserInterfaceStyle = .light
        stage.advance(by: 0.1)
        #expect(stage.frame.visibleText == "light" && pixel(4, 4) == 0xFFFFFF)
        root.overrideUserInterfaceStyle = .unspecified
        child.overrideUserInterfaceStyle = .unspecified
        stage.advance(by: 0.1)
        #expect(stage.frame.visibleText == "light")
    }

    @Test("that is said before the view is there is its own when it is")
    func early() {
        let controller = UIViewController()
        controller.overrideUserInterfaceStyle = .dark
        controller.view.backgroundColor = .systemBackground
        root.addChild(controller)
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.view.addSubview(controller.view)
        stage.advance(by: 0.1)
        #expect(pixel(4, 4) == 0x000000)
    }

    @Test("of a controller that SwiftUI shows by itself, and among its views, is that of its content")
    func hosting() {
        let host = UIHostingController(rootView: Words())
        host.overrideUserInterfaceStyle = .dark
        let stage = Stage(size: CGSize(width: 100, height: 100), viewController: host)
        stage.advance(by: 0.1)
        #expect(stage.frame.visibleText == "dark")
        host.overrideUserInterfaceStyle = .unspecified
        stage.advance(by: 0.1)
        #expect(stage.frame.visibleText == "light")
    }
}
