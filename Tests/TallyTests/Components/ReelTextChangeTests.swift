import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// Reels that are played again, get other faces, come and go, or may not move.
@MainActor
struct ReelTextChangeTests {
    private static let fruits = ["🍒", "🍋", "🔔", "7️⃣"]

    /// What may interrupt a play.
    enum Change: CaseIterable {
        case trigger, stops, direction, faces

        @MainActor func apply(to model: ReelScene.Model) {
            switch self {
            case .trigger: break
            case .stops: model.reels = [1, 3].map { .init(ReelTextChangeTests.fruits, stop: $0) }
            case .direction: model.ascending.toggle()
            case .faces: model.reels = [1, 0].map { .init(["A", "B", "C", "D"], stop: $0) }
            }
            if self != .stops { model.trigger += 1 }
        }
    }

    @Test(arguments: [false, true], Change.allCases)
    func `played again at any frame, it goes on from the faces in the windows, no faster than it turns`(
        ascending: Bool, change: Change
    ) {
        // Two turns of four faces in a second, and ease-out begins with 1 / 0.58 of the mean speed.
        let limit = 8 / 0.58 / 60 + 0.001
        for moment in stride(from: 0, through: 75, by: 1) {
            let model = ReelScene.Model(Self.fruits, [0, 2])
            model.ascending = ascending
            let scene = ReelScene(model)
            model.trigger += 1
            // Frames that nobody looks at are not played.
            scene.stage.frameRate = 4
            scene.stage.advance(by: 0)
            scene.stage.advance(by: Double(moment) / 60)
            var before = scene.windows
            change.apply(to: model)
            scene.stage.advance(by: 0)
            func check(_ limit: Double, _ frame: Int) {
                let after = scene.windows
                let isNear =
                    before.count == after.count
                    && zip(before, after).allSatisfy { old, new in
                        old.filter { abs($0.place) < 0.51 }.allSatisfy { face in
                            new.contains { $0.text == face.text && abs($0.place - face.place) < limit }
                        }
                    }
                #expect(isNear, "interrupted at \(moment), frame \(frame): \(before), then \(after)")
                before = after
            }
            check(0.001, 0)
            for frame in 1...8 {
                scene.stage.advance(by: 1.0 / 60)
                check(limit, frame)
            }
            #expect(scene.stage.settle())
            #expect(scene.faces == model.reels.map(\.face), "interrupted at \(moment)")
            // The first play was over after 72 frames.
            #expect(model.rests == (moment < 72 ? 1 : 2), "interrupted at \(moment)")
        }
    }

    @Test func `reels that come and go fade at their places while the row goes over to its width`() {
        for (old, new) in [([0], [0, 1, 2]), ([3, 2, 1], [3]), ([], [1]), ([1, 2], [])] {
            let model = ReelScene.Model(Self.fruits, old)
            let scene = ReelScene(model)
            let start = Double(scene.row.width)
            model.reels = new.map { .init(Self.fruits, stop: $0) }
            scene.stage.advance(by: 0)
            #expect(abs(Double(scene.row.width) - start) < 0.01, "\(old) → \(new)")
            #expect(scene.windows.count == old.count, "\(old) → \(new): what is new is transparent")
            var (widths, alphas) = ([start], Set<Int>())
            scene.play { _ in
                widths.append(Double(scene.row.width))
                for text in scene.stage.frame.texts where text.opacity > 0 && text.opacity < 1 {
                    alphas.insert(Int(text.opacity * 100))
                }
            }
            let way = abs((widths.last ?? 0) - start)
            let steps = zip(widths, widths.dropFirst()).map { abs($1 - $0) }
            #expect(way > 20 && (steps.max() ?? 0) < way / 5, "\(old) → \(new): \(widths)")
            #expect(alphas.count > 5 && scene.faces == new.map { Self.fruits[$0] }, "\(old) → \(new)")
            #expect(model.rests == 1)
        }
    }

    @Test(arguments: [false, true])
    func `a reel that gets other faces passes a full turn of them while the row goes over to their width`(
        ascending: Bool
    ) {
        let faces = ["I", "J", "K"]
        let width = Double(ReelScene(ReelScene.Model(faces, [0])).row.width)
        let model = ReelScene.Model(["WWW", "MMM", "I", "J"], [3])
        model.ascending = ascending
        let scene = ReelScene(model)
        let before = Double(scene.row.width)
        #expect(before > 2 * width)
        model.reels = [.init(faces, stop: 1)]
        scene.stage.advance(by: 0)
        #expect(scene.faces == ["J"] && abs(Double(scene.row.width) - before) < 0.01)
        scene.stage.advance(by: 0.5)
        // Four faces on the way: the one that was there, and a turn that begins with the stop and ends with it.
        let place = 4 * ReelScene.easeOut(0.5)
        let next = ["J", "J", ascending ? "K" : "I", ascending ? "I" : "K", "J"][Int(place.rounded())]
        #expect(scene.windows[0].min { abs($0.place) < abs($1.place) }?.text == next)
        #expect(scene.stage.settle() && scene.faces == ["J"])
        #expect(abs(Double(scene.row.width) - width) < 0.01)
    }

