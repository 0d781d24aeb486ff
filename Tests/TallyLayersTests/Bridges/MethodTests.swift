import TallyStage
import Testing
import UIKit

@MainActor @Suite("A method in place of a selector")
struct MethodTests {
    private final class Board: UIView {
        var calls = 0
        var links: [CADisplayLink] = []
        func step() { calls += 1 }
        func follow(_ link: CADisplayLink) { links.append(link) }
        func tick(_ timer: Timer) { calls += timer.userInfo as? Int ?? 0 }
    }

    private let scene = LayerScene()

    @Test("is called by a display link in each frame, and its target kept until the link is ended")
    func links() {
        weak var gone: Board?
        var stops: [() -> Void] = []
        do {
            let board = Board()
            gone = board
            let plain = CADisplayLink(target: board, selector: Board.step)
            let told = CADisplayLink(target: board, selector: Board.follow(_:))
            for link in [plain, told] { link.add(to: .main, forMode: .common) }
            stops = [plain.invalidate, told.invalidate]
        }
        scene.advance(0.5)
        #expect(gone.map { abs($0.calls - 30) <= 1 && $0.links.count == $0.calls } == true)
        for stop in stops { stop() }
        stops = []
        scene.advance(0)
        #expect(gone == nil && scene.isAtRest)
    }

    @Test("is called by a timer on the stage's time, with what the timer was given")
    func timers() {
        let board = Board()
        var timers: [Timer] = []
        UIView.animate(withDuration: 0, animations: {}) { _ in
            timers = [
                .scheduledTimer(
                    timeInterval: 0.1, target: board, selector: Board.tick, userInfo: 3, repeats: true),
                .scheduledTimer(
                    timeInterval: 0.25, target: board, selector: Board.step, userInfo: nil, repeats: false),
                Timer(timeInterval: 0.1, target: board, selector: Board.step, userInfo: nil, repeats: true),
            ]
        }
        scene.advance(0.56)
        #expect(timers.count == 3 && board.calls == 16)
        timers.first?.invalidate()
        scene.advance(1)
        #expect(board.calls == 16 && timers.last?.isValid == true)
    }
}
