import Foundation
import SwiftUI
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A hosting controller")
struct HostingControllerTests {
    fileprivate struct Card: View {
        var width: CGFloat = 30
        @Environment(\.colorScheme) private var scheme
        @State private var isWide = false
        var body: some View {
            Rectangle()
                .fill(.red)
                .frame(width: isWide ? 90 : width, height: 20)
                .onTapGesture { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
        }
    }

    private let root = UIViewController()
    private let stage: Stage

    init() {
        stage = Stage(size: CGSize(width: 200, height: 200), viewController: root)
        stage.advance(by: 0.1)
    }

    private func add(_ controller: UIViewController, _ frame: CGRect) {
        root.addChild(controller)
        controller.view.frame = frame
        root.view.addSubview(controller.view)
        controller.didMove(toParent: root)
        stage.advance(by: 0.1)
    }

    private var card: CGRect { stage.frame.shapes.first { "\($0.color)" == "#FF3B30FF" }?.rect ?? .null }

    @Test("answers with the size that its content takes of one")
    func fitting() {
        let controller = UIHostingController(rootView: Card())
        add(controller, CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(controller.sizeThatFits(in: CGSize(width: 100, height: 100)) == CGSize(width: 30, height: 20))
        #expect(controller.preferredContentSize == .zero)
        #expect(controller.view.intrinsicContentSize == CGSize(width: 30, height: 20))
        #expect(card == CGRect(x: 35, y: 40, width: 30, height: 20))
    }

    @Test("follows the size of its content as its options say, also when they come later, and no longer without them")
    func options() {
        let controller = UIHostingController(rootView: Card())
        controller.sizingOptions = .preferredContentSize
        add(controller, CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(controller.preferredContentSize == CGSize(width: 30, height: 20))
        controller.rootView = Card(width: 44)
        stage.advance(by: 0.1)
        #expect(controller.preferredContentSize.width == 44)
        controller.sizingOptions = .intrinsicContentSize
        controller.rootView = Card(width: 50)
        stage.advance(by: 0.1)
        #expect(controller.preferredContentSize.width == 44)
        #expect(controller.view.intrinsicContentSize == CGSize(width: 50, height: 20))
    }

    @Test("has another root in place of its own, at once or within an animation, which keeps the content's state")
    func exchanged() {
        let controller = UIHostingController(rootView: Card())
        add(controller, CGRect(x: 0, y: 0, width: 100, height: 100))
        withAnimation(.linear(duration: 1)) { controller.rootView = Card(width: 60) }
        stage.advance(by: 0.5)
        #expect(card.width.isNear(45))
        stage.advance(by: 1)
        stage.tap(CGPoint(x: 50, y: 50))
        stage.advance(by: 1.5)
        #expect(card.width == 90)
        controller.rootView = Card(width: 10)
        stage.advance(by: 0.1)
        #expect(card.width == 90 && stage.nextFrameTime == nil)
    }

    @Test("stands by constraints as large as its content, which is not cut by a part of a pixel")
    func constrained() {
        let controller = UIHostingController(rootView: Text("Short"))
        root.addChild(controller)
        controller.view.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(controller.view)
        NSLayoutConstraint.activate([
            controller.view.topAnchor.constraint(equalTo: root.view.topAnchor),
            controller.view.centerXAnchor.constraint(equalTo: root.view.centerXAnchor),
        ])
        stage.advance(by: 0.2)
        #expect(controller.view.bounds.width > 30 && stage.frame.texts.map(\.string) == ["Short"])
        #expect(stage.frame.texts.first.map { $0.rect.maxX <= controller.view.frame.maxX + 0.01 } == true)
    }

    private struct Story: View {
        var body: some View {
            Text("A text of several words that needs more than one line where it has no more than this width to be in")
        }
    }

    /// In a scroll view as wide as the stage, by constraints, before which the content is offered no height.
    private func scrolled(_ controller: UIViewController) -> UIScrollView {
        let scroll = UIScrollView()
        for view in [scroll, controller.view!] { view.translatesAutoresizingMaskIntoConstraints = false }
        root.addChild(controller)
        root.view.addSubview(scroll)
        scroll.addSubview(controller.view)
        controller.didMove(toParent: root)
        let content = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: root.view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
            controller.view.topAnchor.constraint(equalTo: content.topAnchor),
            controller.view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            controller.view.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            controller.view.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            controller.view.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        ])
        stage.advance(by: 0.1)
        return scroll
    }

    @Test("takes as many lines in a scroll view as its width needs, and others when that changes")
    func wrapped() {
        let controller = UIHostingController(rootView: Story())
        let scroll = scrolled(controller)
        let lines = stage.frame.texts.count
        #expect(lines > 2 && stage.frame.texts.allSatisfy { $0.rect.maxX <= 200.01 })
        #expect(controller.view.bounds.width == 200 && scroll.contentSize.width == 200)
        let height = scroll.contentSize.height
        #expect(height == controller.view.bounds.height && height > 17 * CGFloat(lines))
        stage.size = CGSize(width: 400, height: 200)
        stage.advance(by: 0.1)
        #expect(stage.frame.texts.count < lines && scroll.contentSize.height < height)
    }

    @Test("answers with the size for a width before it is shown, for who places it by its frame")
    func framed() {
        final class Placing: UIViewController {
            let inner = UIHostingController(rootView: Story())
            var asked: [CGSize] = []
            override func viewDidLoad() {
                addChild(inner)
                view.addSubview(inner.view)
            }
            override func viewDidLayoutSubviews() {
                let room = CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude)
                asked.append(inner.sizeThatFits(in: room))
                asked.append(inner.view.sizeThatFits(room))
                inner.view.frame = CGRect(origin: .zero, size: asked[0])
            }
        }
        let placing = Placing()
        let stage = Stage(size: CGSize(width: 200, height: 300), viewController: placing)
        stage.advance(by: 0.1)
        #expect(placing.asked.allSatisfy { $0.width <= 200 && $0.height > 40 && $0.height < 200 })
        #expect(Set(placing.asked.map(\.height)).count == 1 && stage.frame.texts.count > 2)
    }

    @Test("is not animated by a block of UIKit's around a change of its content")
    func noBlock() {
        let controller = UIHostingController(rootView: Card())
        add(controller, CGRect(x: 0, y: 0, width: 100, height: 100))
        UIView.animate(withDuration: 1) { controller.rootView = Card(width: 80) }
        stage.advance(by: 0.1)
        #expect(card.width == 80)
    }
}
