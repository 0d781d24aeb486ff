import Foundation
import SwiftUI
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("An alert of UIKit's")
struct AlertControllerTests {
    private let scene = PresentationScene()
    private var stage: Stage { scene.stage }
    private let log = PresentationLog()

    private func alert(_ style: UIAlertController.Style = .alert) -> UIAlertController {
        let alert = UIAlertController(title: "Delete?", message: "It is gone then.", preferredStyle: style)
        for (title, style) in [("Keep", UIAlertAction.Style.cancel), ("Delete", .destructive), ("Archive", .default)] {
            alert.addAction(
                UIAlertAction(title: title, style: style) { [log, scene] action in
                    log.lines.append("\(action.title ?? "") \(scene.first.presentedViewController == nil)")
                })
        }
        return alert
    }

    @Test("shows its title, its message and its actions, and reads nothing of what is below")
    func shown() {
        scene.first.present(alert(), animated: true)
        #expect(stage.settle())
        #expect(
            Set(stage.frame.texts.map(\.string)).isSuperset(of: ["Delete?", "It is gone then.", "Keep", "Archive"]))
        #expect(
            Set(stage.frame.accessibility.filter { $0.traits.contains(.isButton) }.map(\.label)) == [
                "Keep", "Delete", "Archive",
            ])
        stage.tap(CGPoint(x: 60, y: 80))
        stage.tap(CGPoint(x: 5, y: 5))
        #expect(stage.settle() && scene.first.pressed == 0 && scene.first.presentedViewController != nil)
        #expect(scene.isAtRest)
    }

    @Test("looks as SwiftUI's alert does, once it is there")
    func looks() {
        struct Asking: View {
            var body: some View {
                Color.clear.alert("Delete?", isPresented: .constant(true)) {
                    Button("Keep", role: .cancel) {}
                    Button("Delete", role: .destructive) {}
                    Button("Archive") {}
                } message: {
                    Text("It is gone then.")
                }
            }
        }
        let other = Stage(size: stage.size) { Asking() }
        #expect(other.settle())
        scene.first.present(alert(), animated: true)
        #expect(stage.settle())
        func places(_ stage: Stage) -> [String: CGRect] {
            Dictionary(stage.frame.texts.filter { $0.string != "First" }.map { ($0.string, $0.rect) }) { a, _ in a }
        }
        #expect(places(stage) == places(other))
    }

    @Test("goes first, and then tells the one that was chosen", arguments: ["Keep", "Delete", "Archive"])
    func chosen(_ title: String) throws {
        scene.first.present(alert(), animated: true)
        #expect(stage.settle())
        try stage.tap(title)
        stage.advance(by: 0.1)
        #expect(log.lines.isEmpty)
        #expect(stage.settle() && log.lines == ["\(title) true"])
        #expect(stage.frame.accessibility.map(\.label) == ["First"] && scene.isAtRest)
        try stage.tap("First")
        #expect(scene.first.pressed == 1)
    }

    @Test("is answered while it still comes, and once however often it is tapped")
    func early() throws {
        scene.first.present(alert(), animated: true)
        stage.advance(by: 0.1)
        try stage.tap("Archive")
        try? stage.tap("Delete")
        #expect(stage.settle() && log.lines == ["Archive true"])
    }

    @Test("takes Return for the preferred or the first plain action, and Escape for the one that cancels")
    func keys() {
        scene.first.present(alert(), animated: true)
        #expect(stage.settle())
        stage.press(.return)
        #expect(stage.settle() && log.take() == ["Archive true"])
        let preferring = alert()
        preferring.preferredAction = preferring.actions[1]
        scene.first.present(preferring, animated: true)
        #expect(stage.settle())
        stage.press(.return)
        #expect(stage.settle() && log.take() == ["Delete true"])
        scene.first.present(alert(), animated: true)
        #expect(stage.settle())
        stage.press(.escape)
        #expect(stage.settle() && log.take() == ["Keep true"])
    }

    @Test("as a sheet comes from below, and a tap beside it cancels")
    func actionSheet() throws {
        scene.first.present(alert(.actionSheet), animated: true)
        stage.advance(by: 0.1)
        let moving = stage.frame.texts.first { $0.string == "Archive" }?.rect.minY ?? 0
        #expect(stage.settle())
        let rest = stage.frame.texts.first { $0.string == "Archive" }?.rect.minY ?? 0
        #expect(moving > rest + 5)
        try stage.tap("Delete")
        #expect(stage.settle() && log.take() == ["Delete true"])
        scene.first.present(alert(.actionSheet), animated: true)
        #expect(stage.settle())
        stage.tap(CGPoint(x: 100, y: 20))
        #expect(stage.settle() && log.take() == ["Keep true"] && scene.first.pressed == 0)
    }

    @Test("has a field that is typed into; an action waits until there is something in it")
    func fields() throws {
        let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
        let save = UIAlertAction(title: "Save", style: .default) { [log] _ in log.lines.append("saved") }
        save.isEnabled = false
        alert.addTextField { field in
            field.placeholder = "Yours"
            field.addAction(
                UIAction { [weak field] _ in save.isEnabled = !(field?.text ?? "").isEmpty }, for: .editingChanged)
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(save)
        scene.first.present(alert, animated: true)
        stage.advance(by: 2)
        #expect(alert.textFields?.first?.isFirstResponder == true)
        try stage.tap("Save")
        stage.advance(by: 1)
        #expect(scene.first.presentedViewController === alert)
        stage.type("Ada")
        #expect(alert.textFields?.first?.text == "Ada" && save.isEnabled)
        stage.press(.return)
        stage.advance(by: 2)
        #expect(log.lines == ["saved"] && scene.first.presentedViewController == nil)
    }

    @Test("has another one come in its place from its handler, and the keys go back to the field below")
    func chained() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 10, width: 150, height: 30))
        scene.first.view.addSubview(field)
        stage.advance(by: 0)
        field.becomeFirstResponder()
        stage.advance(by: 0)
        let first = UIAlertController(title: "One", message: nil, preferredStyle: .alert)
        let second = UIAlertController(title: "Two", message: nil, preferredStyle: .alert)
        second.addAction(UIAlertAction(title: "OK", style: .default))
        first.addAction(
            UIAlertAction(title: "Next", style: .default) { [scene] _ in scene.first.present(second, animated: true) })
        scene.first.present(first, animated: true)
        stage.advance(by: 1)
        #expect(!field.isFirstResponder)
        try stage.tap("Next")
        stage.advance(by: 2)
        #expect(scene.first.presentedViewController === second && stage.frame.texts.contains { $0.string == "Two" })
        try stage.tap("OK")
        stage.advance(by: 2)
        #expect(scene.first.presentedViewController == nil && field.isFirstResponder)
    }
}
