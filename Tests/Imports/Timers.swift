// What the sources of strangers do with timers and queues. `Scripts/check-imports` compiles it beside every module that
// has the same names, in both language modes; a line of imports takes the place of this one.
struct OpeningScreen: View {
    @State private var timer: Timer?
    @State private var isActive = false
    @State private var workItem: DispatchWorkItem?
    @State var auto = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    let plain: Publishers.Autoconnect<Timer.TimerPublisher> = Timer.publish(
        every: 0.5, tolerance: 0.5, on: .main, in: .default
    ).autoconnect()
    let width = UIScreen.main.bounds.width
    private let started: DispatchTime = .now()
    @ObservedObject var model = Model()
    var body: some View {
        Text("x").frame(width: width)
            .onReceive(auto) { _ in auto.upstream.connect().cancel() }
            .onReceive(plain) { date in print(date) }
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { withAnimation { isActive = true } }
                DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 1.5) { isActive = true }
                DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300), execute: { isActive = true })
                DispatchQueue.main.asyncAfter(wallDeadline: .now() + 2) { isActive = true }
                DispatchQueue.main.asyncAfter(deadline: .now() + 2, qos: .userInitiated) { isActive = true }
                DispatchQueue.main.async { isActive = true }
                DispatchQueue.global(qos: .userInitiated).async {
                    let n = 1 + 1; DispatchQueue.main.async { isActive = n == 2 }
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: .init(block: { print("later") }))
                DispatchQueue.main.async(execute: .init { print("soon") })
                let item = DispatchWorkItem { print("work") }
                workItem = item
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: item)
                DispatchQueue.main.async(execute: item)
                workItem?.cancel()
                let t = Timer(timeInterval: 0.01, repeats: true) { _ in }
                RunLoop.main.add(t, forMode: .common)
                RunLoop.current.add(t, forMode: .default)
                t.tolerance = 0.1; t.fireDate = .distantFuture; _ = t.isValid; _ = t.userInfo; t.fire()
                timer = t
                timer?.invalidate(); timer = nil
                let f = Timer(fire: Date().addingTimeInterval(1), interval: 1, repeats: false) { $0.invalidate() }
                RunLoop.main.add(f, forMode: .common)
                timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
                    MainActor.assumeIsolated { isActive.toggle() }; timer.invalidate()
                }
                let queue = DispatchQueue(label: "q", qos: .utility, attributes: .concurrent)
                queue.async {}
                queue.sync {}
                let group = DispatchGroup()
                group.enter(); group.leave()
                group.notify(queue: .main) {}
                group.notify(queue: DispatchQueue.main) { isActive = true }
                _ = DispatchSemaphore(value: 1).wait(timeout: .now() + 1)
                _ = DispatchSemaphore(value: 1).wait(timeout: DispatchTime.now() + 1)
                print(started.uptimeNanoseconds, DispatchTime.now().uptimeNanoseconds)
                let source = DispatchSource.makeTimerSource(queue: .main)
                source.schedule(deadline: .now(), repeating: 1.0)
                source.setEventHandler {}
            }
            .task {
                try? await Task.sleep(nanoseconds: 1_000)
                try? await Task.sleep(for: .seconds(1))
                try? await Task.sleep(for: .seconds(1), tolerance: .seconds(1))
                try? await Task.sleep(for: .milliseconds(3), clock: .suspending)
                try? await Task.sleep(until: .now + .seconds(1))
                try? await Task.sleep(until: .now + .seconds(1), clock: .continuous)
                try? await Task.sleep(until: .now.advanced(by: .seconds(1)), clock: .suspending)
            }
    }
}
@MainActor final class Model: ObservableObject {
    @Published var seconds = 0
    var timer: Timer?
    var cancellable: AnyCancellable?
    var set = Set<AnyCancellable>()
    nonisolated init() {}
    func start() {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
            Task { @MainActor in self?.seconds += 1 }
        }
        cancellable = Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in
            self?.seconds += 1
        }
        Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in }.store(in: &set)
        let p = Timer.publish(every: 1, on: .main, in: .common)
        let c: Cancellable = p.connect()
        c.cancel()
        RunLoop.main.add(timer!, forMode: RunLoop.Mode.common)
        DispatchQueue.main.async { [weak self] in self?.seconds = 0 }
        DispatchQueue.main.asyncAfter(deadline: .now() + Double(seconds) * 0.1) { [weak self] in
            guard let self else { return }; self.seconds = 0
        }
    }
    func stop() { timer?.invalidate(); timer = nil }
}
@Observable final class Watch { var n = 0; var timer: Timer? }
