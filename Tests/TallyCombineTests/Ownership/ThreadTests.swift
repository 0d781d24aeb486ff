import Synchronization
import TallyCombine
import Testing

/// Counts what is delivered to it, and whether two deliveries overlap.
private final class Meter: Sendable {
    private let inside = Atomic(0)
    private let count = Atomic(0)
    private let overlaps = Atomic(0)
    private let ends = Atomic(0)

    func deliver() {
        if inside.add(1, ordering: .sequentiallyConsistent).newValue > 1 {
            overlaps.add(1, ordering: .sequentiallyConsistent)
        }
        // Long enough for another thread to come.
        for _ in 0..<500 { _ = inside.load(ordering: .sequentiallyConsistent) }
        count.add(1, ordering: .sequentiallyConsistent)
        inside.subtract(1, ordering: .sequentiallyConsistent)
    }

    func end() { ends.add(1, ordering: .sequentiallyConsistent) }

    var read: (count: Int, overlaps: Int, ends: Int) {
        (
            count.load(ordering: .sequentiallyConsistent), overlaps.load(ordering: .sequentiallyConsistent),
            ends.load(ordering: .sequentiallyConsistent)
        )
    }
}

/// Subjects may be sent to from any thread.
private struct Senders: @unchecked Sendable {
    let subjects: [PassthroughSubject<Int, Never>]

    func send(_ count: Int) async {
        await withTaskGroup(of: Void.self) { group in
            for index in subjects.indices {
                group.addTask {
                    for value in 0..<count { subjects[index].send(value) }
                    subjects[index].send(completion: .finished)
                }
            }
        }
    }
}

@Suite struct ThreadTests {
    private let senders = Senders(subjects: (0..<4).map { _ in PassthroughSubject() })

    @Test func `what several threads send to a merge comes one after another, and its end once`() async {
        let meter = Meter()
        let tie = Publishers.MergeMany(senders.subjects).sink(
            receiveCompletion: { _ in meter.end() }, receiveValue: { _ in meter.deliver() })
        await senders.send(2000)
        #expect(meter.read == (8000, 0, 1))
        _ = tie
    }

    @Test func `pairs of what several threads send are whole, and none is lost`() async {
        let meter = Meter()
        let all = senders.subjects
        let tie = all[0].zip(all[1], all[2], all[3]).sink(
            receiveCompletion: { _ in meter.end() },
            receiveValue: { if $0.0 == $0.1, $0.1 == $0.2, $0.2 == $0.3 { meter.deliver() } })
        await senders.send(2000)
        #expect(meter.read == (2000, 0, 1))
        _ = tie
    }

    @Test func `who cancels while others send gets nothing when it has`() async {
        for _ in 0..<50 {
            let senders = Senders(subjects: (0..<4).map { _ in PassthroughSubject() })
            let meter = Meter()
            let tie = Publishers.MergeMany(senders.subjects).map { $0 }.sink(
                receiveCompletion: { _ in meter.end() }, receiveValue: { _ in meter.deliver() })
            let sending = Task { await senders.send(50) }
            tie.cancel()
            await sending.value
            #expect(meter.read.overlaps == 0)
        }
    }
}
