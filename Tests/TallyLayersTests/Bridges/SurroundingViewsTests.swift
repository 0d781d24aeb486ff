import Foundation
import SwiftUI
import TallyKit
import TallyLayers
import TallyStage
import Testing

/// What a view of UIKit's finds around it among those of SwiftUI's.
@MainActor @Suite("Around a view of UIKit's among SwiftUI's")
struct SurroundingViewsTests {
    /// Does something when it has come into a window.
    fileprivate struct Probe: UIViewRepresentable {
        final class ProbeView: UIView {
            var moved: (UIView) -> Void = { _ in }
            override func didMoveToWindow() {
                super.didMoveToWindow()
                if window != nil { moved(self) }
            }
        }
        let moved: (UIView) -> Void
        func makeUIView(context: Context) -> ProbeView {
            let view = ProbeView()
            view.moved = moved
            return view
        }
        func updateUIView(_ uiView: ProbeView, context: Context) {}
    }

    fileprivate struct Covered: View {
        @State var isShown = false
        let moved: (UIView) -> Void
        var body: some View {
            VStack {
                Button("Go") { isShown = true }
                Color.green
            }
            .fullScreenCover(isPresented: $isShown) {
                Text("Cover").background(Probe(moved: moved))
            }
        }
    }

    private func stage(@ViewBuilder _ content: @escaping () -> some View) -> Stage {
        Stage(size: CGSize(width: 200, height: 200), content: content)
    }

    /// Whether a pixel near the bottom is as green as what lies below the cover.
    private func showsGreen(_ stage: Stage) -> Bool { stage.image()[5, 190] == 0xFF34_C759 }

    @Test("the superviews end with the window, which stands in none")
    func chain() {
        var around: [UIView] = []
        let stage = stage {
            Probe { view in
                var next = view.superview
                while let here = next {
                    around.append(here)
                    next = here.superview
                }
            }
        }
        stage.advance(by: 0.1)
        #expect(around.last is UIWindow && around.count == 3)
        #expect(around.dropLast().allSatisfy { $0.window === around.last })
    }

    @Test("the responders lead to the controller that shows the views, and end with the program")
    func responders() {
        var chain: [UIResponder] = []
        let stage = stage {
            Probe { view in
                var next = view.next
                while let here = next, chain.count < 20 {
                    chain.append(here)
                    next = here.next
                }
            }
        }
        stage.advance(by: 0.1)
        #expect(chain.count < 20 && chain.last is UIApplication)
        let window = chain.compactMap { $0 as? UIWindow }.first
        let controller = chain.compactMap { $0 as? UIViewController }.first
        #expect(controller != nil && controller === window?.rootViewController)
    }

    @Test("a controller found by the responders presents")
    func presents() {
        struct Screen: View {
            var body: some View {
                VStack {
                    Color.green
                    Probe { view in
                        let found = sequence(first: view as UIResponder, next: \.next).first { $0 is UIViewController }
                        let shown = UIViewController()
                        shown.view.backgroundColor = .red
                        shown.modalPresentationStyle = .fullScreen
                        DispatchQueue.main.async { (found as? UIViewController)?.present(shown, animated: false) }
                    }
                }
            }
        }
        let stage = stage { Screen() }
        stage.advance(by: 0.1)
        #expect(stage.settle())
        #expect(!showsGreen(stage))
    }

