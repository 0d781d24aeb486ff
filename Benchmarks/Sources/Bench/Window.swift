import CounterWall
import Foundation
import SwiftUI
import Tally
import TallyStage
import TallyWindow

/// One number that moves in windows of two sizes, on a screen in memory: what is still must cost nothing.
@MainActor
enum Window {
    private static let sizes = [CGSize(width: 200, height: 100), CGSize(width: 1390, height: 950)]

    /// The two windows take turns, so that neither meets a slower minute of the machine alone.
    static func rows() throws -> [Row] {
        guard let server = try DisplayServer(width: 1400, height: 1000) else {
            return [Row("One moving number in a window", "needs Xvfb: Scripts/install-deps")]
        }
        defer { server.endIfUnused() }
        let windows = try sizes.map { try NumberWindow(size: $0, server: server) }
        // The smaller one on top: neither number is covered.
        for window in windows.reversed() { window.show() }
        Task {
            for _ in 0..<6 { for window in windows { await window.measure() } }
            for window in windows { window.close() }
        }
        for window in windows { window.run() }
        let (small, large) = (windows[0], windows[1])
        return [
            Row("One moving number in a window of 200×100: a frame", small.best, "ms"),
            Row("– in one of 1390×950", large.best, "ms"),
            Row("– the ratio of the two", large.best / small.best, "", budget: 1.5),
            Row("– of the display server's own time", large.bestOfServer / small.bestOfServer, ""),
            Row("– frames a second, in the larger", large.rate, "", digits: 0),
        ]
    }
}

@MainActor private final class NumberWindow {
    private let model = CounterWall.Model(values: [1_234_567])
    private let window: StageWindow
    private let server: DisplayServer
    /// Milliseconds of processor time a frame: this process's and the server's.
    private(set) var best = Double.infinity
    private(set) var bestOfServer = Double.infinity
    private(set) var rate = 0.0

    init(size: CGSize, server: DisplayServer) throws {
        let model = model
        self.server = server
        // Its own preferences: it moves whether the screen's keyboard is at this window or not.
        let stage = Stage(size: size, scale: 1) { MovingNumber(model: model) }
        window = try StageWindow(title: "\(size)", stage: stage, followsSystem: false)
    }

    func show() { window.show() }
    func run() { window.run() }
    func close() { window.close() }

    /// What the frames of one long roll cost, without its beginning and its end.
    func measure() async {
        model.values = [model.values == [1_234_567] ? 7_981_342 : 1_234_567]
        try? await Task.sleep(for: .seconds(0.3))
        let (frames, own, servers) = (window.framesDrawn, CPUClock.now, server.processorTime)
        let start = ContinuousClock.now
        try? await Task.sleep(for: .seconds(1.2))
        let count = Double(window.framesDrawn - frames)
        best = min(best, 1000 * (CPUClock.now - own) / count)
        bestOfServer = min(bestOfServer, 1000 * (server.processorTime - servers) / count)
        rate = max(rate, count / (start.duration(to: .now) / .seconds(1)))
        try? await Task.sleep(for: .seconds(0.8))
    }
}

private struct MovingNumber: View {
    @ObservedObject var model: CounterWall.Model

    var body: some View {
        RollingNumber(model.values[0]).font(.system(size: 24)).rollAnimation(.linear(duration: 2))
            .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
