import TallyCombine
import Testing

private final class Model: ObservableObject {
    @Published var query = ""
    @Published private(set) var result = "none"
    let trigger: PassthroughSubject<String, Never>

    init(_ trigger: PassthroughSubject<String, Never>) {
        self.trigger = trigger
        trigger.map { $0 + "!" }.assign(to: &$result)
    }

    func link() { $query.map { $0.uppercased() }.assign(to: &$result) }
}

@Suite struct PublishedTests {
    private let trigger = PassthroughSubject<String, Never>()

    @Test func `a published property delivers its value, and each new one before it is set`() {
        let model = Model(trigger)
        model.query = "a"
        var log: [String] = []
        let tie = model.$query.sink { log.append("\($0) while \(model.query)") }
        model.query = "b"
        #expect(log == ["a while a", "b while a"])
        tie.cancel()
        model.query = "c"
        #expect(log.count == 2)
    }

    @Test func `who has asked for none gets the newest when it asks`() {
        let model = Model(trigger)
        let listener = Listener<String, Never>(TestClock(), asks: .none)
        model.$query.subscribe(listener)
        model.query = "a"
        model.query = "b"
        listener.ask(.max(1))
        model.query = "c"
        #expect(listener.text == "b" && listener.faults == [])
    }

    @Test func `what is assigned to a property is written, and announced as a write is`() {
        let model = Model(trigger)
        var log: [String] = []
        let changes = model.objectWillChange.sink { log.append("will change from \(model.result)") }
        let values = model.$result.dropFirst().sink { log.append("\($0)") }
        trigger.send("a")
        #expect(log == ["will change from none", "a!"])
        #expect(model.result == "a!")
        _ = (changes, values)
    }

    @Test func `a property may follow another of its object, and neither keeps the object`() {
        var model: Model? = Model(trigger)
        weak let weakModel = model
        model?.link()
        model?.query = "a"
        #expect(model?.result == "A")
        model = nil
        #expect(weakModel == nil)
    }

    @Test func `an assignment ends with the object`() {
        var cancelled = 0
        final class Box: ObservableObject { @Published var text = "" }
        var box: Box? = Box()
        trigger.handleEvents(receiveCancel: { cancelled += 1 }).assign(to: &box!.$text)
        trigger.send("a")
        #expect(box?.text == "a" && cancelled == 0)
        box = nil
        #expect(cancelled == 1)
        trigger.send("b")
    }

    @Test func `an object announces before each write`() {
        let model = Model(trigger)
        var log: [String] = []
        let tie = model.objectWillChange.sink { log.append(model.query) }
        model.query = "a"
        model.query = "a"
        #expect(log == ["", "a"])
        _ = tie
    }
}
