import Foundation
import TallyControls
import TallyCore
import TallyKit
import TallyStage
import TallyTime
import TallyUI
import Testing

/// What ordinary code expects where SwiftUI and UIKit meet, each seen to go wrong in a program of somebody else's.
@MainActor @Suite("Ordinary code of both")
struct OrdinaryBridgeTests {
    private struct Counter: View {
        let title: String
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss
        var log: Log?

        var body: some View {
            VStack {
                Text("\(title) \(count)")
                Button("More") { count += 1 }
                Button("Close") { dismiss() }
            }
            .navigationTitle(title)
            .toolbar { Button("Edit \(count)") { count += 10 } }
            .onAppear { log?.lines.append("\(title) appears") }
            .onDisappear { log?.lines.append("\(title) disappears") }
        }
    }

    @MainActor private final class Log { var lines: [String] = [] }

    @Test func `a hosted view keeps its state while another screen stands over it`() throws {
        let log = Log()
        let navigation = UINavigationController(
            rootViewController: UIHostingController(rootView: Counter(title: "A", log: log)))
        let stage = Stage(size: CGSize(width: 320, height: 480), viewController: navigation)
        stage.advance(by: 0)
        try stage.tap("More")
        try stage.tap("More")
        stage.advance(by: 0.1)
        #expect(stage.text("A 2") != nil && log.lines == ["A appears"])
        navigation.pushViewController(UIHostingController(rootView: Text("B")), animated: true)
        #expect(stage.settle())
        #expect(stage.text("A 2") == nil && log.lines == ["A appears", "A disappears"])
        navigation.popViewController(animated: true)
        #expect(stage.settle())
        #expect(stage.text("A 2") != nil && log.lines == ["A appears", "A disappears", "A appears"])
    }

    @Test func `what nobody can bring back ends`() throws {
        let log = Log()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(size: CGSize(width: 320, height: 480), viewController: navigation)
        weak var gone: UIViewController?
        do {
            let pushed = UIHostingController(rootView: Counter(title: "B", log: log))
            gone = pushed
            navigation.pushViewController(pushed, animated: false)
        }
        stage.advance(by: 0.1)
        navigation.popViewController(animated: false)
        stage.advance(by: 0.1)
        #expect(gone == nil && log.lines == ["B appears", "B disappears"])
    }

    @Test func `title and items reach the bar of UIKit, and follow`() throws {
        let navigation = UINavigationController(rootViewController: UIHostingController(rootView: Counter(title: "A")))
        let stage = Stage(size: CGSize(width: 320, height: 480), viewController: navigation)
        stage.advance(by: 0.1)
        #expect(stage.text("A").map { $0.rect.maxY < 44 && $0.rect.isInMiddle } == true)
        let edit = try #require(stage.text("Edit 0"))
        #expect(edit.rect.maxY < 44 && edit.rect.maxX > 290)
        try stage.tap("Edit 0")
        for _ in 0..<3 { stage.advance(by: 0.1) }
        #expect(stage.text("A 10") != nil && (stage.text("Edit 10")?.rect.maxY ?? 100) < 44)
    }

    @Test func `dismiss takes away what UIKit has presented, and pops what it has pushed`() throws {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let stage = Stage(size: CGSize(width: 320, height: 480), viewController: navigation)
        stage.advance(by: 0)
        root.present(UIHostingController(rootView: Counter(title: "Modal")), animated: true)
        #expect(stage.settle() && stage.text("Modal 0") != nil)
        try stage.tap("Close")
        #expect(stage.settle() && stage.text("Modal 0") == nil && root.presentedViewController == nil)
        navigation.pushViewController(UIHostingController(rootView: Counter(title: "Pushed")), animated: false)
        stage.advance(by: 0.1)
        try stage.tap("Close")
        #expect(stage.settle() && navigation.viewControllers == [root])
        try #require(stage.text("Pushed 0") == nil)
    }

    @Test func `a hosted screen covers what is below it`() {
        let hosting = UIHostingController(rootView: Text("A"))
        hosting.loadViewIfNeeded()
        #expect(hosting.view.backgroundColor == .systemBackground)
    }

