import Foundation
import TallyKit
import TallyLayers
import TallyStage
import Testing

/// A row of labels in the middle of a stage.
@MainActor
struct LabelRow {
    let root = UIView()
    let stack = UIStackView()
    let stage: Stage

    init(_ count: Int) {
        root.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
        for index in 0..<count { stack.addArrangedSubview(Self.label("\(index % 10)")) }
        stage = Stage(size: CGSize(width: 300, height: 80), view: root)
        stage.advance(by: 0)
    }

    static func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 40)
        return label
    }

    var views: [UIView] { stack.arrangedSubviews }

    /// Where the views are shown, in the root's space.
    var shown: [CGRect] {
        let left = stack.layer.presentation()?.frame.minX ?? 0
        return views.map { ($0.layer.presentation()?.frame ?? .zero).offsetBy(dx: left, dy: 0) }
    }
}

@MainActor
@Suite("Views that close and open in stack views")
struct StackViewHidingTests {
    private static let frame = 1.0 / 60

    @Test(arguments: [false, true])
    func `a view closes while the others and the stack follow, and is hidden at the end`(_ laysOut: Bool) {
        let row = LabelRow(3)
        let view = row.views[1]
        let (width, own) = (row.stack.frame.width, view.frame.width)
        var ends: [(finished: Bool, time: Double)] = []
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.isHidden = true
            if laysOut { row.root.layoutIfNeeded() }
        } completion: {
            #expect(view.layer.isHidden)
            ends.append(($0, row.stage.time))
        }
        #expect(view.isHidden && !view.layer.isHidden)
        row.stage.advance(by: 0.5)
        #expect(!view.layer.isHidden && abs(row.shown[1].width - own / 2) < 1e-6)
        #expect(abs((row.stack.layer.presentation()?.frame.width ?? 0) - (width - own / 2)) < 1e-6)
        #expect(abs(row.shown[2].minX - row.shown[1].maxX) < 1e-6)
        row.stage.advance(by: 0.5)
        #expect(ends.count == 1 && ends[0].finished && ends[0].time == 1)
        #expect(view.isHidden && view.layer.isHidden && view.alpha == 1)
        #expect(row.stack.frame.width == width - own)
    }

    @Test func `a view is shown at once and opens`() {
        let row = LabelRow(3)
        let (view, own) = (row.views[2], row.views[2].frame.width)
        view.isHidden = true
        row.stage.advance(by: 0)
        #expect(view.layer.isHidden && view.frame.width == 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.isHidden = false }
        #expect(!view.isHidden && !view.layer.isHidden)
        row.stage.advance(by: 0.25)
        #expect(abs(row.shown[2].width - own / 4) < 1e-6)
    }

    @Test func `turned at every frame, and back, it stays smooth and ends right`() {
        for first in 0...26 {
            for second in [0, 1, 9, 24] {
                let row = LabelRow(4)
                let (view, width) = (row.views[1], row.stack.frame.width)
                let own = view.frame.width
                var ends: [Bool] = []
                var last = row.shown
                func set(_ isHidden: Bool) {
                    UIView.animate(withDuration: 0.4) {
                        view.isHidden = isHidden
                    } completion: {
                        ends.append($0)
                    }
                    #expect(view.isHidden == isHidden)
                }
                func play(_ frames: Int) {
                    for _ in 0..<frames {
                        row.stage.advance(by: Self.frame)
                        let now = row.shown
                        for (old, new) in zip(last, now) {
                            #expect(
                                abs(old.minX - new.minX) < 2 && abs(old.width - new.width) < 2, "\(first), \(second)")
                        }
                        last = now
                    }
                }
                set(true)
                play(first)
                set(false)
                #expect(!view.layer.isHidden)
                play(second)
                set(true)
                play(23)
                #expect(!view.layer.isHidden, "\(first), \(second)")
                play(7)
                #expect(view.layer.isHidden && abs(row.stack.frame.width - (width - own)) < 0.6)
                set(false)
                play(30)
                #expect(!view.layer.isHidden && row.stack.frame.width == width)
                #expect(ends == [true, true, true, true] && row.stage.warnings.isEmpty)
            }
        }
    }

    @Test func `each of ten completions begins the next, at exact times`() {
        let row = LabelRow(10)
        var times: [Double] = []
        func next(_ index: Int) {
            guard index < 10 else { return }
            UIView.animate(withDuration: 0.1) {
                row.views[index].isHidden = true
            } completion: {
                #expect($0)
                times.append(row.stage.time)
                next(index + 1)
            }
        }
        next(0)
        for _ in 0..<70 { row.stage.advance(by: Self.frame) }
        #expect(times.count == 10)
        for (index, time) in times.enumerated() { #expect(abs(time - 0.1 * Double(index + 1)) < 1e-9) }
        #expect(row.stack.frame.width == 0)
    }

    @Test func `equal writes count once`() {
        let row = LabelRow(3)
        for _ in 0..<3 { UIView.animate(withDuration: 0.2) { row.views[0].isHidden = true } }
        row.stage.advance(by: 0.5)
        UIView.animate(withDuration: 0.2) { row.views[0].isHidden = false }
        row.stage.advance(by: 0.5)
        #expect(!row.views[0].isHidden && row.views[0].frame.width > 0)
    }

    @Test func `a view that leaves while it closes stays hidden, and the others close up`() {
        let row = LabelRow(3)
        let view = row.views[0]
        var ends: [Bool] = []
        UIView.animate(withDuration: 1) {
            view.isHidden = true
        } completion: {
            ends.append($0)
        }
        row.stage.advance(by: 0.5)
        view.removeFromSuperview()
        #expect(view.isHidden && view.layer.isHidden && row.views.count == 2)
        row.stage.advance(by: 1)
        #expect(ends == [false] && row.views[0].frame.minX == 0)
    }

    @Test func `outside of a block, in one without time and in performWithoutAnimation it is done at once`() {
        let row = LabelRow(3)
        let ways: [(@escaping () -> Void) -> Void] = [
            { $0() }, { UIView.animate(withDuration: 0, animations: $0) }, { UIView.performWithoutAnimation($0) },
        ]
        for way in ways {
            for isHidden in [true, false] {
                way { row.views[1].isHidden = isHidden }
                #expect(row.views[1].layer.isHidden == isHidden)
                row.stage.advance(by: 0)
                #expect((row.views[1].frame.width == 0) == isHidden && !row.stage.isAnimating)
            }
        }
    }

    @Test func `within keyframes each change has its time`() {
        let row = LabelRow(3)
        let own = row.views[1].frame.width
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: []) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { row.views[1].isHidden = true }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { row.views[1].isHidden = false }
        }
        row.stage.advance(by: 0.5)
        #expect(abs(row.shown[1].width) < 1e-6)
        row.stage.advance(by: 0.5)
        #expect(row.shown[1].width == own && !row.views[1].layer.isHidden)
    }
}
