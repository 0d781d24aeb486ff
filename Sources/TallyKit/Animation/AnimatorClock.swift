import TallyCore
import TallyLayers

/// What one block of an animator is played by.
final class AnimatorClock: LayerClock {
    private let track: AnimatorTrack
    @MainActor var block: AnimatorBlock

    @MainActor init(_ track: AnimatorTrack, _ block: AnimatorBlock) {
        self.track = track
        self.block = block
    }

    /// Whether views are touched at their ends, and not where they are seen.
    @MainActor var isHitTestedByHand: Bool { track.isHitTestedByHand }

    func progress(at time: Double) -> Double {
        let this = OnMain(self)
        return MainActor.assumeIsolated { this.value.track.progress(at: time, this.value.block) }
    }

    var isRunning: Bool {
        let track = OnMain(track)
        return MainActor.assumeIsolated { track.value.isRunning }
    }

    var endTime: Double {
        let track = OnMain(track)
        return MainActor.assumeIsolated { track.value.endTime }
    }
}

/// When a block of an animator begins, and where it stood when another pace took over.
struct AnimatorBlock {
    /// The share of the animator's time at which it begins.
    var start = 0.0
    /// How far it was when the leg began.
    var base = 0.0
    /// The share of the leg's time at which it moves.
    var legStart = 0.0
}

/// The way from where an animator stood to one of its ends, by a pace of its own.
struct AnimatorLeg {
    let pace: AnimatorPace
    /// 1: the end, 0: the start.
    let goal: Double

    func leads(_ toEnd: Bool) -> Bool { (goal == 1) == toEnd }
}

extension Double {
    /// Returns the share of what is left after a share of the whole; 0 before.
    func after(_ start: Double) -> Double {
        if start <= 0 { return self }
        return start < 1 ? max((self - start) / (1 - start), 0) : self >= 1 ? 1 : 0
    }
}
