import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A block that animates views")
struct AnimateTests {
    private let scene = LayerScene()

    /// Notes what completions are told, and when, since the start.
    private final class Notes {
        var told: [String] = []
    }

    private func note(_ notes: Notes, _ name: String) -> (Bool) -> Void {
        let start = scene.time
        return { notes.told.append("\(name) \($0) \(((scene.time - start) * 1e6).rounded() / 1e6)") }
    }

    @Test("sets the new values at once, and shows the way; its completion comes at the end")
    func basics() {
        let view = scene.view()
        let notes = Notes()
        UIView.animate(withDuration: 0.37, delay: 0, options: .curveLinear) {
            view.center.x = 110
            view.alpha = 0
            view.bounds.size.width = 40
            view.layer.cornerRadius = 10
        } completion: { [note = note(notes, "end")] in
            note($0)
        }
        #expect(view.center.x == 110 && view.alpha == 0)
        let keys: Set = ["position", "opacity", "bounds.size", "cornerRadius"]
        #expect(view.layer.animationKeys().map(Set.init) == keys)
        scene.advance(0.185)
        #expect(scene.middle().x.isNear(60) && scene.drawn()?.opacity.isNear(0.5, 1e-4) == true)
        #expect(scene.drawn()?.rect.width.isNear(30) == true && notes.told.isEmpty)
        scene.advance(0.185)
        #expect(notes.told == ["end true 0.37"] && scene.isAtRest && view.layer.animationKeys() == nil)
    }

    @Test("shows the old values during its delay")
    func delay() {
        let view = scene.view()
        let notes = Notes()
        UIView.animate(withDuration: 0.5, delay: 0.21, options: .curveLinear) {
            view.center.x = 110
        } completion: { [note = note(notes, "end")] in
            note($0)
        }
        scene.advance(0.2)
        #expect(scene.middle().x == 10 && view.center.x == 110)
        scene.advance(0.26)
        #expect(scene.middle().x.isNear(60))
        scene.advance(1)
        #expect(notes.told == ["end true 0.71"])
    }