    @Test("a clear background of the outermost one makes a cover transparent, also while it slides")
    func clear() throws {
        let clear = stage { Covered { $0.superview?.superview?.backgroundColor = .clear } }
        let plain = stage { Covered { _ in } }
        for (stage, isClear) in [(clear, true), (plain, false)] {
            try stage.tap("Go")
            for _ in 0..<30 {
                stage.advance(by: 1.0 / 60)
                if isClear { #expect(showsGreen(stage)) }
            }
            #expect(stage.settle())
            #expect(showsGreen(stage) == isClear)
        }
    }

    @Test("another background is the cover's, and goes with the view")
    func background() throws {
        let stage = stage { Covered { $0.superview?.superview?.backgroundColor = .red } }
        try stage.tap("Go")
        #expect(stage.settle())
        #expect(stage.image()[5, 190] == 0xFFFF_0000)
    }

    @Test("where UIKit does not animate, screens of SwiftUI's come at once; afterwards they slide again")
    func instant() throws {
        struct Screen: View {
            @State private var isShown = false
            let isInstant: Bool
            var body: some View {
                Button("Go") {
                    if isInstant { UIView.setAnimationsEnabled(false) }
                    isShown = true
                }
                .fullScreenCover(isPresented: $isShown) {
                    Color.green.ignoresSafeArea().onAppear { UIView.setAnimationsEnabled(true) }
                }
            }
        }
        for isInstant in [true, false] {
            let stage = stage { Screen(isInstant: isInstant) }
            try stage.tap("Go")
            stage.advance(by: 1.0 / 60)
            let top = try #require(stage.frame.shapes.first { "\($0.color)" == "#34C759FF" }).rect.minY
            #expect((top == 0) == isInstant)
            #expect(stage.settle())
            #expect(UIView.areAnimationsEnabled)
        }
    }

    @Test("a change that stops UIKit's animations beside a cover has that come and go at once, and others move again")
    func instantByChange() throws {
        struct Screen: View {
            @State private var isShown = false
            var body: some View {
                Button("Go") { isShown = true }
                    .onChange(of: isShown) { UIView.setAnimationsEnabled(false) }
                    .fullScreenCover(isPresented: $isShown) {
                        Button("Back") { isShown = false }
                            .frame(maxWidth: .infinity, maxHeight: .infinity).background(.green)
                            .onAppear { UIView.setAnimationsEnabled(true) }
                            .onDisappear { UIView.setAnimationsEnabled(true) }
                    }
            }
        }
        let stage = stage { Screen() }
        func top() -> CGFloat? { stage.frame.shapes.first { "\($0.color)" == "#34C759FF" }?.rect.minY }
        for _ in 0..<2 {
            try stage.tap("Go")
            stage.advance(by: 0)
            #expect(top() == 0 && UIView.areAnimationsEnabled)
            stage.advance(by: 1.0 / 60)
            try stage.tap("Back")
            stage.advance(by: 0)
            #expect(top() == nil && UIView.areAnimationsEnabled)
            stage.advance(by: 0.1)
        }
        #expect(!stage.isAnimating)
        UIView.setAnimationsEnabled(true)
    }

    @Test("what is added to the window by a view that comes into it is seen, and told once")
    func inWindow() throws {
        final class Box: UIView {
            var moves = 0
            var made: UIViewController?
            override func didMoveToWindow() {
                super.didMoveToWindow()
                moves += 1
                guard window != nil else { return }
                let made = UIHostingController(rootView: Text("hosted"))
                self.made = made
                made.view.frame = bounds
                addSubview(made.view)
            }
        }
        var window: UIWindow?
        let stage = stage { Text("below").background(Probe { window = $0.window }) }
        stage.advance(by: 0.1)
        let box = Box(frame: CGRect(x: 20, y: 20, width: 100, height: 40))
        try #require(window).addSubview(box)
        #expect(box.superview === window && window?.superview == nil)
        stage.advance(by: 0.1)
        stage.advance(by: 0.1)
        let text = try #require(stage.frame.texts.first { $0.string == "hosted" })
        #expect(CGRect(x: 20, y: 20, width: 100, height: 40).contains(text.rect) && box.moves == 1)
        #expect(window?.superview == nil)
    }

    @Test("a hosting view that is added while its controller is let go is seen")
    func notKept() throws {
        var window: UIWindow?
        let stage = stage { Text("below").background(Probe { window = $0.window }) }
        stage.advance(by: 0.1)
        func show() {
            let controller = UIHostingController(rootView: Text("alone"))
            controller.view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
            window?.addSubview(controller.view)
        }
        show()
        stage.advance(by: 0.1)
        stage.advance(by: 0.1)
        #expect(stage.frame.texts.contains { $0.string == "alone" })
    }

    @Test("a controller is measured in a body though its view sets a state of its own")
    func measuredInBody() {
        struct Height: PreferenceKey {
            static var defaultValue: CGFloat { 0 }
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
        }
        struct Inner: View {
            @State private var height: CGFloat = 0
            var body: some View {
                Color.red.frame(width: 40, height: height).preference(key: Height.self, value: 20)
                    .onPreferenceChange(Height.self) { if abs(height - $0) > 1 { height = $0 } }
            }
        }
        struct Outer: View {
            let log: Log
            var body: some View {
                let size = UIHostingController(rootView: Inner()).sizeThatFits(in: CGSize(width: 300, height: 300))
                let _ = log.lines.append("body")
                Text("\(Int(size.width)) × \(Int(size.height))")
            }
        }
        final class Log { var lines: [String] = [] }
        let log = Log()
        let stage = stage { Outer(log: log) }
        stage.advance(by: 0.5)
        #expect(stage.frame.texts.map(\.string) == ["40 × 20"] && log.lines.count == 1)
    }
}

/// Views that a program adds to the window over SwiftUI's.
@MainActor @Suite("In the window over SwiftUI's views")
struct WindowSubviewTests {
    private final class Found { var window: UIWindow? }
    private let found = Found()
    private let stage: Stage

