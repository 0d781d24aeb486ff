import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

@MainActor
struct ReelTextTests {
    private static let fruits = ["🍒", "🍋", "🔔", "7️⃣"]

    private func turned(_ index: Int, _ count: Int) -> Int { ((index % count) + count) % count }

    @Test(arguments: [false, true])
    func `from any face to any face a reel passes a full turn and what is left to its stop, as ease-out says`(
        ascending: Bool
    ) {
        for (from, to) in (0..<16).map({ ($0 / 4, $0 % 4) }) {
            let model = ReelScene.Model(Self.fruits, [from])
            model.ascending = ascending
            let scene = ReelScene(model)
            #expect(scene.faces == [Self.fruits[from]] && !scene.stage.isAnimating)
            model.reels = [.init(Self.fruits, stop: to)]
            model.trigger += 1
            scene.stage.advance(by: 0)
            let way = Double(4 + turned(ascending ? to - from : from - to, 4))
            scene.play { frame in
                guard frame % 4 == from else { return }
                let place = Double(from) + (ascending ? way : -way) * ReelScene.easeOut(Double(frame) / 60)
                let wanted = (-1...2).map { Int(place.rounded(.down)) + $0 }
                    .map { ReelScene.Face(text: Self.fruits[turned($0, 4)], place: Double($0) - place) }
                    .filter { abs($0.place) < 0.9 }
                let shown = scene.windows[0].filter { abs($0.place) < 0.9 }
                #expect(
                    zip(shown, wanted).allSatisfy { $0.text == $1.text && abs($0.place - $1.place) < 0.02 }
                        && abs(shown.count - wanted.count) <= (shown + wanted).filter { abs($0.place) > 0.88 }.count,
                    "\(from) to \(to), frame \(frame): \(shown), not \(wanted)")
            }
            #expect(scene.faces == [Self.fruits[to]] && model.rests == 1)
        }
    }

    @Test func `reels stop one after another, each at its time, and completion comes once, with the last`() {
        let model = ReelScene.Model(Self.fruits, [0, 0, 0])
        let scene = ReelScene(model)
        model.reels = [3, 1, 2].map { .init(Self.fruits, stop: $0) }
        scene.stage.advance(by: 0)
        var stops: [Int: Int] = [:]
        scene.play { frame in
            guard frame > 50 else { return }
            for (reel, face) in scene.faces.enumerated() where face == model.reels[reel].face {
                if stops[reel] == nil { stops[reel] = frame }
            }
            #expect(model.rests == (frame < 84 ? 0 : 1) || frame == 84, "frame \(frame)")
        }
        // 1, 1.2 and 1.4 s; the last frames of ease-out move less than a thousandth of a line.
        #expect(
            (58...60).contains(stops[0] ?? 0) && (69...72).contains(stops[1] ?? 0) && (81...84).contains(stops[2] ?? 0))
        #expect(model.rests == 1 && scene.faces == ["7️⃣", "🍋", "🔔"])
        #expect(scene.row.width > 0 && scene.stage.frame.accessibility.first?.label == "7️⃣, 🍋, 🔔")
    }

    @Test func `reels are as wide as their widest face, and nothing moves beside or below them while they turn`() {
        let faces = ["I", "Wide", "gÅ", "🍒"]
        let model = ReelScene.Model(faces, [0, 1])
        let scene = ReelScene(model)
        func bar() -> CGRect? { scene.stage.frame.texts.first { $0.string == "|" }?.rect }
        func width(_ text: String) -> Double {
            Double(scene.stage.frame.texts.first { $0.string == text }?.rect.width ?? 0)
        }
        let (row, beside) = (scene.row, bar())
        #expect(abs(Double(row.width) - 2 * faces.map(width).max()!) < 0.01 && width("I") < width("Wide") / 2)
        for stops in [[2, 0], [3, 3], [1, 2]] {
            model.reels = stops.map { .init(faces, stop: $0) }
            scene.stage.advance(by: 0)
            scene.play { frame in #expect(scene.row == row && bar() == beside, "frame \(frame)") }
        }
    }

    @Test func `no face shows outside of its window, and at rest only one is in it`() {
        let scene = ReelScene(ReelScene.Model(Self.fruits, [1, 2]))
        scene.model.trigger += 1
        scene.stage.advance(by: 0)
        scene.play { frame in
            let row = scene.row
            for text in scene.stage.frame.texts where text.opacity > 0 && text.string != "|" {
                let isInside = text.clip.map {
                    abs($0.height - row.height * ReelScene.pitch) < 0.01 && abs($0.midY - row.midY) < 0.01
                }
                #expect(isInside ?? false, "frame \(frame): \(text)")
            }
        }
        #expect(scene.windows.map { $0.map(\.text) } == [["🍋"], ["🔔"]])
    }

    @Test func `letters stand on the baseline of the text beside them, whatever the fonts of other faces`() {
        for faces in [["H", "x"], ["H", "🍒", "漢", "ณี"]] {
            let scene = ReelScene(ReelScene.Model([], [])) {
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    ReelText(faces: faces, stops: [0, 1])
                    Text(verbatim: "Beside")
                }
            }
            let letter = scene.stage.frame.texts.first { $0.string == "H" && $0.opacity > 0 && $0.clip != nil }
            let text = scene.stage.frame.texts.first { $0.string == "Beside" }
            #expect(
                letter != nil && abs(Double(letter?.rect.minY ?? 0) - Double(text?.rect.minY ?? 1)) < 0.01, "\(faces)")
        }
    }

    @Test(arguments: [false, true])
    func `it appears at rest, or plays from the first face if asked`(ascending: Bool) {
        for plays in [false, true] {
            let scene = ReelScene(ReelScene.Model([], [])) {
                if plays {
                    ReelText(faces: Self.fruits, stops: [2, 3], ascending: ascending).rollsOnAppear()
                } else {
                    ReelText(faces: Self.fruits, stops: [2, 3], ascending: ascending)
                }
            }
            #expect(scene.stage.isAnimating == plays)
            #expect(scene.faces == (plays ? ["🍒", "🍒"] : ["🔔", "7️⃣"]))
            #expect(scene.stage.settle() && scene.faces == ["🔔", "7️⃣"])
        }
    }

    @Test func `a text has a reel for each character that is a face, and the rest of it stands still`() {
        let model = ReelScene.Model([])
        model.text = "LHR 12:40"
        let faces = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".map(String.init)
        let scene = ReelScene(model) { ReelText(model.text, faces: faces, duration: 0.5, stagger: 0.1) }
        func colon() -> CGRect? { scene.stage.frame.texts.first { $0.string == ":" && $0.opacity > 0 }?.rect }
        let still = colon()
        #expect(scene.faces.joined() == "LHR 12:40" && still != nil)
        model.text = "JFK 09:15"
        scene.stage.advance(by: 0)
        #expect(scene.faces.joined() == "LHR 12:40" && scene.stage.isAnimating)
        scene.play { _ in #expect(colon() == still) }
        #expect(scene.faces.joined() == "JFK 09:15" && scene.stage.frame.accessibility.map(\.label) == ["JFK 09:15"])
        // Seven reels: the last takes 0.5 + 6 × 0.1 seconds.
        #expect(abs(scene.stage.time - 1.1) < 0.05)
    }

    @Test func `a press beside a narrow face, or on a blank, is one on the row`() throws {
        for faces in [["I", "WWWWW"], ["", "WWWWW"]] {
            let model = ReelScene.Model([])
            let scene = ReelScene(model) { ReelText(faces: faces, stops: [0]).onTapGesture { model.rests += 1 } }
            scene.stage.tap(CGPoint(x: scene.row.minX + 8, y: scene.row.midY))
            #expect(model.rests == 1, "\(faces)")
            scene.stage.tap(CGPoint(x: scene.row.midX, y: scene.row.maxY + scene.row.height))
            #expect(model.rests == 1, "\(faces): the face below is not seen")
        }
    }

    @Test func `what is told are the faces at rest, or what the caller says instead`() {
        func labels(_ view: @escaping () -> some View) -> [String] {
            ReelScene(ReelScene.Model([], []), content: view).stage.frame.accessibility.map(\.label)
        }
        #expect(labels { ReelText(faces: ["BAR", "", " ", "7"], stops: [0, 1, 2, 3]) } == ["BAR, 7"])
        #expect(labels { ReelText("CAT", faces: ["C", "A", "T"]) } == ["CAT"])
        #expect(
            labels { ReelText(faces: Self.fruits, stops: [0, 0]).accessibilityLabel("Two cherries") } == [
                "Two cherries"
            ])
    }

    @Test func `duplicates are faces of their own: from one to the other the reel turns on`() {
        let model = ReelScene.Model(["a", "b", "a", "c"], [0])
        let scene = ReelScene(model)
        model.reels = [.init(["a", "b", "a", "c"], stop: 2)]
        scene.stage.advance(by: 0)
        #expect(scene.stage.isAnimating && scene.faces == ["a"])
        scene.stage.advance(by: 0.05)
        #expect(scene.faces != ["a"])
        #expect(scene.stage.settle() && scene.faces == ["a"] && model.rests == 1)
    }
}