    @Test("that moves nothing tells so in the next turn, whatever its duration: without a change, a duration, a window")
    func nothing() {
        let view = scene.view()
        let outside = UIView()
        let notes = Notes()
        UIView.animate(withDuration: 1) {
        } completion: { [note = note(notes, "empty")] in
            note($0)
        }
        UIView.animate(withDuration: 1) {
            view.center.x = 10
        } completion: { [note = note(notes, "same")] in
            note($0)
        }
        UIView.animate(withDuration: 0) {
            view.center.x = 20
        } completion: { [note = note(notes, "zero")] in
            note($0)
        }
        UIView.animate(withDuration: 1) {
            outside.center.x = 70
        } completion: { [note = note(notes, "outside")] in
            note($0)
        }
        UIView.setAnimationsEnabled(false)
        UIView.animate(withDuration: 1) {
            view.center.x = 30
        } completion: { [note = note(notes, "disabled")] in
            note($0)
        }
        UIView.setAnimationsEnabled(true)
        #expect(notes.told.isEmpty && view.layer.animationKeys() == nil && UIView.areAnimationsEnabled)
        view.tag = 1
        view.center.y = 11
        scene.advance(0.5)
        for name in ["same", "zero", "disabled"] { #expect(notes.told.contains("\(name) true 0.0"), "\(notes.told)") }
        #expect(scene.middle().x == 30 && scene.isAtRest)
    }

    @Test("tells several by their ends, each once")
    func order() {
        let view = scene.view()
        let notes = Notes()
        for (name, duration) in [("c", 0.3), ("a", 0.1), ("b", 0.2)] {
            UIView.animate(withDuration: duration) {
                view.center.x += 10
                view.alpha -= 0.1
            } completion: { [note = note(notes, name)] in
                note($0)
            }
        }
        scene.advance(1)
        #expect(notes.told == ["a true 0.1", "b true 0.2", "c true 0.3"])
    }

    @Test("is cut off when its animations are removed, or its view leaves, or another replaces a value that cannot add")
    func cut() {
        let notes = Notes()
        func start(_ name: String) -> UIView {
            let view = scene.view()
            UIView.animate(withDuration: 1) {
                view.center.x = 100
                view.backgroundColor = .blue
            } completion: { [note = note(notes, name)] in
                note($0)
            }
            scene.advance(0.25)
            return view
        }
        start("removed").layer.removeAllAnimations()
        start("left").removeFromSuperview()
        let replaced = start("replaced")
        UIView.animate(withDuration: 1) { replaced.backgroundColor = .green }
        #expect(notes.told == ["removed false 0.25", "left false 0.25"])
        scene.advance(2)
        #expect(notes.told.count == 3 && notes.told[2].hasPrefix("replaced false") && scene.isAtRest)
    }

    @Test("repeats for ever, or there and back once, and shows the model's value then")
    func repeating() {
        let view = scene.view()
        let notes = Notes()
        UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
            view.center.x = 110
        } completion: { [note = note(notes, "repeat")] in
            note($0)
        }
        scene.advance(7.25)
        #expect(scene.middle().x.isNear(85) && !scene.stage.settle() && notes.told.isEmpty)
        view.layer.removeAllAnimations()
        scene.advance(0)
        #expect(notes.told.count == 1 && scene.middle().x == 110 && scene.isAtRest)
        UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear]) {
            view.center.x = 10
        } completion: { [note = note(notes, "there and back")] in
            note($0)
        }
        scene.advance(1.75)
        #expect(scene.middle().x.isNear(85))
        scene.advance(0.25)
        #expect(scene.middle().x == 10 && notes.told.last == "there and back true 2.0")
        UIView.animate(withDuration: 1) {
            UIView.modifyAnimations(withRepeatCount: 2, autoreverses: false) { view.center.x = 110 }
        } completion: { [note = note(notes, "twice")] in
            note($0)
        }
        scene.advance(3)
        #expect(notes.told.last == "twice true 2.0")
    }

    @Test("has a spring that ends with its duration, or when it has settled")
    func springs() {
        let view = scene.view()
        let notes = Notes()
        UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) {
            view.center.x = 110
        } completion: { [note = note(notes, "damping")] in
            note($0)
        }
        var furthest: CGFloat = 0
        for _ in 0..<36 {
            scene.advance(1 / 60)
            furthest = max(furthest, scene.middle().x)
        }
        #expect(furthest > 120 && furthest < 150)
        scene.advance(0.1)
        #expect(notes.told == ["damping true 0.6"] && scene.middle().x == 110)
        UIView.animate(springDuration: 0.5, bounce: 0) {
            view.center.x = 10
        } completion: { [note = note(notes, "bounce")] in
            note($0)
        }
        scene.advance(2)
        #expect(notes.told.last == "bounce true 0.8" && scene.isAtRest)
    }

    @Test("inherits duration and pace of the block around, unless it overrides them, and has its own completion")
    func nesting() {
        let (a, b, c) = (scene.view(), scene.view(0, 0, 20, 20, .green), scene.view(0, 0, 20, 20, .blue))
        let notes = Notes()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            a.center.x = 110
            UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseIn) {
                b.center.x = 110
            } completion: { [note = note(notes, "inner")] in
                note($0)
            }
            UIView.animate(withDuration: 0.2, delay: 0, options: [.overrideInheritedDuration]) {
                c.center.x = 110
            } completion: { [note = note(notes, "own")] in
                note($0)
            }
            UIView.performWithoutAnimation { b.center.y = 90 }
        } completion: { [note = note(notes, "outer")] in
            note($0)
        }
        scene.advance(0.5)
        #expect(scene.middle(.green).x.isNear(60) && scene.middle(.green).y == 90 && scene.middle(.blue).x == 110)
        scene.advance(0.6)
        #expect(
            notes.told.first == "own true 0.2" && Set(notes.told.dropFirst()) == ["inner true 1.0", "outer true 1.0"])
    }

    @Test("within a completion is not nested: a chain of ten runs without a frame lost")
    func chain() {
        let view = scene.view()
        var times: [Double] = []
        func go(_ left: Int) {
            if left == 0 { return }
            UIView.animate(withDuration: 0.07) {
                view.center.x += 10
            } completion: { isFinished in
                #expect(isFinished)
                times.append(scene.time)
                go(left - 1)
            }
        }
        let start = scene.time
        go(10)
        scene.advance(1)
        #expect(times.count == 10 && view.center.x == 110 && scene.isAtRest)
        for (index, time) in times.enumerated() { #expect(time.isNear(start + 0.07 * Double(index + 1), 1e-6)) }
    }
}
