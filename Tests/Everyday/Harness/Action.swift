import SwiftUI
import TallyStage

/// One thing that a person, or the system around, does to a program.
enum Action: CustomStringConvertible {
    case tap(String)
    case tapAt(CGPoint)
    case press(KeyEquivalent, EventModifiers)
    case type(String)
    case drag(CGPoint, CGPoint, TimeInterval)
    case scroll(CGSize, CGPoint)
    case hover(CGPoint)
    case wait(TimeInterval)
    /// The program goes, or comes again from the start.
    case open(Bool)
    case resize(CGSize)
    case prefer(Preference)
    /// Device pixels a point.
    case rescale(CGFloat)
    /// A value of a random tree's world is written, under one of the animations of `Curve`.
    case write(value: Int, at: Int, curve: Int)
    /// A picture is taken: the next one is painted over it.
    case look

    enum Preference: String, CaseIterable {
        case dark, light, rightToLeft, leftToRight, large, normal, german, english, calm, lively
    }

    var description: String {
        func point(_ point: CGPoint) -> String { "(\(Int(point.x)), \(Int(point.y)))" }
        return switch self {
        case .tap(let label): "tap \"\(label)\""
        case .tapAt(let place): "tap \(point(place))"
        case .press(let key, let modifiers): "press \(key.character.debugDescription) \(modifiers.rawValue)"
        case .type(let text): "type \"\(text)\""
        case .drag(let start, let end, let duration): "drag \(point(start)) to \(point(end)) in \(duration)"
        case .scroll(let way, let place): "scroll \(Int(way.width)), \(Int(way.height)) at \(point(place))"
        case .hover(let place): "hover \(point(place))"
        case .wait(let seconds): "wait \(seconds)"
        case .open(let isOpen): isOpen ? "come" : "go"
        case .resize(let size): "resize \(Int(size.width)) x \(Int(size.height))"
        case .prefer(let preference): "prefer \(preference)"
        case .rescale(let scale): "scale \(scale)"
        case .write(let value, let place, let curve): "write \(value) at \(place), curve \(curve)"
        case .look: "look"
        }
    }
}
