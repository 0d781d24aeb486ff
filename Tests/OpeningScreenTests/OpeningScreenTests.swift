import Foundation
import SwiftUI
import TallyStage
import Testing

@testable import OpeningScreen

@MainActor
struct OpeningScreenTests {
    private func screen() -> Stage { Stage(size: CGSize(width: 420, height: 640)) { OpeningScreen() } }

    private static let options = ["Continue with Apple", "Continue with Google", "Continue with e-mail"]

    private func opacity(_ string: String, _ stage: Stage) -> Double {
        stage.frame.texts.first { $0.string == string }?.opacity ?? 0
    }

    @Test func `the options come in one after another when the title has arrived`() {
        let stage = screen()
        stage.advance(by: 0.69)
        #expect(Self.options.allSatisfy { opacity($0, stage) == 0 })
        stage.advance(by: 0.06)
        #expect(opacity(Self.options[0], stage) > 0)
        #expect(opacity(Self.options[1], stage) == 0)
        stage.advance(by: 0.08)
        #expect(opacity(Self.options[1], stage) > 0)
        #expect(opacity(Self.options[2], stage) == 0)
        #expect(stage.settle(within: 5))
        #expect(Self.options.allSatisfy { opacity($0, stage) == 1 })
        #expect(stage.nextFrameTime == nil)
    }

    @Test func `a chosen option lets them all leave, then the title, and a greeting comes`() throws {
        let stage = screen()
        stage.advance(by: 3)
        try stage.tap("Continue with Google")
        #expect(stage.settle(within: 5))
        #expect(Self.options.allSatisfy { opacity($0, stage) == 0 })
        #expect(opacity("Tally", stage) == 0)
        #expect(opacity("Welcome", stage) == 1)
        try stage.tap("Open")
        #expect(stage.settle(within: 5))
        #expect(opacity("Welcome", stage) == 0)
        #expect(Self.options.allSatisfy { opacity($0, stage) == 1 })
    }

    @Test func `what is not seen cannot be tapped and is not read out`() throws {
        let stage = screen()
        stage.advance(by: 3)
        let place = try #require(stage.frame.accessibility.first { $0.label == "Continue with Google" }).rect
        try stage.tap("Close")
        #expect(stage.settle(within: 5))
        #expect(!stage.frame.accessibility.contains { $0.label.hasPrefix("Continue") || $0.label == "Welcome" })
        stage.tap(CGPoint(x: place.midX, y: place.midY))
        #expect(stage.settle(within: 5))
        #expect(opacity("Welcome", stage) == 0)
        #expect(opacity("Tally", stage) == 1)
    }

    @Test(arguments: 1...3)
    func `whatever is tapped and when, nothing is cut off and the last wish comes true`(seed: UInt64) throws {
        var random = SplitMix(seed)
        let stage = screen()
        var last = Take.open
        let moving = ["Tally"] + Self.options
        var times: [TimeInterval] = []
        var places: [[(x: Double, y: Double, opacity: Double)]] = []
        for tap in 1...12 {
            last = Take.allCases[Int(random.next() % 3)]
            try stage.tap(last.rawValue.capitalized)
            for _ in 0..<(tap == 12 ? 360 : random.next() % 40) {
                stage.advance(by: 1.0 / 60)
                let texts = stage.frame.texts
                times.append(stage.time)
                places.append(
                    try moving.map { name in
                        let text = try #require(texts.first { $0.string == name })
                        return (Double(text.rect.midX), Double(text.rect.midY), text.opacity)
                    })
            }
        }
        #expect(!stage.isAnimating)
        for (index, name) in moving.enumerated() {
            func check(
                _ what: String, within limit: Double, _ value: ((x: Double, y: Double, opacity: Double)) -> Double
            ) {
                let series = Series(name: what, subject: name, times: times, values: places.map { value($0[index]) })
                let check = series.isContinuous(within: limit)
                #expect(check.holds, "\(check)")
            }
            check("x", within: 0.5) { $0.x }
            check("y", within: 0.5) { $0.y }
            check("opacity", within: 0.02) { $0.opacity }
        }
        #expect(opacity("Welcome", stage) == (last == .choose ? 1 : 0))
        #expect(opacity("Tally", stage) == (last == .choose ? 0 : 1))
        #expect(opacity("every number counts", stage) == (last == .open ? 1 : 0))
        #expect(Self.options.allSatisfy { opacity($0, stage) == (last == .open ? 1 : 0) })
        // The chart tells what was played to assistive technology; what was cut off would say "of".
        let told = try #require(stage.frame.accessibility.first { $0.label.contains("open\n") }).label
        #expect(!told.contains(" of "))
        #expect(!told.contains("left at"))
    }

    @Test func `with less motion everything comes to the same end`() throws {
        let stage = screen()
        stage.preferences.reduceMotion = true
        stage.advance(by: 3)
        #expect(Self.options.allSatisfy { opacity($0, stage) == 1 })
        try stage.tap("Continue with e-mail")
        stage.advance(by: 3)
        #expect(opacity("Welcome", stage) == 1)
    }
}
