import TallyCombine
import Testing

@Suite struct SharingTests {
    private let clock = TestClock()

    @Test func `those who share have one subscription, which ends with the last of them`() {
        let source = MarbleSource("a-b-c", clock)
        let shared = source.share()
        let listeners = (0..<2).map { _ in Listener<String, Oops>(clock) }
        #expect(source.notes.subscriptions == 0)
        shared.subscribe(listeners[0])
        clock.run(until: 1)
        shared.subscribe(listeners[1])
        clock.run(until: 2)
        listeners[0].cancel()
        #expect(source.notes.lines == ["unlimited"])
        clock.run(until: 4)
        listeners[1].cancel()
        #expect(listeners.map(\.text) == ["a-b", "--b-c"])
        #expect(source.notes.lines == ["unlimited", "cancel@4"] && source.notes.subscriptions == 1)
    }

    @Test func `a multicast delivers when it is connected, as long as its connection is kept`() {
        let source = MarbleSource("a-b-c", clock)
        let multicast = source.multicast { PassthroughSubject<String, Oops>() }
        let listeners = (0..<2).map { _ in Listener<String, Oops>(clock) }
        for listener in listeners { multicast.subscribe(listener) }
        clock.run(until: 1)
        #expect(source.notes.subscriptions == 0)
        let connection = multicast.connect()
        clock.run(until: 3)
        connection.cancel()
        clock.run(until: 9)
        #expect(listeners.map(\.text) == ["-a-b", "-a-b"])
    }

    @Test func `what is made connectable waits, and connects itself if it is told to`() {
        let connectable = ["a", "b"].publisher.makeConnectable()
        let listener = Listener<String, Never>(clock)
        connectable.subscribe(listener)
        #expect(listener.text == "")
        let connection = connectable.connect()
        #expect(listener.text == "(ab|)")
        let second = Listener<String, Never>(clock)
        [1, 2].publisher.map(String.init).makeConnectable().autoconnect().subscribe(second)
        #expect(second.text == "(12|)")
        _ = connection
    }

    @Test func `who cancels in the first value of an automatic connection ends it`() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let listener = Listener<Int, Never>(clock) { listener, _ in listener.cancel() }
        subject.makeConnectable().autoconnect().subscribe(listener)
        subject.send(2)
        #expect(listener.text == "1" && listener.faults == [])
    }
}
