import Foundation
import TallyCore
@testable import TallyKit
import TallyLayers
import TallyStage
import Testing

/// What ordinary screens for iOS expect, each seen to go wrong in a program of somebody else's.
@MainActor @Suite("Ordinary screens of UIKit")
struct OrdinaryScreenTests {
    private func stage(_ build: (UIViewController) -> Void) -> (Stage, UIViewController) {
        let controller = UIViewController()
        controller.loadViewIfNeeded()
        controller.view.backgroundColor = .white
        build(controller)
        let stage = Stage(size: CGSize(width: 300, height: 200), viewController: controller)
        stage.advance(by: 0)
        return (stage, controller)
    }

    @Test func `a field that asks for the keys before it is shown has them then`() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        let (stage, _) = stage {
            $0.view.addSubview(field)
            field.becomeFirstResponder()
        }
        #expect(field.isFirstResponder)
        stage.type("Bob")
        #expect(field.text == "Bob")
    }

    @Test func `a tap that puts the keyboard away leaves fields, texts and controls alone`() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        let text = UITextView(frame: CGRect(x: 20, y: 70, width: 200, height: 40))
        var puts = 0
        let (stage, controller) = stage { controller in
            controller.view.addSubview(field)
            controller.view.addSubview(text)
            controller.view.addGestureRecognizer(
                UITapGestureRecognizer(target: controller) { (_: UITapGestureRecognizer) in
                    puts += 1
                    controller.view.endEditing(true)
                })
        }
        stage.tap(CGPoint(x: 60, y: 40))
        #expect(field.isFirstResponder && puts == 0)
        stage.tap(CGPoint(x: 60, y: 90))
        #expect(text.isFirstResponder && puts == 0)
        stage.tap(CGPoint(x: 60, y: 180))
        #expect(puts == 1 && !text.isFirstResponder)
        controller.view.addGestureRecognizer(UITapGestureRecognizer(target: controller.view, action: UIView.endEditing))
        field.becomeFirstResponder()
        stage.tap(CGPoint(x: 60, y: 180))
        #expect(!field.isFirstResponder)
    }

    @Test func `the first responder is sent an action that names a method`() {
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        let (stage, _) = stage { $0.view.addSubview(field) }
        field.becomeFirstResponder()
        #expect(UIApplication.shared.sendAction(UIResponder.resignFirstResponder, to: nil, from: nil, for: nil))
        stage.advance(by: 0.1)
        #expect(!field.isFirstResponder)
        #expect(!UIApplication.shared.sendAction(UIResponder.resignFirstResponder, to: nil, from: nil, for: nil))
    }

    @Test func `what is put into the window stands over the screen, and lets touches through beside`() throws {
        var presses = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Below") { _ in presses += 1 })
        button.frame = CGRect(x: 100, y: 150, width: 100, height: 40)
        let (stage, controller) = stage { $0.view.addSubview(button) }
        let window = try #require(controller.view.window)
        #expect(window.rootViewController === controller)
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
        label.text = "Saved"
        window.addSubview(label)
        stage.advance(by: 0.1)
        #expect(stage.text("Saved")?.rect.minX == 20)
        try stage.tap("Below")
        #expect(presses == 1)
        UIView.animate(withDuration: 0.3) {
            label.alpha = 0
        } completion: { _ in
            label.removeFromSuperview()
        }
        stage.advance(by: 0.1)
        #expect(stage.text("Saved").map { $0.opacity > 0.1 && $0.opacity < 0.9 } == true)
        #expect(stage.settle() && stage.text("Saved") == nil && window.subviews.isEmpty)
    }

    @Test func `another root of the window dissolves into its place`() throws {
        let (stage, controller) = stage { $0.view.backgroundColor = .red }
        let window = try #require(controller.view.window)
        let next = UIViewController()
        next.loadViewIfNeeded()
        next.view.backgroundColor = .blue
        window.rootViewController = next
        window.makeKeyAndVisible()
        defer { UIApplication.shared.visibleWindows.removeAll { $0 === window } }
        var ended: Double?
        UIView.transition(with: window, duration: 0.6, options: .transitionCrossDissolve, animations: nil) { _ in
            ended = stage.time
        }
        #expect(window.rootViewController === next && next.view.window === window && controller.view.window == nil)
        stage.advance(by: 0.3)
        let pixel = stage.image()[150, 100]
        #expect((pixel >> 16 & 255) > 60 && (pixel & 255) > 60 && ended == nil)
        stage.advance(by: 0.4)
        #expect(stage.image()[150, 100] & 0xFFFFFF == 0x007AFF || (stage.image()[150, 100] & 255) > 200)
        #expect(ended.map { abs($0 - 0.6) < 1e-6 } == true)
    }

    @Test func `a label shows the lines that fit, the last of them shortened`() throws {
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 120, height: 22))
        label.numberOfLines = 0
        label.text = "First words here and then second line and third line"
        let (stage, _) = stage { $0.view.addSubview(label) }
        let shown = stage.frame.texts.map(\.string)
        #expect(shown.count == 1 && shown[0].hasPrefix("First") && shown[0].hasSuffix("…"), "\(shown)")
        label.frame.size.height = 46
        stage.advance(by: 0.1)
        #expect(stage.frame.texts.map(\.string).joined().hasPrefix("First"))
        #expect(label.frame.height == 46)
    }

    @Test func `parts of a text without a font have the label's own`() throws {
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 250, height: 30))
        label.font = .systemFont(ofSize: 15)
        let text = NSMutableAttributedString(
            string: "Filter: ", attributes: [.font: UIFont.boldSystemFont(ofSize: 15)])
        text.append(NSAttributedString(string: "normal"))
        label.attributedText = text
        let own = try #require(label.attributedText)
        let last = own.attribute(.font, at: own.length - 1, effectiveRange: nil) as? UIFont
        #expect(last == .systemFont(ofSize: 15))
    }

    @Test func `a button that is configured shows the titles of its states`() {
        let button = UIButton(configuration: .filled())
        button.setTitle("Tap", for: .normal)
        #expect(button.titleLabel?.text == "Tap" && button.intrinsicContentSize.width > 40)
        button.configuration?.title = "Own"
        #expect(button.titleLabel?.text == "Own")
        button.setTitle("New", for: .normal)
        #expect(button.titleLabel?.text == "New" && button.configuration?.title == "New")
    }

    @Test func `a navigation controller's tab is its root's`() {
        let (root, tabs) = (UIViewController(), UITabBarController())
        root.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        tabs.viewControllers = [UINavigationController(rootViewController: root), UIViewController()]
        let stage = Stage(size: CGSize(width: 300, height: 200), viewController: tabs)
        stage.advance(by: 0)
        #expect(stage.text("Home") != nil)
    }

    @Test func `observers are told by their methods until they are taken away`() {
        @MainActor final class Board {
            var notes: [String] = []
            func came(_ notification: Notification) { notes.append(notification.name.rawValue) }
            func again() { notes.append("again") }
        }
        let (center, board) = (NotificationCenter(), Board())
        let name = Notification.Name("Came")
        center.addObserver(board, selector: Board.came, name: name, object: nil)
        center.addObserver(board, selector: Board.again, name: Notification.Name("Again"), object: nil)
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("Again"), object: nil)
        #expect(board.notes == ["Came", "again"])
        center.removeObserver(board, name: name, object: nil)
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("Again"), object: nil)
        #expect(board.notes == ["Came", "again", "again"])
        center.removeObserver(board)
        center.post(name: Notification.Name("Again"), object: nil)
        #expect(board.notes.count == 3)
    }

    @Test func `a scroll view's finger says how far it has gone`() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        scroll.contentSize = CGSize(width: 300, height: 1000)
        var states: [UIGestureRecognizer.State] = []
        scroll.panGestureRecognizer.addTarget(nil) { (pan: UIPanGestureRecognizer) in states.append(pan.state) }
        let (stage, _) = stage { $0.view.addSubview(scroll) }
        stage.pointerDown(CGPoint(x: 150, y: 150))
        for step in 1...5 {
            stage.advance(by: 0.02)
            stage.pointerMove(CGPoint(x: 150, y: 150 - 20 * CGFloat(step)))
        }
        #expect(scroll.panGestureRecognizer.translation(in: scroll.superview).y == -100)
        #expect(scroll.panGestureRecognizer.velocity(in: nil).y < -500)
        stage.pointerUp(CGPoint(x: 150, y: 50))
        #expect(
            states.first == .began && states.last == .ended
                && states.dropFirst().dropLast().allSatisfy { $0 == .changed })
    }
}
