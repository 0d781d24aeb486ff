#if Window
    import SwiftUI

    /// What a model that imports Foundation alone says at last, and beside it a timer of this file.
    struct ProbeTimers: View {
        @State private var ticker = FoundationTicker()
        @State private var last = "-"
        @State private var own = 0
        @State private var timer: Timer?
        @State private var year = 0
        @State private var clock = Timer.publish(every: 0.05, on: .main, in: .common).autoconnect()

        var body: some View {
            VStack(spacing: 0) {
                Text(verbatim: "<\(last)> \(own) \(year)").frame(height: 100)
                Button("Start") {
                    ticker.start()
                    timer = Timer(timeInterval: 0.05, repeats: true) { _ in MainActor.assumeIsolated { own += 1 } }
                    if let timer { RunLoop.main.add(timer, forMode: .common) }
                }
                .frame(height: 100)
                HStack {
                    Button("Once") { ticker.runOnce() }.frame(width: 200, height: 100)
                    Button("Stop") {
                        ticker.stop()
                        timer?.invalidate()
                        clock.upstream.connect().cancel()
                    }
                    .frame(width: 200, height: 100)
                }
            }
            .onReceive(clock) { year = Calendar(identifier: .gregorian).component(.year, from: $0) }
            .onAppear { ticker.changed = { last = $0 } }
        }
    }
#endif
