import TallyCore
import TallyMotion

/// One symbol going over to another: what goes, what comes, and a slash that is drawn.
struct SymbolReplacement {
    /// A symbol on its way out.
    struct Leaving {
        let picture: Picture
        let parts: [SymbolPart]
        var motions: [Motion<Vector4>]
    }

    private(set) var leaving: [Leaving] = []
    /// Of the parts of the symbol that stays; empty: it is at rest.
    private var coming: [Motion<Vector4>] = []
    private var slash: (name: String, motion: Motion<Double>)?

    init() {}

    mutating func begin(
        from old: Picture, to new: Picture, _ effect: SymbolEffectConfiguration, speed: Double, at time: Double
    ) {
        guard let oldName = old.symbolName, let newName = new.symbolName else { return }
        var (style, isMagic) = (SymbolMotion.ReplaceStyle.downUp, true)
        if case .replace(let asked, let magic) = effect.motion { (style, isMagic) = (asked, magic) }
        if isMagic, oldName.unslashed == newName.unslashed {
            return drawSlash(from: oldName, to: newName, speed: speed, at: time)
        }
        slash = nil
        let spring = Animation.spring(duration: 0.4, bounce: 0.2).speed(speed)
        let going = Animation.spring(duration: 0.25, bounce: 0).speed(speed)
        func spec(_ part: Int, _ animation: Animation, after delay: Double) -> MotionSpec {
            let delay = (delay + (effect.isByLayer ? 0.05 * Double(part) : 0)) / speed
            return (delay > 0 ? animation.delay(delay) : animation).spec
        }
        let oldParts = old.parts
        var gone = coming
        if gone.isEmpty { gone = oldParts.map { _ in Self.rest(.zero, at: time) } }
        for part in gone.indices {
            gone[part].retarget(
                to: style == .upUp ? SymbolLook.larger : SymbolLook.smaller, spec: spec(part, going, after: 0), at: time
            )
        }
        coming = []
        // A symbol that is wanted again comes back from where it is.
        if let index = leaving.lastIndex(where: { $0.picture.symbolName == newName }) {
            coming = leaving.remove(at: index).motions
        } else {
            coming = new.parts.map { _ in Self.rest(SymbolLook.smaller, at: time) }
        }
        for part in coming.indices {
            coming[part].retarget(to: .zero, spec: spec(part, spring, after: style == .downUp ? 0.1 : 0), at: time)
        }
        if style == .offUp {
            leaving = []
        } else {
            leaving.append(Leaving(picture: old, parts: oldParts, motions: gone))
        }
    }

    private static func rest(_ look: Vector4, at time: Double) -> Motion<Vector4> {
        Motion(from: look, to: look, spec: Animation.linear(duration: 0).spec, at: time)
    }

    private mutating func drawSlash(from old: String, to new: String, speed: Double, at time: Double) {
        let isSlashed = new.isSlashed
        var motion = slash?.motion
        if slash == nil {
            let from = isSlashed ? 0.0 : 1
            motion = Motion(from: from, to: from, spec: Animation.linear(duration: 0).spec, at: time)
        }
        motion?.retarget(
            to: isSlashed ? 1 : 0, spec: Animation.spring(duration: 0.35, bounce: 0).speed(speed).spec, at: time)
        slash = motion.map { (isSlashed ? new : old, $0) }
    }

    /// Returns the name of the slashed symbol and how much of the slash is there, while it is being drawn.
    mutating func slash(at time: Double) -> (name: String, share: Double)? {
        guard slash != nil, let name = slash?.name, let share = slash?.motion.value(at: time) else { return nil }
        return (name, Swift.min(Swift.max(share, 0), 1))
    }

    mutating func look(of part: Int, at time: Double) -> Vector4 {
        coming.isEmpty ? .zero : coming[min(part, coming.count - 1)].value(at: time)
    }

    mutating func look(of part: Int, ofLeaving index: Int, at time: Double) -> Vector4 {
        let last = leaving[index].motions.count - 1
        return last < 0 ? .zero : leaving[index].motions[min(part, last)].value(at: time)
    }

    var end: Double {
        var end = slash?.motion.removalTime ?? -.infinity
        for motion in coming { end = Swift.max(end, motion.removalTime ?? .infinity) }
        for one in leaving { for motion in one.motions { end = Swift.max(end, motion.removalTime ?? .infinity) } }
        return end
    }

    mutating func forgetWhatIsOver(at time: Double) {
        leaving.removeAll { $0.motions.allSatisfy { ($0.removalTime ?? .infinity) <= time } }
        if let end = slash?.motion.removalTime, end <= time { slash = nil }
    }
}

extension String {
    fileprivate var isSlashed: Bool { split(separator: ".").contains("slash") }
    fileprivate var unslashed: [Substring] { split(separator: ".").filter { $0 != "slash" } }
}
