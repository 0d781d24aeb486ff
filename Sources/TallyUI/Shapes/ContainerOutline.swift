import Foundation
import Synchronization
import TallyCore

/// The shape of a container as it is some way inside of it: what container relative shapes draw while a path is made.
final class ContainerOutline: Sendable {
    // A path is asked for without a word of its place: the place stands here meanwhile.
    @TaskLocal static var current: ContainerOutline?

    private let outline: @Sendable (_ rect: CGRect, _ amount: CGFloat) -> Path
    /// How far inside, in points; not negative.
    let distance: CGFloat
    private let used = Mutex(false)

    init<S: InsettableShape>(_ shape: S, distance: CGFloat) {
        self.distance = distance
        outline = { rect, amount in
            shape.inset(by: distance + amount).path(over: rect.insetBy(dx: -distance, dy: -distance))
        }
    }

    /// Whether a path was made of it.
    var isUsed: Bool { used.withLock { $0 } }

    func path(_ rect: CGRect, insetBy amount: CGFloat) -> Path {
        used.withLock { $0 = true }
        // A container whose shape is that of a container would go round for ever; it is a rectangle.
        return Self.$current.withValue(nil) { outline(rect, amount.orZero) }
    }
}
