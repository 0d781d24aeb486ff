import Foundation
import SwiftUI
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("What is presented from among SwiftUI's views")
struct PresentedFromViewsTests {
    private struct Hosted: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }

    @MainActor @Observable
    fileprivate final class Model {
        var isThere = true
    }

    private let log = PresentationLog()

    @Test("stands over the whole stage, and what is below is neither pressed nor read")
    func representable() throws {
        let (first, second) = (LoggedController("First", log), LoggedController("Second", log, .red))
        var pressed = 0
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            VStack(spacing: 0) {
                Button("Above") { pressed += 1 }.frame(height: 200)
                Hosted(controller: first)
            }
        }
        stage.advance(by: 0.1)
        second.modalPresentationStyle = .overFullScreen
        first.present(second, animated: true)
        #expect(stage.settle())
        let red = stage.frame.shapes.last { $0.color.linearRed > 0.9 && $0.color.linearGreen < 0.1 }
        #expect(red?.rect == CGRect(x: 0, y: 0, width: 200, height: 400))
        #expect(stage.frame.accessibility.map(\.label) == ["Second"])
        stage.tap(CGPoint(x: 100, y: 100))
        #expect(pressed == 0)
        try stage.tap("Second")
        #expect(second.pressed == 1)
        first.dismiss(animated: true)
        #expect(stage.settle())
        try stage.tap("Above")
        #expect(pressed == 1 && stage.frame.accessibility.map(\.label) == ["Above", "First"])
        stage.advance(by: 0)
        #expect(stage.nextFrameTime == nil)
    }

    @Test("goes with the views that it was presented from")
    func gone() {
        let model = Model()
        let (first, second) = (LoggedController("First", log), LoggedController("Second", log, .red))
        let stage = Stage(size: CGSize(width: 200, height: 400)) {
            VStack { if model.isThere { Hosted(controller: first) } else { Text("Empty") } }
        }
        stage.advance(by: 0.1)
        first.present(second, animated: true)
        stage.advance(by: 0.1)
        model.isThere = false
        #expect(stage.settle())
        #expect(stage.frame.accessibility.map(\.label) == ["Empty"] && first.presentedViewController == nil)
        #expect(log.lines.contains { $0.hasPrefix("Second did disappear") })
    }

    @Test(
        "covers SwiftUI's views inside of the presenter, which keep their state meanwhile",
        arguments: [
            UIModalPresentationStyle.fullScreen, .pageSheet,
        ])
    func hosting(_ style: UIModalPresentationStyle) throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                Button("Count \(count)") { count += 1 }.frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
        final class Around: UIViewController {
            let inside = UIHostingController(rootView: Counter())
            override func viewDidLoad() {
                addChild(inside)
                inside.view.frame = view.bounds
                inside.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(inside.view)
                inside.didMove(toParent: self)
            }
        }
        let around = Around()
        let second = LoggedController("Second", log, .red)
        let stage = Stage(size: CGSize(width: 200, height: 400), viewController: around)
        stage.advance(by: 0.1)
        try stage.tap("Count 0")
        stage.advance(by: 0.1)
        second.modalPresentationStyle = style
        around.present(second, animated: true)
        #expect(stage.settle())
        #expect(stage.frame.accessibility.map(\.label) == ["Second"])
        stage.tap(CGPoint(x: 100, y: 200))
        try stage.tap("Second")
        #expect(second.pressed == 1)
        around.dismiss(animated: true)
        #expect(stage.settle())
        try stage.tap("Count 1")
        stage.advance(by: 0.1)
        #expect(stage.frame.texts.map(\.string) == ["Count 2"])
    }

    @Test("may be SwiftUI's views themselves, which are pressed and keep still below an alert")
    func hostedIsPresented() throws {
        var pressed = 0
        let first = LoggedController("First", log)
        let stage = Stage(size: CGSize(width: 200, height: 400), viewController: first)
        stage.advance(by: 0.1)
        let hosted = UIHostingController(rootView: Button("Inside") { pressed += 1 })
        first.present(hosted, animated: true)
        #expect(stage.settle())
        try stage.tap("Inside")
        #expect(pressed == 1 && stage.frame.accessibility.map(\.label) == ["Inside"])
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        hosted.present(alert, animated: true)
        #expect(stage.settle())
        #expect(
            stage.frame.accessibility.contains { $0.label == "OK" }
                && !stage.frame.accessibility.contains { $0.label == "Inside" })
        try stage.tap("OK")
        #expect(stage.settle() && pressed == 1 && first.presentedViewController === hosted)
    }

    @Test("is presented by a hosting controller that is the root of a stage")
    func hostingRoot() throws {
        let root = UIHostingController(rootView: Text("Root"))
        let stage = Stage(size: CGSize(width: 200, height: 400)) { root.content }
        stage.advance(by: 0.1)
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        root.present(alert, animated: true)
        #expect(stage.settle() && root.presentedViewController === alert)
        try stage.tap("OK")
        #expect(stage.settle() && root.presentedViewController == nil)
        #expect(stage.frame.accessibility.map(\.label) == ["Root"])
    }
}