    @Test func `a controller of UIKit in a sheet of SwiftUI dismisses it`() throws {
        final class Inner: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                let button = UIButton(
                    type: .system,
                    primaryAction: UIAction(title: "Done") { [unowned self] _ in
                        #expect(presentingViewController != nil)
                        dismiss(animated: true)
                    })
                button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
                view.addSubview(button)
            }
        }
        struct Wrapped: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> Inner { Inner() }
            func updateUIViewController(_ uiViewController: Inner, context: Context) {}
        }
        struct Screen: View {
            @State private var isShown = false
            var body: some View {
                Button(isShown ? "open" : "shut") { isShown = true }.sheet(isPresented: $isShown) { Wrapped() }
            }
        }
        let stage = Stage(size: CGSize(width: 320, height: 480)) { Screen() }
        try stage.tap("shut")
        #expect(stage.settle())
        try stage.tap("Done")
        #expect(stage.settle())
        #expect(stage.text("shut") != nil && stage.text("Done") == nil)
    }

    @Test func `the window of a program of views has a root that presents`() throws {
        struct Screen: View {
            var body: some View {
                Button("Alert") {
                    let alert = UIAlertController(title: "Hello", message: nil, preferredStyle: .alert)
                    alert.addAction(UIAlertAction(title: "OK", style: .default))
                    UIApplication.shared.windows.first?.rootViewController?.present(alert, animated: true)
                }
            }
        }
        let stage = Stage(size: CGSize(width: 320, height: 480)) { Screen() }
        stage.advance(by: 0)
        try stage.tap("Alert")
        #expect(stage.settle() && stage.text("Hello") != nil)
        try stage.tap("OK")
        #expect(stage.settle() && stage.text("Hello") == nil)
        try stage.tap("Alert")
        #expect(stage.settle() && stage.text("Hello") != nil)
    }

    @Test func `work put off while views are made finds them laid out`() {
        struct Measured: UIViewRepresentable {
            let log: Log
            func makeUIView(context: Context) -> UILabel { UILabel() }
            func updateUIView(_ uiView: UILabel, context: Context) {
                DispatchQueue.main.async { MainActor.assumeIsolated { log.lines.append("\(uiView.frame.width)") } }
            }
        }
        let log = Log()
        let stage = Stage(size: CGSize(width: 320, height: 480)) { Measured(log: log).frame(width: 200, height: 40) }
        stage.advance(by: 0)
        #expect(log.lines == ["200.0"])
    }

    @Test func `a size that follows from a view's own measuring comes to rest`() throws {
        struct Segments: UIViewRepresentable {
            func makeUIView(context: Context) -> UISegmentedControl { UISegmentedControl(items: ["One", "Two"]) }
            func updateUIView(_ uiView: UISegmentedControl, context: Context) { uiView.selectedSegmentIndex = 0 }
        }
        struct Screen: View {
            @State private var height: CGFloat = 40
            var body: some View {
                VStack {
                    Button("Grow") { height += 20 }.frame(height: height).background(.red)
                    Segments()
                    Spacer()
                }
            }
        }
        let stage = Stage(size: CGSize(width: 320, height: 480)) { Screen() }
        stage.advance(by: 0)
        for height in [60, 80, 100] {
            try stage.tap("Grow")
            stage.advance(by: 0.1)
            #expect(stage.frame.shapes.contains { $0.rect.height == CGFloat(height) })
        }
        #expect(stage.warnings.isEmpty)
    }

    @Test func `a hosting view that stands nowhere is measured and drawn`() throws {
        let log = Log()
        let hosting = UIHostingController(
            rootView: Color.red.frame(width: 40, height: 30).onAppear { log.lines.append("appears") })
        let size = hosting.view.intrinsicContentSize
        #expect(size == CGSize(width: 40, height: 30))
        hosting.view.bounds = CGRect(origin: .zero, size: size)
        hosting.view.backgroundColor = .clear
        let picture = UIGraphicsImageRenderer(size: size).image { _ in
            hosting.view.drawHierarchy(in: hosting.view.bounds, afterScreenUpdates: true)
        }
        #expect(picture.size == size && log.lines.isEmpty)
        let stage = Stage(size: size) { Image(uiImage: picture) }
        stage.advance(by: 0)
        let pixel = stage.image()[20, 15]
        #expect((pixel >> 16 & 255) > 200 && (pixel & 255) < 80)
    }

    @Test(arguments: [false, true]) func `gestures of SwiftUI reach a plain view of UIKit, and a blurred one`(
        _ isBlurred: Bool
    ) {
        struct Plain: UIViewRepresentable {
            let isBlurred: Bool
            func makeUIView(context: Context) -> UIView {
                isBlurred ? UIVisualEffectView(effect: UIBlurEffect(style: .regular)) : UIView()
            }
            func updateUIView(_ uiView: UIView, context: Context) {}
        }
        let log = Log()
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Plain(isBlurred: isBlurred).onTapGesture { log.lines.append("tapped") }
        }
        stage.advance(by: 0)
        stage.tap(CGPoint(x: 50, y: 50))
        stage.advance(by: 0.1)
        #expect(log.lines == ["tapped"])
    }

    @Test func `a name of a colour alone is one of UIKit's`() {
        let colors = [Color(.black), Color(.white), Color(.clear), Color(.red), Color(.systemGray6)]
        #expect(
            colors == [
                .init(uiColor: .black), .init(uiColor: .white), .init(uiColor: .clear), .init(uiColor: .red),
                .init(uiColor: .systemGray6),
            ])
    }
}