    @Test func `a reel is the same by its position, whatever comes behind it`() {
        let scene = ReelScene(ReelScene.Model(Self.fruits, [1, 2]))
        scene.model.reels.append(.init(Self.fruits, stop: 3))
        scene.stage.advance(by: 1.0 / 60)
        // One frame on, the first two have left their own faces; the new one its first.
        #expect(scene.windows.map { $0.min { abs($0.place) < abs($1.place) }?.text } == ["🍋", "🔔", "🍒"])
    }

    @Test func `with less motion, no animation, none allowed or a scene that is left, it rests at once`() {
        func rests(
            _ name: String, motion: Bool = true, _ change: (ReelScene) -> Void = { _ in }, phase: ScenePhase = .active
        ) {
            let model = ReelScene.Model(Self.fruits, [0, 0])
            let scene = ReelScene(model)
            scene.stage.preferences.reduceMotion = !motion
            scene.stage.advance(by: 0)
            change(scene)
            model.trigger += 1
            model.reels = [1, 2, 3].map { .init(Self.fruits, stop: $0) }
            scene.stage.advance(by: 0)
            #expect(!scene.stage.isAnimating && scene.faces == ["🍋", "🔔", "7️⃣"] && model.rests == 1, "\(name)")
        }
        rests("less motion", motion: false)
        rests("nothing lasts") { ($0.model.duration, $0.model.stagger) = (0, 0) }
        rests("no number") { ($0.model.duration, $0.model.stagger) = (.nan, -.infinity) }
        rests("below nothing") { ($0.model.duration, $0.model.stagger) = (-1, -1) }

        for isOff in [false, true] {
            let model = ReelScene.Model(Self.fruits, [0])
            let scene = ReelScene(model) {
                ReelText(model.reels)
                    .onRollCompletion { model.rests += 1 }
                    .rollAnimation(isOff ? nil : .default)
            }
            if !isOff { scene.stage.preferences.scenePhase = .background }
            model.reels = [.init(Self.fruits, stop: 3)]
            scene.stage.advance(by: 0)
            #expect(!scene.stage.isAnimating && scene.faces == ["7️⃣"] && model.rests == 1)
        }
        let scene = ReelScene(ReelScene.Model(Self.fruits, [0]))
        var still = Transaction()
        still.disablesAnimations = true
        withTransaction(still) { scene.model.reels = [.init(Self.fruits, stop: 2)] }
        scene.stage.advance(by: 0)
        #expect(!scene.stage.isAnimating && scene.faces == ["🔔"] && scene.model.rests == 1)
    }

    @Test func `faces and stops that make no sense have a stated result`() {
        typealias Reel = ReelText.Reel
        #expect(Reel(["a", "b", "c"], stop: -1).face == "c" && Reel(["a", "b", "c"], stop: 3).face == "a")
        #expect(Reel(["a", "b", "c"], stop: .min).face == "b" && Reel(["a", "b", "c"], stop: .max).face == "b")
        #expect(Reel(["a"], stop: .min).face == "a" && Reel([], stop: 5).face == "" && Reel([], stop: "x").face == "x")
        #expect(Reel(["a\nb", "c\r\nd"]).faces == ["a b", "c d"] && Reel(["a\nb"], stop: "a\nb").face == "a b")
        #expect(Reel(["a", "b", "a"], stop: "a") == Reel(["a", "b", "a"], stop: 0))
        #expect(Reel(["a", "b", "a"], stop: 2) != Reel(["a", "b", "a"], stop: 0))
        let shows: [([Reel], [String])] = [
            ([], []), ([Reel([], stop: 5), Reel(["a"])], ["a"]), ([Reel(["", ""], stop: 1)], []),
            ([Reel(["a", "a", "a"], stop: 2)], ["a"]),
            ([Reel(["a", "b"], stop: "z"), Reel(["b"], stop: "b")], ["z", "b"]),
            ([Reel([], stop: "z")], ["z"]), ([Reel(["one\ntwo", "3"])], ["one two"]), ([Reel(["", "b"])], []),
        ]
        let model = ReelScene.Model([])
        let scene = ReelScene(model)
        for ascending in [false, true] {
            model.ascending = ascending
            for (reels, faces) in shows + shows.reversed() {
                model.reels = reels
                scene.stage.advance(by: 0.3)
                model.trigger += 1
                #expect(scene.stage.settle() && scene.faces == faces, "\(reels)")
            }
        }
    }

    @Test func `a reel without faces, or with one that is not on it, does not move`() {
        let model = ReelScene.Model([.init([], stop: 2), .init(["a", "b"], stop: "z")])
        let scene = ReelScene(model)
        model.trigger += 1
        scene.stage.advance(by: 0)
        #expect(!scene.stage.isAnimating && scene.faces == ["z"] && model.rests == 1)
    }
}
