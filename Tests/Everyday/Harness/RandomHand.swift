import SwiftUI
import TallyStage

/// A hand that taps, drags and types at random, mostly at what it sees, and does not wait for anything.
///
/// The same seed does the same on the same program.
@MainActor
struct RandomHand {
    private var random: SplitMix
    /// Sizes, directions and the other wishes of a person are left alone.
    private let keepsPreferences: Bool

    init(seed: UInt64, keepsPreferences: Bool = false) {
        random = SplitMix(seed)
        self.keepsPreferences = keepsPreferences
    }

    mutating func next(_ player: Player) -> Action {
        if player.world != nil, Bool.random(using: &random) { return write() }
        return anything(player)
    }

    private mutating func write() -> Action {
        .write(
            value: Int.random(in: 0...4, using: &random), at: Int.random(in: 0..<World.places, using: &random),
            curve: Int.random(in: Curve.all.indices, using: &random))
    }

    private mutating func anything(_ player: Player) -> Action {
        switch Int.random(in: 0..<100, using: &random) {
        case ..<34: tap(player)
        case ..<40: .tapAt(point(player))
        case ..<46: drag(player)
        case ..<48: leaveByHand(player)
        case ..<52:
            .scroll(CGSize(width: 0, height: CGFloat(Int.random(in: -9...9, using: &random) * 40)), point(player))
        case ..<58: .press(key(), Int.random(in: 0..<5, using: &random) == 0 ? .shift : [])
        case ..<62: .type(["a", "7", "hello", "-1.5", " ", "0", "Ünï", "1,234"].randomElement(using: &random) ?? "a")
        case ..<64: .hover(point(player))
        case ..<84: .wait(pause())
        case ..<88: .open(!player.door.isOpen)
        case ..<94: wish()
        default: .look
        }
    }

    private mutating func pause() -> TimeInterval {
        let pauses: [TimeInterval] = [0, 1.0 / 60, 0.05, 0.1, 0.17, 0.3, 0.6]
        return pauses.randomElement(using: &random) ?? 0
    }

    private mutating func tap(_ player: Player) -> Action {
        let frame = player.stage.frame
        guard let element = frame.accessibility.randomElement(using: &random) else { return .tapAt(point(player)) }
        return .tapAt(CGPoint(x: element.rect.midX.rounded(), y: element.rect.midY.rounded()))
    }

    private mutating func point(_ player: Player) -> CGPoint {
        CGPoint(
            x: CGFloat(Int.random(in: 0...Int(player.stage.size.width), using: &random)),
            y: CGFloat(Int.random(in: 0...Int(player.stage.size.height), using: &random)))
    }

    private mutating func drag(_ player: Player) -> Action {
        let start = point(player)
        let durations: [TimeInterval] = [0, 0.05, 0.25]
        let duration = durations.randomElement(using: &random) ?? 0
        if Bool.random(using: &random) { return .drag(start, point(player), duration) }
        let way = CGFloat(Int.random(in: -300...300, using: &random))
        let isAcross = Bool.random(using: &random)
        return .drag(start, CGPoint(x: start.x + (isAcross ? way : 0), y: start.y + (isAcross ? 0 : way)), duration)
    }

    /// As one swipes a sheet down, or a screen back from the edge.
    private mutating func leaveByHand(_ player: Player) -> Action {
        let size = player.stage.size
        let duration = Bool.random(using: &random) ? 0.25 : 0.1
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            let top = CGPoint(x: size.width / 2, y: size.height * 0.2)
            return .drag(top, CGPoint(x: top.x, y: size.height * 0.95), duration)
        case 1:
            return .drag(CGPoint(x: 1, y: size.height / 2), CGPoint(x: size.width * 0.8, y: size.height / 2), duration)
        default:
            let edge = CGPoint(x: size.width - 1, y: size.height / 2)
            return .drag(edge, CGPoint(x: size.width * 0.2, y: size.height / 2), duration)
        }
    }

    private mutating func key() -> KeyEquivalent {
        [.tab, .space, .return, .escape, .delete, .upArrow, .downArrow, .leftArrow, .rightArrow]
            .randomElement(using: &random) ?? .tab
    }

    private mutating func wish() -> Action {
        if keepsPreferences { return .look }
        if Int.random(in: 0..<3, using: &random) == 0 {
            let sizes = [(390, 700), (320, 480), (700, 390), (1024, 768), (120, 90), (1, 1)]
            let size = sizes.randomElement(using: &random) ?? (390, 700)
            return .resize(CGSize(width: size.0, height: size.1))
        }
        if Int.random(in: 0..<6, using: &random) == 0 {
            let scales: [CGFloat] = [1, 2, 1.25, 3, 0.5, .nan, 0, -2]
            return .rescale(scales.randomElement(using: &random) ?? 1)
        }
        return .prefer(Action.Preference.allCases.randomElement(using: &random) ?? .dark)
    }
}
