import Foundation
import TallyKit
import TallyLayers
import TallyStage
import Testing

/// Numbers that are the same in each run.
private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    mutating func length(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &self) }
    mutating func chance() -> Bool { Bool.random(using: &self) }
}

@MainActor
@Suite("Stack views in stack views, changed at random")
struct StackViewRandomTests {
    private static func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }

    @Test(arguments: Array(UInt64(1)...24))
    func `what changes bit by bit is what is made at once`(_ seed: UInt64) {
        var dice = Dice(state: seed)
        let root = UIView()
        let top = UIStackView()
        top.translatesAutoresizingMaskIntoConstraints = false
        top.axis = .vertical
        root.addSubview(top)
        let outer = [
            top.widthAnchor.constraint(equalTo: root.widthAnchor),
            top.heightAnchor.constraint(equalTo: root.heightAnchor),
        ]
        let stage = Stage(size: CGSize(width: 400, height: 300), view: root)
        stage.advance(by: 0)
        var away: [UIView] = []
        for _ in 0..<50 {
            let isAnimated = dice.chance()
            if isAnimated {
                UIView.animate(withDuration: Double(dice.length(0...0.5))) { Self.change(root, outer, &away, &dice) }
            } else {
                Self.change(root, outer, &away, &dice)
            }
            if dice.chance() { root.layoutIfNeeded() }
            stage.advance(by: Double(dice.length(0...0.3)))
        }
        stage.advance(by: 2)
        #expect(!stage.isAnimating && stage.warnings.isEmpty)
        let views = Self.all(root)
        #expect(views.allSatisfy { $0.isHidden == $0.layer.isHidden })
        let before = views.map(\.solvedFrame)
        root.treeEngine?.turn()
        root.setNeedsLayout()
        stage.advance(by: 0)
        for (view, old) in zip(views, before) where view !== root {
            guard let old, let new = view.solvedFrame else { continue }
            let isSame =
                abs(old.minX - new.minX) < 1e-3 && abs(old.minY - new.minY) < 1e-3 && abs(old.width - new.width) < 1e-3
                && abs(old.height - new.height) < 1e-3
            #expect(isSame || view.hasAmbiguousLayout, "\(seed): \(old), made anew \(new)")
        }
    }

    private static func change(
        _ root: UIView, _ outer: [NSLayoutConstraint], _ away: inout [UIView], _ dice: inout Dice
    ) {
        let stacks = all(root).compactMap { $0 as? UIStackView }
        guard let stack = stacks.randomElement(using: &dice) else { return }
        let view = stack.arrangedSubviews.randomElement(using: &dice)
        switch Int.random(in: 0..<13, using: &dice) {
        case 0...2:
            let isNew = away.isEmpty || dice.chance()
            let view = isNew ? SizedView(dice.length(5...60), dice.length(5...40)) : away.removeLast()
            stack.insertArrangedSubview(view, at: Int.random(in: 0...stack.arrangedSubviews.count, using: &dice))
        case 3 where stacks.count < 6:
            let inner = UIStackView()
            inner.axis = dice.chance() ? .vertical : .horizontal
            stack.addArrangedSubview(inner)
        case 4...6: view?.isHidden.toggle()
        case 7:
            guard let view, !(view is UIStackView) || stacks.count > 3 else { return }
            view.removeFromSuperview()
            away.append(view)
        case 8:
            (all(root).compactMap { $0 as? SizedView }).randomElement(using: &dice)?.size.width = dice.length(1...90)
        case 9:
            stack.distribution =
                UIStackView.Distribution(rawValue: Int.random(in: 0...4, using: &dice)) ?? .fill
        case 10: stack.alignment = UIStackView.Alignment(rawValue: Int.random(in: 0...4, using: &dice)) ?? .fill
        case 11: stack.spacing = dice.length(0...12).rounded()
        case 12: outer.randomElement(using: &dice)?.isActive.toggle()
        default:
            stack.isLayoutMarginsRelativeArrangement.toggle()
            if let view { stack.setCustomSpacing(dice.length(0...20).rounded(), after: view) }
        }
    }
}
