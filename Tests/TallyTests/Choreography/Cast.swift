import Foundation
import SwiftUI
import Tally
import TallyStage

/// The states of the views in these tests.
enum Pose: String, AnimatedState {
    case idle, upward, downward, instant

    var duration: Duration {
        switch self {
        case .idle: .milliseconds(350)
        case .upward: .milliseconds(550)
        case .downward: .milliseconds(250)
        case .instant: .zero
        }
    }
    var animation: Animation { .linear(duration: Double(duration.components.attoseconds) * 1e-18) }

    var offset: CGFloat {
        switch self {
        case .idle: 0
        case .upward: -100
        case .downward: 100
        case .instant: 50
        }
    }
}

/// What a view was asked to be, and when.
@MainActor
final class Journal {
    var lines: [String] = []
    weak var stage: Stage?

    func note(_ pose: some AnimatedState, by name: String = "") {
        lines.append("\(name.isEmpty ? "" : name + " ")\(pose)@\(Self.print(stage?.time ?? 0))")
    }
    func clear() { lines = [] }

    static func print(_ time: TimeInterval) -> String { String(format: "%.2f", time) }
}

/// A view that goes up and down as a queue says.
struct Dancer: View {
    let queue: StateQueue<Pose>
    let journal: Journal
    var name = ""
    @State private var offset: CGFloat = 0

    var body: some View {
        Text(verbatim: "dancer\(name)").offset(y: offset)
            .performs(queue) { pose in
                offset = pose.offset
                journal.note(pose, by: name)
            }
    }
}

/// A queue and the view that performs it, on a stage.
@MainActor
final class Solo {
    let queue: StateQueue<Pose>
    let journal = Journal()
    let stage: Stage

    init(_ initial: Pose = .idle, policy: QueuePolicy = .latest) {
        let queue = StateQueue(initial, policy: policy)
        self.queue = queue
        let journal = journal
        stage = Stage(size: CGSize(width: 100, height: 300)) { Dancer(queue: queue, journal: journal) }
        journal.stage = stage
        stage.advance(by: 0)
        journal.clear()
    }

    /// Asks, and plays on.
    func ask(_ pose: Pose, then seconds: TimeInterval = 0) {
        queue.request(pose)
        stage.advance(by: seconds)
    }

    /// How far below its place the view is seen.
    var offset: CGFloat { stage.frame.texts[0].rect.midY - 150 }
}
