import Foundation
import SwiftUI
import TallyStage
import Testing

@testable import Tally

/// Every order of three requests, at every tenth of a second, under every policy, against a model.
@MainActor
struct ExhaustiveQueueTests {
    private struct Case {
        let queue: StateQueue<Pose>
        let journal: Journal
        var model: QueueModel
        /// In tenths of a second.
        let requests: [(time: Int, pose: Pose)]
        let title: String
    }

    /// A number of views so small that they all fit on one stage.
    private struct Company: View {
        let cases: [Case]
        var body: some View {
            ForEach(cases.indices, id: \.self) { index in
                let journal = cases[index].journal
                Color.clear.performs(cases[index].queue) { journal.note($0) }
            }
        }
    }

    private static let poses: [Pose] = [.idle, .upward, .downward]

    private static func cases(_ policy: QueuePolicy, _ first: Pose, _ second: Pose) -> [Case] {
        var cases: [Case] = []
        for third in poses {
            for early in 0...9 {
                for late in early...9 {
                    let requests = [(0, first), (early, second), (late, third)]
                    cases.append(
                        Case(
                            queue: StateQueue(.idle, policy: policy), journal: Journal(),
                            model: QueueModel(.idle, policy: policy), requests: requests,
                            title: "\(policy): \(requests)"))
                }
            }
        }
        return cases
    }

    @Test(arguments: QueuePolicy.allCases)
    func `three requests at every tenth of a second do what the model does`(policy: QueuePolicy) {
        // A first request for the state at rest is none.
        for first in Self.poses.dropFirst() {
            for second in Self.poses { play(Self.cases(policy, first, second)) }
        }
    }

    private func play(_ company: [Case]) {
        var cases = company
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Company(cases: company) }
        // Ends are played at their times, whatever the frames.
        stage.frameRate = 0.1
        stage.advance(by: 0)
        for item in cases {
            item.journal.stage = stage
            item.journal.clear()
        }
        for tenth in 0...9 {
            for index in cases.indices {
                for request in cases[index].requests where request.time == tenth {
                    cases[index].queue.request(request.pose)
                    cases[index].model.ask(request.pose, at: tenth * 100)
                }
            }
            stage.advance(by: 0.1)
        }
        stage.advance(by: 3)
        for index in cases.indices {
            cases[index].model.play(until: 10_000)
            let item = cases[index]
            let isRight =
                item.journal.lines == item.model.log && item.queue.current == item.model.current
                && !item.queue.isAnimating && item.queue.pending.isEmpty
            if isRight { continue }
            Issue.record("\(item.title): \(item.journal.lines), but the model says \(item.model.log)")
            return
        }
        #expect(!stage.isAnimating)
    }
}