    init() {
        stage = Stage(size: CGSize(width: 300, height: 300)) { [found] in
            VStack {
                Button("Below") {}
                SurroundingViewsTests.Probe { found.window = $0.window }.frame(width: 1, height: 1)
            }
        }
        stage.advance(by: 0.1)
    }

    @Test("a flexible view as large as the window stays so")
    func flexible() throws {
        let window = try #require(found.window)
        let view = UIView(frame: window.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
        for _ in 0..<5 {
            stage.advance(by: 0.1)
            #expect(view.frame == CGRect(x: 0, y: 0, width: 300, height: 300))
        }
        stage.size = CGSize(width: 400, height: 200)
        stage.advance(by: 0.1)
        #expect(view.frame.size == CGSize(width: 400, height: 200))
    }

    @Test("a view is asked for every touch, and what it does not take reaches the views below")
    func touches() throws {
        final class Box: UIView {
            var asked = 0
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                asked += 1
                return point.y < 100 ? super.hitTest(point, with: event) : nil
            }
        }
        final class Taps { var lines: [String] = [] }
        let taps = Taps()
        let window = try #require(found.window)
        let box = Box(frame: window.bounds)
        let controller = UIHostingController(
            rootView: Button("In") { taps.lines.append("in") }.frame(width: 80, height: 60))
        controller.view.backgroundColor = .clear
        controller.view.frame = CGRect(x: 0, y: 0, width: 120, height: 90)
        box.addSubview(controller.view)
        window.addSubview(box)
        stage.advance(by: 0.1)
        stage.advance(by: 0.1)
        stage.tap(CGPoint(x: 60, y: 45))
        #expect(taps.lines == ["in"] && box.asked > 0)
        let asked = box.asked
        try stage.tap("Below")
        #expect(box.asked > asked)
        box.removeFromSuperview()
        stage.advance(by: 0.1)
        stage.tap(CGPoint(x: 60, y: 45))
        #expect(taps.lines == ["in"])
    }
}

/// What is hosted in a view of UIKit's that moves among SwiftUI's.
@MainActor @Suite("A hosting view in a view that moves")
struct MovingHostTests {
    private struct Host: UIViewRepresentable {
        func makeCoordinator() -> UIHostingController<Text> { UIHostingController(rootView: Text("hosted")) }
        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            context.coordinator.view.frame = CGRect(x: 5, y: 7, width: 80, height: 30)
            view.addSubview(context.coordinator.view)
            return view
        }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private struct Card: View {
        @State private var height: CGFloat = 100
        var body: some View {
            VStack(spacing: 0) {
                Spacer()
                Color.red.frame(width: 20, height: 10)
                Host().frame(width: 200, height: height)
            }
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(.linear(duration: 1)) { height = 400 - height } }
        }
    }

    @Test("lies still in it at every frame, also when that turns round")
    func still() throws {
        let stage = Stage(size: CGSize(width: 200, height: 400)) { Card() }
        stage.advance(by: 0.1)
        func distance() throws -> CGFloat {
            let text = try #require(stage.frame.texts.first { $0.string == "hosted" }).rect
            return text.minY - (try #require(stage.frame.shapes.first { $0.rect.width == 20 }).rect.maxY)
        }
        let rest = try distance()
        stage.tap(CGPoint(x: 10, y: 350))
        for frame in 0..<60 {
            if frame == 25 { stage.tap(CGPoint(x: 10, y: 350)) }
            stage.advance(by: 1.0 / 30)
            #expect(abs(try distance() - rest) < 0.01, "\(frame)")
        }
    }
}
