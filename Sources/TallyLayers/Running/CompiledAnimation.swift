internal import Foundation

/// An animation without keys, casts and optionals: what a frame reads.
struct CompiledAnimation {
    let timing: MediaTiming
    /// The pace of a cycle; nil is linear.
    let curve: TimingCurve?
    let content: Content

    enum Content {
        /// It takes its time and changes nothing.
        case nothing
        case value(ValueTrack)
        case keyframes(KeyframeTrack)
        case path(PathTrack)
        case group([CompiledAnimation])
        case transition(from: Double, to: Double)
    }

    /// Children whose duration is 0 have the group's.
    init(_ source: CAAnimation) {
        timing = MediaTiming(source)
        let function = source.timingFunction
        curve = function.flatMap { $0.isLinear ? nil : $0.curve }
        content = Content(source)
    }

    private var isAdditive: Bool {
        switch content {
        case .value(let track): track.target.isAdditive
        case .keyframes(let track): track.target.isAdditive
        case .path(let track): track.target.isAdditive
        default: false
        }
    }

    /// What replaces comes before what adds, otherwise in the order given.
    static func children(of group: CAAnimationGroup) -> [CompiledAnimation] {
        let all = (group.animations ?? []).map { CompiledAnimation($0) }
        return all.filter { !$0.isAdditive } + all.filter { $0.isAdditive }
    }

    /// What it changes; a property of a group may appear again.
    var properties: [LayerProperty] {
        switch content {
        case .nothing, .transition: []
        case .value(let track): [track.target.keyPath.property]
        case .keyframes(let track): [track.target.keyPath.property]
        case .path(let track): track.properties
        case .group(let children): children.flatMap(\.properties)
        }
    }

    /// Writes what it shows at a time of its parent: the layer, or the group.
    func apply(
        to store: inout some LayerValueStore, at parentTime: Double, previous: LayerValue?, isChild: Bool = false
    ) {
        var moment = timing.moment(at: parentTime)
        if isChild && !moment.isInEffect && moment.phase == .after { moment.isInEffect = ends(at: parentTime) }
        guard moment.isInEffect else { return }
        switch content {
        case .nothing, .transition: break
        case .value(let track):
            let fraction = track.pace?.progress(at: moment.progress * timing.duration) ?? eased(moment.progress)
            track.apply(
                fraction, cycle: moment.cycle, reversed: timing.autoreverses, previous: previous, to: &store)
        case .keyframes(let track):
            track.apply(eased(moment.progress), cycle: moment.cycle, reversed: timing.autoreverses, to: &store)
        case .path(let track):
            track.apply(eased(moment.progress), cycle: moment.cycle, reversed: timing.autoreverses, to: &store)
        case .group(let children):
            let time = eased(moment.progress) * timing.duration
            for child in children { child.apply(to: &store, at: time, previous: nil, isChild: true) }
        }
    }

    /// Writes what it shows at a share of its way, whatever its own time and pace say; beyond 0 and 1 it goes on.
    func apply(to store: inout some LayerValueStore, progress: Double) {
        switch content {
        case .nothing, .transition: break
        case .value(let track): track.apply(progress, cycle: 0, reversed: false, previous: nil, to: &store)
        case .keyframes(let track): track.apply(eased(progress), cycle: 0, reversed: false, to: &store)
        case .path(let track): track.apply(eased(progress), cycle: 0, reversed: false, to: &store)
        case .group(let children): for child in children { child.apply(to: &store, progress: progress) }
        }
    }

    @inline(__always)
    func eased(_ progress: Double) -> Double { curve?.value(at: progress) ?? progress }

    /// Whether it ends just then. A group that is held at its end also holds the children that end with it.
    private func ends(at parentTime: Double) -> Bool {
        timing.isValid && timing.activeDuration > 0 && parentTime <= timing.endTime + 1e-9 * timing.activeDuration
    }
}

extension CompiledAnimation.Content {
    init(_ source: CAAnimation) {
        switch source {
        case let source as CABasicAnimation: self = ValueTrack(source).map { .value($0) } ?? .nothing
        case let source as CAKeyframeAnimation:
            if let path = source.path {
                self = PathTrack(source, path).map { .path($0) } ?? .nothing
            } else {
                self = KeyframeTrack(source).map { .keyframes($0) } ?? .nothing
            }
        case let source as CAAnimationGroup: self = .group(CompiledAnimation.children(of: source))
        case let source as CATransition:
            let start = source.startProgress.isFinite ? Double(source.startProgress) : 0
            let end = source.endProgress.isFinite ? Double(source.endProgress) : 1
            self = .transition(from: start, to: Swift.max(start, end))
        default: self = .nothing
        }
    }
}
