import TallyCombine
import Testing

@Suite struct SubjectTests {
    private let clock = TestClock()

    @Test func `a passthrough subject loses what nobody has asked for`() {
        let subject = PassthroughSubject<Int, Oops>()
        let listener = Listener<Int, Oops>(clock, asks: .max(1))
        subject.send(1)
        subject.subscribe(listener)
        subject.send(2)
        subject.send(3)
        listener.ask(.max(1))
        subject.send(4)
        subject.send(completion: .failure(Oops()))
        subject.send(5)
        #expect(listener.text == "(24#)" && listener.faults == [])
    }

    @Test func `a current value waits for who has not asked, and is the newest then`() {
        let subject = CurrentValueSubject<Int, Oops>(1)
        let listener = Listener<Int, Oops>(clock, asks: .none)
        subject.subscribe(listener)
        subject.send(2)
        subject.send(3)
        #expect(listener.text == "")
        listener.ask(.max(2))
        #expect(listener.text == "3")
        subject.send(4)
        subject.send(5)
        #expect(listener.text == "(34)")
        listener.ask(.max(1))
        #expect(listener.text == "(345)" && listener.faults == [])
    }

    @Test func `who subscribes after the end gets the end`() {
        let (plain, current) = (PassthroughSubject<Int, Oops>(), CurrentValueSubject<Int, Oops>(1))
        plain.send(completion: .failure(Oops()))
        current.send(completion: .finished)
        current.send(2)
        let listeners = [Listener<Int, Oops>(clock), Listener<Int, Oops>(clock)]
        plain.subscribe(listeners[0])
        current.subscribe(listeners[1])
        #expect(listeners.map(\.text) == ["#", "|"])
        #expect(current.value == 1)
    }

    @Test func `a value that is sent while one is delivered is delivered inside`() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        let first = subject.sink { value in
            log.append("first \(value)")
            if value < 3 { subject.send(value + 1) }
        }
        let second = subject.sink { log.append("second \($0)") }
        subject.send(1)
        #expect(log == ["first 1", "first 2", "first 3", "second 3", "second 2", "second 1"])
        _ = (first, second)
    }

    @Test func `who cancels itself inside a value gets no more and no end`() {
        let subject = PassthroughSubject<Int, Oops>()
        let listener = Listener<Int, Oops>(clock) { listener, value in if value == 2 { listener.cancel() } }
        subject.map { $0 }.filter { _ in true }.subscribe(listener)
        for value in 1...4 { subject.send(value) }
        subject.send(completion: .finished)
        #expect(listener.text == "(12)" && listener.faults == [])
    }

    @Test func `a subject passes on what a publisher delivers, and asks when it is asked`() {
        let subject = PassthroughSubject<String, Oops>()
        let source = MarbleSource("ab|", clock)
        let tie = source.subscribe(subject)
        #expect(source.notes.lines == [])
        let listener = Listener<String, Oops>(clock)
        subject.subscribe(listener)
        #expect(source.notes.lines == ["unlimited"])
        clock.run(until: 9)
        #expect(listener.text == "ab|")
        _ = tie
    }

    @Test func `a current value subject asks for everything at once`() {
        let subject = CurrentValueSubject<String, Oops>("0")
        let source = MarbleSource("ab", clock)
        let tie = source.subscribe(subject)
        clock.run(until: 1)
        #expect(subject.value == "b")
        tie.cancel()
        #expect(source.notes.lines == ["unlimited", "cancel@1"])
    }
}
