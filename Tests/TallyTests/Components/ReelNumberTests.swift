import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

@MainActor
struct ReelNumberTests {
    @MainActor @Observable
    final class Model {
        var digits: String
        var trigger = 0
        var ascending = false
        var duration = 2.0
        var stagger = 0.4
        var rests = 0
        init(_ digits: String) { self.digits = digits }
    }

    private struct Play: View {
        let model: Model
        var body: some View {
            ReelNumber(
                model.digits, duration: model.duration, stagger: model.stagger, ascending: model.ascending,
                trigger: model.trigger
            )
            .font(.test)
            .onRollCompletion { model.rests += 1 }
        }
    }

    private func stage(_ model: Model) -> Stage {
        let stage = Stage(size: CGSize(width: 600, height: 100)) { Play(model: model) }
        stage.frameRate = 10
        return stage
    }

    private func play(_ model: Model, _ stage: Stage) {
        model.trigger += 1
        stage.advance(by: 0)
    }

    /// Of a face farther from the window's middle, in lines, no ink may be left in the window.
    private let reach = 0.7

    /// The faces that are in their windows, with their middle in lines from that of the window, by column from the left.
    private func windows(_ stage: Stage) -> [[(face: String, place: Double)]] {
        var columns: [[(String, Double)]] = []
        var last = -Double.infinity
        for text in stage.frame.texts.filter({ $0.opacity > 0 }).sorted(by: { $0.rect.midX < $1.rect.midX }) {
            let place = (text.rect.midY - 50) / text.rect.height
            guard abs(place) < reach else { continue }
            if text.rect.midX > last + 2 { columns.append([]) }
            last = text.rect.midX
            columns[columns.count - 1].append((text.string, place))
        }
        return columns.map { $0.sorted { $0.1 < $1.1 } }
    }

    private func rest(_ stage: Stage) -> String {
        windows(stage).map { $0.first { abs($0.place) < 0.001 }?.face ?? "?" }.joined()
    }

    /// What a reel shows whose window is at a place of its strip, in the form of `windows`.
    private func expected(_ digit: Int, at place: Double) -> [(String, Double)] {
        let strip = [0] + (0...10).map { (digit + $0) % 10 }
        return strip.enumerated().map { (String($1), Double($0) - place) }.filter { abs($0.1) < reach }
    }

    @Test(arguments: [
        ("850", "1,100"), ("9,950", "10,200"), ("9:59", "10:00"), ("9.99", "10.50"), ("$9.99", "$10.50"),
        ("12,345", "1,234"), ("1,234,567", "980"), ("9,99 €", "10,50 €"), ("0123", "1,234"),
    ])
    func `marks meet marks where a text of another length comes, and no reel stands on another`(
        from: String, to: String
    ) {
        for (old, new) in [(from, to), (to, from)] {
            let model = Model(old)
            let stage = stage(model)
            stage.advance(by: 0)
            model.digits = new
            for frame in 0..<90 {
                stage.frameRate = 60
                stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
                // Digits alone: beside a symbol they are seen as far as there is room.
                let digits = stage.frame.texts.filter { $0.opacity > 0.3 && $0.string.allSatisfy(\.isNumber) }
                    .filter { abs(($0.rect.midY - 50) / $0.rect.height) < 1 }
                    .sorted { $0.rect.midX < $1.rect.midX }
                for (left, right) in zip(digits, digits.dropFirst()) where right.rect.midX - left.rect.midX > 2 {
                    let gap = right.rect.minX - left.rect.maxX
                    #expect(gap > -3, "\(old) to \(new), frame \(frame): \(left.string) \(right.string)")
                }
            }
            #expect(stage.settle())
            #expect(rest(stage).filter { $0 != " " } == new.filter { $0 != " " })
        }
    }

