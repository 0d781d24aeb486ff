import Foundation
import TallyLayers

/// Notes what the blocks of `addKeyframe` change, and makes one animation of each value.
@MainActor
final class KeyframeRecorder {
    private var tracks: [Track] = []
    /// Where the keyframe under way begins and ends, of the whole.
    private var span = (start: 0.0, end: 1.0)

    private final class Track {
        let layer: CALayer
        let key: String
        var frames: [(time: Double, value: LayerValue)]

        init(_ layer: CALayer, _ key: String, _ first: LayerValue) {
            self.layer = layer
            self.key = key
            frames = [(0, first)]
        }
    }

    func keyframe(from start: Double, lasting duration: Double, _ body: () -> Void) {
        let outer = span
        let from = min(max(start, 0), 1)
        span = (from, min(max(from + max(duration, 0), 0), 1))
        body()
        span = outer
    }

    func add(_ layer: CALayer, _ key: String, from old: LayerValue, to new: LayerValue) {
        if key == "bounds", case .rect(let old) = old, case .rect(let new) = new {
            note(layer, "bounds.origin", .pair(SIMD2(old.x, old.y)), .pair(SIMD2(new.x, new.y)))
            note(layer, "bounds.size", .pair(SIMD2(old.z, old.w)), .pair(SIMD2(new.z, new.w)))
        } else {
            note(layer, key, old, new)
        }
    }

    private func note(_ layer: CALayer, _ key: String, _ old: LayerValue, _ new: LayerValue) {
        if old == new { return }
        let track =
            tracks.first { $0.layer === layer && $0.key == key }
            ?? {
                let made = Track(layer, key, old)
                tracks.append(made)
                return made
            }()
        // A value holds until the keyframe that changes it begins.
        if let last = track.frames.last, last.time < span.start { track.frames.append((span.start, last.value)) }
        if span.end > (track.frames.last?.time ?? 0) {
            track.frames.append((span.end, new))
        } else {
            track.frames[track.frames.count - 1].value = new
        }
    }

    /// Adds the animations of all that was noted.
    func addAnimations(of animation: ViewAnimation, mode: CAAnimationCalculationMode, isEased: Bool) {
        for track in tracks {
            guard let path = LayerKeyPath(track.key) else { continue }
            var frames = track.frames
            if let last = frames.last, last.time < 1 { frames.append((1, last.value)) }
            let keyframes = CAKeyframeAnimation(keyPath: track.key)
            keyframes.values = frames.map { $0.value.any(as: path.kind) ?? NSNull() }
            keyframes.keyTimes = frames.map { NSNumber(value: $0.time) }
            keyframes.calculationMode = mode
            keyframes.duration = animation.duration
            if isEased { keyframes.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut) }
            if case .curve(let function) = animation.pace, !isEased { keyframes.timingFunction = function }
            animation.add(keyframes, to: track.layer, forKey: track.key)
        }
    }
}

extension UIView {
    /// Moves what the blocks of `addKeyframe(withRelativeStartTime:relativeDuration:animations:)` inside change, each in its time.
    ///
    /// The whole is eased at both ends, unless a curve is forced in among the options. Without any such block it is a plain
    /// `animate`.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let flags = AnimationOptions(rawValue: options.rawValue & 0x23f | options.rawValue & (15 << 16))
        let animation = ViewAnimation(
            duration: duration, delay: delay, pace: .init(flags), options: flags, completion: completion)
        animation.inherit()
        let recorder = KeyframeRecorder()
        KeyframeScope.animation = animation
        animation.run {
            let outer = KeyframeScope.recorder
            KeyframeScope.recorder = recorder
            animations()
            KeyframeScope.recorder = outer
        }
        recorder.addAnimations(
            of: animation, mode: .init(options.rawValue >> 10 & 7), isEased: flags.curve == 0)
        animation.close()
    }

    /// - Parameters:
    ///   - frameStartTime: of the whole, 0...1.
    ///   - frameDuration: of the whole, 0...1.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let recorder = KeyframeScope.recorder, let animation = ViewAnimation.current else { return animations() }
        let outer = animation.keyframes
        animation.keyframes = recorder
        recorder.keyframe(from: frameStartTime, lasting: frameDuration) {
            animations()
            animation.layOutWaiting()
        }
        animation.keyframes = outer
    }
}

/// The keyframes that blocks under way are noted for.
@MainActor
private enum KeyframeScope {
    static var recorder: KeyframeRecorder?
    static weak var animation: ViewAnimation?
}

extension CAAnimationCalculationMode {
    fileprivate init(_ number: UInt) {
        switch number {
        case 1: self = .discrete
        case 2: self = .paced
        case 3: self = .cubic
        case 4: self = .cubicPaced
        default: self = .linear
        }
    }
}
