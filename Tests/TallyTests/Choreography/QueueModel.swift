@testable import Tally

/// What a queue has to do, said another way: in whole milliseconds, one after the other, with neither views nor clocks.
struct QueueModel {
    var policy: QueuePolicy
    private(set) var current: Pose
    private(set) var log: [String] = []
    private var waiting: [Pose] = []
    /// When the state being played is over; `nil`: at rest.
    private var end: Int?

    init(_ initial: Pose, policy: QueuePolicy) {
        current = initial
        self.policy = policy
    }

    private static func length(_ pose: Pose) -> Int {
        switch pose {
        case .idle: 350
        case .upward: 550
        case .downward: 250
        case .instant: 0
        }
    }

    private mutating func start(_ pose: Pose, _ time: Int) {
        current = pose
        end = time + Self.length(pose)
        log.append("\(pose)@\(time / 1000).\(String(time % 1000 / 10 + 100).dropFirst())")
    }

    /// Plays everything that is over by then.
    mutating func play(until time: Int) {
        while let over = end, over <= time {
            end = nil
            if !waiting.isEmpty { start(waiting.removeFirst(), over) }
        }
    }

    mutating func ask(_ pose: Pose, at time: Int) {
        play(until: time)
        let wish = waiting.last ?? current
        if wish == pose { return }
        if end == nil {
            start(pose, time)
        } else {
            switch policy {
            case .drop: return
            case .queue: waiting.append(pose)
            case .latest: waiting = pose == current ? [] : [pose]
            case .interrupt:
                waiting = []
                if pose != current { start(pose, time) }
            }
        }
        play(until: time)
    }
}
