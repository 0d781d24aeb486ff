import Combine
import SwiftUI
import TallyStage
import Testing

/// What a model's publishers wait for is played in the stage's time.
@MainActor
@Suite("Combine on a stage")
struct CombineTests {
    private final class Search: ObservableObject {
        @Published var query = ""
        @Published private(set) var asked: [String] = []
        @Published private(set) var length = 0
        private var ties: Set<AnyCancellable> = []

        init(on scheduler: some Scheduler) {
            $query.dropFirst().debounce(for: .seconds(0.5), scheduler: scheduler).removeDuplicates()
                .sink { [weak self] in self?.asked.append($0) }.store(in: &ties)
            $query.map(\.count).assign(to: &$length)
        }
    }

    private struct SearchField: View {
        @StateObject var model: Search
        var body: some View {
            VStack {
                TextField("Query", text: $model.query)
                Text(verbatim: "\(model.length) \(model.asked.joined(separator: ","))")
            }
        }
    }

    private func shown(_ stage: Stage) -> String? { stage.frame.texts.last?.string }

    private func checkSearch(on scheduler: some Scheduler) throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { SearchField(model: Search(on: scheduler)) }
        try stage.tap("Query")
        stage.type("a")
        stage.advance(by: 0.4)
        stage.type("b")
        stage.advance(by: 0.4)
        #expect(shown(stage) == "2 ")
        stage.advance(by: 0.1)
        #expect(shown(stage) == "2 ab")
        stage.advance(by: 5)
        #expect(shown(stage) == "2 ab")
        stage.type("c")
        stage.advance(by: 0.5)
        #expect(shown(stage) == "3 ab,abc")
    }

    @Test func `a search waits until nobody types, in the stage's time, on whatever main scheduler`() throws {
        try checkSearch(on: DispatchQueue.main)
        try checkSearch(on: RunLoop.main)
        try checkSearch(on: OperationQueue.main)
    }

    private final class Ticks: ObservableObject {
        @Published private(set) var seconds: [Double] = []
        private var ties: Set<AnyCancellable> = []

        func start<P: Publisher>(_ dates: P) where P.Output == Date, P.Failure == Never {
            dates.sink { [weak self] in self?.seconds.append($0.timeIntervalSinceReferenceDate) }.store(in: &ties)
        }

        func stop() { ties = [] }
    }

    private struct Ticker: View {
        @ObservedObject var ticks: Ticks
        var body: some View { Text(verbatim: "\(ticks.seconds)") }
    }

    @Test func `a timer that is throttled ticks at the stage's time, and ends with its subscription`() {
        let ticks = Ticks()
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            Ticker(ticks: ticks).onAppear {
                let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
                ticks.start(timer.throttle(for: 2.5, scheduler: RunLoop.main, latest: true))
            }
        }
        stage.advance(by: 6.25)
        #expect(shown(stage) == "[1.0, 3.0, 5.0]")
        ticks.stop()
        stage.advance(by: 1)
        #expect(stage.nextFrameTime == nil)
    }

    @Test func `a timer keeps to what it is asked for`() {
        final class Two: Subscriber {
            var dates: [Date] = []
            var subscription: (any Subscription)?
            func receive(subscription: any Subscription) {
                self.subscription = subscription
                subscription.request(.max(2))
            }
            func receive(_ input: Date) -> Subscribers.Demand {
                dates.append(input)
                return .none
            }
            func receive(completion: Subscribers.Completion<Never>) {}
        }
        let two = Two()
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            Color.clear.onAppear { Timer.publish(every: 1, on: .main, in: .common).autoconnect().subscribe(two) }
        }
        stage.advance(by: 5)
        #expect(two.dates.map(\.timeIntervalSinceReferenceDate) == [1, 2])
        two.subscription?.cancel()
        stage.advance(by: 1)
        #expect(stage.nextFrameTime == nil)
    }

    @Test func `delays, timeouts and repetitions follow the stage`() {
        var log: [String] = []
        var ties: Set<AnyCancellable> = []
        let stage = Stage(size: CGSize(width: 200, height: 100)) {
            Color.clear.onAppear {
                Just("delayed").delay(for: .seconds(2), scheduler: DispatchQueue.main).sink { log.append($0) }
                    .store(in: &ties)
                Empty<String, Never>(completeImmediately: false)
                    .timeout(.seconds(3), scheduler: RunLoop.main)
                    .sink(receiveCompletion: { _ in log.append("late") }, receiveValue: { _ in }).store(in: &ties)
                let queue = DispatchQueue.main
                queue.schedule(after: queue.now.advanced(by: 1), interval: .seconds(4)) { log.append("again") }
                    .store(in: &ties)
            }
        }
        stage.advance(by: 1)
        #expect(log == ["again"])
        stage.advance(by: 1)
        #expect(log == ["again", "delayed"])
        stage.advance(by: 1)
        #expect(log == ["again", "delayed", "late"])
        stage.advance(by: 6)
        #expect(log == ["again", "delayed", "late", "again", "again"])
        ties = []
        stage.advance(by: 0)
        #expect(stage.nextFrameTime == nil)
    }

    private struct Watching: View {
        let model: Search
        @State private var heard: [String] = []
        var body: some View {
            Text(verbatim: heard.map { "[\($0)]" }.joined()).task {
                for await value in model.$query.values { heard.append(value) }
                heard.append("over")
            }
        }
    }

    @Test func `a view's task awaits the values of a property`() async {
        let model = Search(on: ImmediateScheduler.shared)
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Watching(model: model) }
        // The task begins on a thread of its own, which takes real time.
        func expect(_ text: String) async {
            for _ in 0..<100_000 where shown(stage) != text {
                await Task.yield()
                stage.advance(by: 0)
            }
            #expect(shown(stage) == text)
        }
        await expect("[]")
        model.query = "a"
        await expect("[][a]")
        model.query = "b"
        await expect("[][a][b]")
    }

    @Test func `a view that is assigned a value shows it in the next frame`() {
        final class Shown: ObservableObject { @Published var text = "before" }
        struct Reader: View {
            @ObservedObject var model: Shown
            var body: some View { Text(model.text) }
        }
        let (model, subject) = (Shown(), PassthroughSubject<String, Never>())
        subject.assign(to: &model.$text)
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Reader(model: model) }
        subject.send("after")
        stage.advance(by: 0)
        #expect(shown(stage) == "after")
    }

    @Test func `a request that nobody answers fails`() async throws {
        let url = try #require(URL(string: "http://127.0.0.1:1/"))
        await #expect(throws: URLError.self) {
            for try await _ in URLSession.shared.dataTaskPublisher(for: url).values {}
        }
    }
}
