import Foundation
import TallyStage
import Testing
import UIKit

@testable import Scoreboard

@MainActor
@Suite("A scoreboard of views and layers")
struct ScoreboardTests {
    private let screen = ScoreboardViewController()
    private let stage: Stage

    init() {
        stage = Stage(size: CGSize(width: 360, height: 320), viewController: screen)
        stage.advance(by: 0)
    }

    private var says: Set<String> { Set(stage.frame.accessibility.map(\.label)) }

    @Test("rests, without a frame asked for, until a button is tapped")
    func restsAtFirst() {
        // Views that other tests make outside of a stage are every stage's to show.
        stage.advance(by: 0)
        #expect(stage.nextFrameTime == nil)
        #expect(says.isSuperset(of: ["0 all", "Home +1", "Away +3", "Reset", "Spin"]))
        #expect(stage.frame.visibleText.contains("40718"))
        #expect(stage.warnings.isEmpty)
    }

    @Test("pushes each step out by the next, at the exact end of the one before")
    func stepsFollowOneAnother() throws {
        try stage.tap("Away +3")
        for step in 1...3 {
            stage.advance(by: 0.09)
            #expect(screen.away.value == step)
            let shown = stage.frame.texts.filter { $0.opacity > 0.1 && $0.rect.minX > 180 && $0.rect.minY < 140 }
            #expect(Set(shown.map(\.string)) == ["\(step - 1)", "\(step)"])
            stage.advance(by: 0.09)
        }
        #expect(says.contains("0 to 3"))
        #expect(abs(stage.time - 0.54) < 1e-9)
        #expect(stage.nextFrameTime == nil)
    }

    @Test("counts to the newest number, up or down, from where it is")
    func aNewNumberIsCountedTo() throws {
        try stage.tap("Away +3")
        stage.advance(by: 0.25)
        #expect(screen.away.value == 2)
        try stage.tap("Reset")
        #expect(stage.settle())
        #expect(screen.away.value == 0)
        #expect(says.contains("0 all"))
        // Two steps down after the one that was under way.
        #expect(abs(stage.time - 0.72) < 1e-9)
    }

    @Test("stops its columns one after the other, and rests on the digits")
    func columnsStopInTurn() throws {
        try stage.tap("Spin")
        var stopped: [Double] = []
        for column in 0..<5 {
            let end = 0.9 + 0.15 * Double(column)
            while stage.time < end - 1e-9 { stage.advance(by: min(0.05, end - stage.time)) }
            stopped.append(stage.time)
            let middle = 100 + 32 * CGFloat(column) + 16
            let shown = stage.frame.texts.filter {
                abs($0.rect.midX - middle) < 16 && $0.rect.midY > 170 && $0.rect.midY < 240
            }
            #expect(shown.map(\.string) == [String(Array("40718")[column])], "column \(column)")
        }
        #expect(stage.nextFrameTime == nil)
    }

    @Test("spins anew from the middle of a spin, and comes to the same rest")
    func spinsAnew() throws {
        try stage.tap("Spin")
        stage.advance(by: 0.7)
        try stage.tap("Spin")
        stage.advance(by: 0.6)
        #expect(stage.isAnimating)
        #expect(stage.settle())
        #expect(abs(stage.time - 2.2) < 1e-9)
        #expect(stage.frame.visibleText.contains("40718"))
    }

    @Test("turns the other way where it counts down")
    func spinsDown() {
        screen.spectators.isAscending = false
        screen.spectators.startAnimation()
        stage.advance(by: 0.7)
        // What comes before 4 on the way down is 5.
        let first = stage.frame.texts.filter { $0.rect.midX < 132 && $0.rect.midY > 170 && $0.rect.midY < 250 }
        #expect(Set(first.map(\.string)) == ["4", "5"])
    }

    @Test("a view taken away in the middle of a step ends the count, and nothing moves on")
    func takenAway() throws {
        try stage.tap("Away +3")
        stage.advance(by: 0.1)
        screen.away.removeFromSuperview()
        stage.advance(by: 1)
        #expect(screen.away.value == 1)
        #expect(stage.nextFrameTime == nil)
    }

    @Test("looks as it did when somebody was content with it")
    func looksAsRecorded() throws {
        try stage.tap("Home +1")
        try stage.tap("Spin")
        #expect(Golden("spin").check(stage, for: 1.6, every: 0.2).holds)
    }
}
