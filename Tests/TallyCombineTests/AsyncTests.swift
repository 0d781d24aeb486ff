import TallyCombine
import Testing

@MainActor @Suite struct AsyncTests {
    @Test func `the values of a publisher can be awaited`() async {
        var got: [Int] = []
        for await value in (1...4).publisher.filter({ $0 != 2 }).values { got.append(value) }
        #expect(got == [1, 3, 4])
    }

    @Test func `a failure is thrown after the values`() async {
        var got: [Int] = []
        let publisher = (1...2).publisher.setFailureType(to: Oops.self).append(Fail(error: Oops()))
        await #expect(throws: Oops.self) { for try await value in publisher.values { got.append(value) } }
        #expect(got == [1, 2])
    }

    @Test func `it asks for one when somebody waits, and a task that is cancelled cancels it`() async {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        let watched = subject.handleEvents(
            receiveCancel: { log.append("cancel") }, receiveRequest: { log.append("\($0)") })
        let task = Task { @MainActor in
            for await value in watched.values { log.append("got \(value)") }
            log.append("over")
        }
        while log.isEmpty { await Task.yield() }
        subject.send(1)
        while log.count < 3 { await Task.yield() }
        task.cancel()
        await task.value
        #expect(log == ["max(1)", "got 1", "max(1)", "cancel", "over"])
    }
}
