import Combine
import SwiftUI
import TallyStage
import Testing

/// Which publisher `onReceive` listens to while bodies make new ones.
@MainActor
struct OnReceiveTests {
    @MainActor @Observable
    final class Model {
        var number = 0
        var other = 0
    }

    private struct Page<P: Publisher>: View where P.Failure == Never {
        let model: Model
        let log: Log
        let publisher: (Int) -> P
        var body: some View {
            Text("\(model.number) \(model.other)").onReceive(publisher(model.number)) { log("\($0)") }
        }
    }

    /// What is received at first, after an update that changes the publisher, and after one that does not.
    private func received<P: Publisher>(_ publisher: @escaping (Int) -> P) -> [[String]] where P.Failure == Never {
        let (model, log) = (Model(), Log())
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Page(model: model, log: log, publisher: publisher) }
        var all: [[String]] = []
        stage.advance(by: 0)
        all.append(log.take())
        model.number = 1
        stage.advance(by: 0)
        all.append(log.take())
        model.other = 1
        stage.advance(by: 0)
        all.append(log.take())
        return all
    }

    @Test func `a value is another publisher as soon as it is another value`() {
        #expect(received { Just($0) } == [["0"], ["1"], []])
        #expect(received { [$0, $0 + 1].publisher } == [["0", "1"], ["1", "2"], []])
    }

    @Test func `behind operators, and erased, what is inside tells`() {
        #expect(received { Just($0).map { $0 * 2 } } == [["0"], ["2"], []])
        #expect(received { Just($0).map { $0 * 2 }.eraseToAnyPublisher() } == [["0"], ["2"], []])
        #expect(received { Just($0).eraseToAnyPublisher() } == [["0"], ["1"], []])
        #expect(received { _ in Just(5).map { $0 * 2 }.filter { $0 > 3 } } == [["10"], [], []])
    }

    @Test func `an object is the same publisher whatever body it is found by`() {
        let subject = CurrentValueSubject<Int, Never>(7)
        #expect(received { _ in subject } == [["7"], [], []])
        #expect(received { _ in subject.removeDuplicates() } == [["7"], [], []])
        #expect(received { number in subject.map { $0 + number } } == [["7"], [], []])
        #expect(received { _ in subject.removeDuplicates().eraseToAnyPublisher() } == [["7"], [], []])
    }
}
