import SwiftUI
import TallyStage
import Testing

@MainActor
struct SubjectTests {
    @Test func `a passthrough subject delivers what is sent while somebody is subscribed`() {
        let subject = PassthroughSubject<Int, Never>()
        var got: [Int] = []
        subject.send(1)
        let subscription = subject.sink { got.append($0) }
        subject.send(2)
        subject.send(3)
        subscription.cancel()
        subject.send(4)
        #expect(got == [2, 3])
    }

    @Test func `a current value is delivered at once, and each new one`() {
        let subject = CurrentValueSubject<Int, Never>(5)
        var got: [Int] = []
        let subscription = subject.sink { got.append($0) }
        subject.value = 6
        subject.send(7)
        #expect(subject.value == 7)
        subject.send(completion: .finished)
        subject.send(8)
        #expect(got == [5, 6, 7])
        #expect(subject.value == 7)
        subscription.cancel()
    }

    @Test func `who cancels another while a value is delivered keeps it from the other`() {
        let subject = PassthroughSubject<Void, Never>()
        var second: AnyCancellable?
        var log: [String] = []
        let first = subject.sink { _ in
            log.append("first")
            second?.cancel()
        }
        second = subject.sink { _ in log.append("second") }
        subject.send()
        #expect(log == ["first"])
        first.cancel()
    }

    @Test func `a view receives what a subject sends`() {
        let subject = PassthroughSubject<Int, Never>()
        struct Sum: View {
            let subject: PassthroughSubject<Int, Never>
            @State private var sum = 0
            var body: some View { Text(verbatim: "\(sum)").onReceive(subject) { sum += $0 } }
        }
        let stage = Stage(size: CGSize(width: 60, height: 60)) { Sum(subject: subject) }
        stage.advance(by: 0)
        subject.send(3)
        subject.send(4)
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "7")
    }

    @Test func `a view that is given another subject hears that one, and the one before no more`() {
        let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
        let place = Remote(0)
        struct Sum: View {
            let subject: PassthroughSubject<Int, Never>
            @State private var sum = 0
            var body: some View { Text(verbatim: "\(sum)").onReceive(subject) { sum += $0 } }
        }
        let stage = Stage(size: CGSize(width: 60, height: 60)) { Playing(place) { Sum(subject: subjects[$0]) } }
        subjects[0].send(1)
        place.value = 1
        stage.advance(by: 0)
        subjects[0].send(10)
        subjects[1].send(100)
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "101")
    }
}
