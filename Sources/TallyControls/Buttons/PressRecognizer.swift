@_spi(Runtime) import TallyUI

/// What a press shows itself on and acts for.
@MainActor
protocol PressTarget: AnyObject {
    var isGone: Bool { get }
    /// Whether it acts again and again while it is held.
    var repeats: Bool { get }
    func show(_ isPressed: Bool)
    func act()
}

/// Shows the press while the pointer is within, and holds on to it when it leaves.
final class PressRecognizer: _Recognizer<Void> {
    private let target: any PressTarget
    private var isShown = false
    private var nextRepeat = Double.infinity
    private var hasRepeated = false

    init(_ target: any PressTarget) { self.target = target }

    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Void> {
        switch event.kind {
        case .down:
            hasRepeated = false
            waitToRepeat(from: event.time)
            effects.add { [self] in show(true) }
        case .moved:
            let isInside = event.site.contains(event.point)
            if !isInside { nextRepeat = .infinity } else if !nextRepeat.isFinite { waitToRepeat(from: event.time) }
            effects.add { [self] in show(isInside) }
        case .up:
            nextRepeat = .infinity
            effects.add { [self] in show(false) }
            guard event.site.contains(event.point) else { return .failed }
            if !hasRepeated { effects.add { [self] in target.act() } }
            return .ended(())
        case .tick:
            repeatIfDue(event.time, &effects)
            return phase
        case .spread, .spreadEnded: return .failed
        }
        return .active(())
    }

    private func waitToRepeat(from time: Double) {
        guard target.repeats else { return }
        nextRepeat = time + (hasRepeated ? Self.pace : 0.5)
    }

    private func repeatIfDue(_ time: Double, _ effects: inout GestureEffects) {
        guard time.isFinite, time >= nextRepeat else { return }
        guard target.repeats else { return nextRepeat = .infinity }
        nextRepeat += Self.pace
        hasRepeated = true
        effects.add { [self] in target.act() }
    }

    /// The seconds from one time to the next.
    private static let pace = 0.1

    override var deadline: Double { nextRepeat }

    // A press gives way to scrolling.
    override var holdsPointer: Bool { false }

    private func show(_ isPressed: Bool) {
        guard isShown != isPressed, !target.isGone else { return }
        isShown = isPressed
        target.show(isPressed)
    }

    override func undo(_ effects: inout GestureEffects) {
        nextRepeat = .infinity
        effects.add { [self] in show(false) }
    }

    override func restart() { nextRepeat = .infinity }
}
