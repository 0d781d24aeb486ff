public import Foundation
import TallyCore

extension View {
    /// Runs the action when the view has been pressed for `minimumDuration` seconds.
    ///
    /// - Parameter onPressingChanged: called with true at the press, and with false before the action, or when the press
    ///   ends or moves more than `maximumDistance` points away.
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            PressableGesture(
                base: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                pressing: onPressingChanged, action: action))
    }

    @_disfavoredOverload
    public nonisolated func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}

/// A long press whose press is told of at its beginning and its end, whatever the end.
nonisolated struct PressableGesture: _PrimitiveGesture {
    typealias Body = Never
    typealias Value = Bool
    let base: LongPressGesture
    let pressing: ((Bool) -> Void)?
    let action: () -> Void

    @MainActor static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Bool> { PressableRecognizer(gesture) }

    @MainActor static func _update(_ recognizer: _Recognizer<Bool>, to gesture: Self) {
        recognizer.own(PressableRecognizer.self).update(to: gesture)
    }
}

private final class PressableRecognizer: _Recognizer<Bool> {
    private var gesture: PressableGesture
    private let base: LongPressRecognizer
    private var isTold = false

    init(_ gesture: PressableGesture) {
        self.gesture = gesture
        base = LongPressRecognizer(gesture.base)
    }

    func update(to gesture: PressableGesture) {
        self.gesture = gesture
        base.gesture = gesture.base
    }

    private func notify(_ isPressing: Bool) {
        guard isTold != isPressing else { return }
        isTold = isPressing
        gesture.pressing?(isPressing)
    }

    override func react(to event: GestureEvent, _ effects: inout GestureEffects) -> GesturePhase<Bool> {
        let phase = base.receive(event, &effects)
        let isPressing = !phase.isOver && phase.value == true
        effects.add { [self] in notify(isPressing) }
        if case .ended = phase { effects.add { [self] in gesture.action() } }
        return phase
    }

    override func undo(_ effects: inout GestureEffects) {
        base.cancel(&effects)
        effects.add { [self] in notify(false) }
    }

    override func restart() { base.reset() }
    override var deadline: Double { base.deadline }
}
