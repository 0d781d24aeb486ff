import Foundation
@_spi(Runtime) import TallyCore
import TallyMotion

/// Plays the effects of one image of a symbol; there once an effect is asked for.
///
/// It stands among what is under way while anything of it moves, and asks for the image to be drawn in every frame.
final class SymbolEffectPlayer: CustomRun {
    // unowned: the element holds it, and takes it from the animator when it ends.
    private unowned let element: PictureElement
    private var states: [SymbolEffectState]?
    /// Effects that are no longer asked for, on their way to rest.
    private var leaving: [SymbolEffectState] = []
    private var replacement: SymbolReplacement?
    private var isUnderWay = false
    /// Of the symbol that is shown.
    private(set) var parts: [SymbolPart] = []

    init(_ element: PictureElement) { self.element = element }

    /// Takes note of what is asked for. The first time effects are shown as they are, and those that last begin.
    func update(to entries: [SymbolEffectEntry], _ picture: Picture, _ environment: EnvironmentValues, at time: Double)
    {
        let isStill = environment.accessibilityReduceMotion
        parts = picture.parts
        let levels = parts.map(\.level)
        var old = states ?? []
        for index in old.indices { old[index].setLevels(levels, at: time) }
        var new: [SymbolEffectState] = []
        for (index, entry) in entries.enumerated() {
            var state: SymbolEffectState
            if index < old.count, old[index].entry.isSameEffect(as: entry) {
                state = old[index]
                state.update(to: entry, isStill: isStill, at: time)
            } else {
                if index < old.count { leave(old[index], isStill, at: time) }
                state = make(entry, levels, isStill, at: time)
            }
            state.setLine(isRightToLeft: environment.layoutDirection == .rightToLeft)
            new.append(state)
        }
        for state in old.dropFirst(entries.count) { leave(state, isStill, at: time) }
        if isStill {
            leaving = []
            replacement = nil
        }
        states = new
        goOn(at: time)
    }

    private func make(
        _ entry: SymbolEffectEntry, _ levels: [Int?], _ isStill: Bool, at time: Double
    ) -> SymbolEffectState {
        guard states != nil, entry.trigger == nil, entry.isActive, !isStill,
            SymbolLook.sustained(entry.effect.motion) != nil
        else { return SymbolEffectState(entry, levels: levels, isStill: isStill, at: time) }
        // A state that is asked for of a symbol on the stage is gone over to.
        let inactive = SymbolEffectEntry(effect: entry.effect, options: entry.options, trigger: nil, isActive: false)
        var state = SymbolEffectState(inactive, levels: levels, isStill: isStill, at: time)
        state.update(to: entry, isStill: false, at: time)
        return state
    }

    private func leave(_ state: SymbolEffectState, _ isStill: Bool, at time: Double) {
        guard !isStill else { return }
        var state = state
        state.leave(at: time)
        if state.end() > time { leaving.append(state) }
    }

    func replace(
        _ old: Picture, by new: Picture, _ effect: SymbolEffectConfiguration, _ options: SymbolEffectOptions,
        at time: Double
    ) {
        var replacement = replacement ?? SymbolReplacement()
        replacement.begin(from: old, to: new, effect, speed: options.speed, at: time)
        self.replacement = replacement
        goOn(at: time)
    }

    /// Ends the replacement: the symbol is another one at once, or none.
    func endReplacement() { replacement = nil }

    // MARK: Time

    private func goOn(at time: Double) {
        noteEnd()
        if end > time, !isUnderWay {
            isUnderWay = true
            element.runtime.animator.start(self, at: element.node)
        } else if isUnderWay {
            element.runtime.animator.endsChanged()
        }
    }

    private func noteEnd() {
        end = replacement?.end ?? -.infinity
        for index in states?.indices ?? 0..<0 { end = Swift.max(end, states?[index].end() ?? 0) }
        for index in leaving.indices { end = Swift.max(end, leaving[index].end()) }
    }

    override func play(at time: Double) -> Bool {
        for index in states?.indices ?? 0..<0 { states?[index].forgetWhatIsOver(at: time) }
        for index in leaving.indices.reversed() where leaving[index].end() <= time { leaving.remove(at: index) }
        replacement?.forgetWhatIsOver(at: time)
        if let end = replacement?.end, end <= time { replacement = nil }
        element.redraw()
        isUnderWay = end > time
        return !isUnderWay
    }

    override func isOver(at time: Double) -> Bool { end <= time }

    func stop() {
        guard isUnderWay else { return }
        isUnderWay = false
        element.runtime.animator.stop(self)
    }

    // MARK: What is shown

    /// Returns where the parts of a symbol are drawn.
    func poses(_ picture: Picture, at time: Double) -> [SymbolPose] {
        var poses = picture.restingPoses(parts)
        for index in states?.indices ?? 0..<0 { add(&states![index], to: &poses, picture, at: time) }
        for index in leaving.indices { add(&leaving[index], to: &poses, picture, at: time) }
        if replacement != nil {
            for part in poses.indices {
                poses[part].add(
                    replacement!.look(of: part, at: time), pivot: picture.symbolCenter, line: CGPoint(x: 1, y: 0))
            }
        }
        return poses
    }

    private func add(
        _ state: inout SymbolEffectState, to poses: inout [SymbolPose], _ picture: Picture, at time: Double
    ) {
        let turnsByLayer = state.entry.effect.turns && state.entry.effect.isByLayer
        for part in poses.indices {
            poses[part].add(
                state.look(of: part, at: time), pivot: turnsByLayer ? parts[part].center : picture.symbolCenter,
                line: state.line)
        }
    }

    /// Returns the symbols on their way out, the oldest first, and where their parts are drawn.
    func leavingPictures(at time: Double) -> [(picture: Picture, parts: [SymbolPart], poses: [SymbolPose])] {
        guard let leaving = replacement?.leaving else { return [] }
        return leaving.indices.map { index in
            let (picture, parts) = (leaving[index].picture, leaving[index].parts)
            var poses = picture.restingPoses(parts)
            for part in poses.indices {
                poses[part].add(
                    replacement!.look(of: part, ofLeaving: index, at: time), pivot: picture.symbolCenter,
                    line: CGPoint(x: 1, y: 0))
            }
            return (picture, parts, poses)
        }
    }

    func slash(at time: Double) -> (name: String, share: Double)? { replacement?.slash(at: time) }
}

extension SymbolEffectConfiguration {
    fileprivate var turns: Bool {
        switch motion {
        case .rotate, .wiggle(.turn): true
        default: false
        }
    }
}