    @Test(arguments: [false, true])
    func `every digit in every column passes its strip of twelve faces, as ease-out says`(ascending: Bool) {
        for digits in ["0123", "987654"] {
            let model = Model(digits)
            model.ascending = ascending
            let stage = stage(model)
            play(model, stage)
            let count = digits.count
            let total = 20 + 4 * (count - 1)
            for tenth in 0...total {
                let shown = windows(stage)
                #expect(shown.count == count)
                for (column, digit) in digits.enumerated() {
                    let time = ReelScene.easeOut(Double(tenth) / Double(20 + 4 * column))
                    let wanted = expected(digit.wholeNumberValue!, at: ascending ? 11 * time : 11 - 10 * time)
                    #expect(
                        shown[column].count == wanted.count
                            && zip(shown[column], wanted).allSatisfy { $0.0 == $1.0 && abs($0.1 - $1.1) < 0.01 },
                        "\(digits), column \(column), after \(tenth) tenths")
                }
                #expect(tenth == total || stage.isAnimating && model.rests == 0)
                if tenth < total { stage.advance(by: 0.1) }
            }
            stage.advance(by: 1e-6)
            #expect(!stage.isAnimating && model.rests == 1)
            #expect(rest(stage) == digits)
            #expect(stage.frame.accessibility.map(\.label) == [rest(stage)])
        }
    }

    @Test func `no face shows outside of its window`() {
        let model = Model("38")
        let stage = stage(model)
        play(model, stage)
        for _ in 0..<24 {
            stage.advance(by: 0.1)
            for text in stage.frame.texts where text.opacity > 0 {
                #expect(text.clip.map { abs($0.height - text.rect.height) < 0.01 && abs($0.midY - 50) < 0.01 } ?? false)
            }
        }
    }

    @Test func `marks stay still`() {
        let model = Model("$1,234.5")
        let stage = stage(model)
        #expect(rest(stage) == "$1,234.5")
        func marks() -> [String] {
            stage.frame.texts.filter { "$,.".contains($0.string) && $0.opacity > 0 }.map { "\($0.string) \($0.rect)" }
        }
        let before = marks()
        play(model, stage)
        for _ in 0..<10 {
            stage.advance(by: 0.1)
            #expect(marks() == before)
        }
        #expect(stage.settle() && rest(stage) == "$1,234.5")
        // Five digits: the last takes 2 + 4 × 0.4 seconds.
        #expect(abs(stage.time - 3.6) < 0.001)
    }

    @Test func `it appears at rest, or plays if asked`() {
        let model = Model("77")
        let still = stage(model)
        #expect(!still.isAnimating && rest(still) == "77")
        let rolling = Stage(size: CGSize(width: 300, height: 100)) { Play(model: model).rollsOnAppear() }
        #expect(rolling.isAnimating && rest(rolling) == "77")
        #expect(rolling.settle() && rest(rolling) == "77" && model.rests == 1)
    }

    @Test func `a changed trigger plays again from the start`() {
        let model = Model("61")
        let stage = stage(model)
        play(model, stage)
        stage.advance(by: 1.3)
        play(model, stage)
        #expect(rest(stage) == "61")
        stage.advance(by: 2.3)
        #expect(model.rests == 0)
        stage.advance(by: 0.11)
        #expect(model.rests == 1 && rest(stage) == "61" && !stage.isAnimating)
    }

    @Test(arguments: [false, true], [false, true])
    func `changed digits go on from the faces in the windows`(ascending: Bool, isPlayed: Bool) {
        for time in [0, 0.35, 0.9, 1.7, 2.3, 3] {
            let model = Model("26")
            model.ascending = ascending
            let stage = stage(model)
            play(model, stage)
            stage.advance(by: time)
            let before = windows(stage)
            model.digits = "93"
            if isPlayed { model.trigger += 1 }
            stage.advance(by: 0)
            let after = windows(stage)
            #expect(
                zip(before, after).allSatisfy { old, new in
                    old.count == new.count && zip(old, new).allSatisfy { $0.0 == $1.0 && abs($0.1 - $1.1) < 0.001 }
                }, "after \(time) s")
            #expect(stage.settle() && rest(stage) == "93")
            #expect(model.rests == (time > 2.4 ? 2 : 1))
        }
    }

    @Test func `longer, shorter, empty and other texts are taken`() {
        let model = Model("5")
        let stage = stage(model)
        for digits in ["123", "12", "", "no digits", "٣٤", "８", "1\u{1F3B0}7"] {
            model.digits = digits
            stage.advance(by: 0)
            #expect(stage.settle())
            #expect(rest(stage) == digits, "\(digits)")
            #expect(stage.frame.accessibility.map(\.label).joined() == digits)
        }
    }

    @Test func `durations that make no sense, and less motion, are over at once`() {
        for (duration, stagger) in [(0.0, 0.0), (.nan, .nan), (-1, 0), (.infinity, -.infinity), (0, -3)] {
            let model = Model("38")
            (model.duration, model.stagger) = (duration, stagger)
            let stage = stage(model)
            play(model, stage)
            #expect(!stage.isAnimating && rest(stage) == "38" && model.rests == 1)
        }
        let backwards = Model("383")
        (backwards.duration, backwards.stagger) = (1, -0.6)
        let stage = stage(backwards)
        play(backwards, stage)
        stage.advance(by: 0.5)
        #expect(windows(stage)[2].map(\.face) == ["3"])
        #expect(stage.settle() && rest(stage) == "383" && backwards.rests == 1)
        let calm = Model("38")
        let calmStage = self.stage(calm)
        calmStage.preferences.reduceMotion = true
        calm.digits = "40"
        calmStage.advance(by: 0)
        #expect(!calmStage.isAnimating && rest(calmStage) == "40" && calm.rests == 1)
    }
}
