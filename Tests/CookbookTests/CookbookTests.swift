import Foundation
import SwiftUI
import TallyStage
import Testing

@testable import Cookbook

@MainActor @Suite struct CookbookTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let article = root.appendingPathComponent("Sources/Tally/Tally.docc")

    @MainActor @Observable
    final class Model {
        var amount: Decimal
        init(_ amount: Decimal) { self.amount = amount }
    }

    private func stage(width: CGFloat = 220, height: CGFloat = 70, _ view: @escaping () -> some View) -> Stage {
        Stage(size: CGSize(width: width, height: height)) { view() }
    }

    /// Compares a contact sheet with the picture in the article.
    private func picture(_ name: String, _ stage: Stage, for seconds: Double, every interval: Double) -> Check {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("TallyGoldens/Cookbook")
        return Golden(
            "cookbook-\(name)", in: Self.article,
            isRecording: ProcessInfo.processInfo.environment["TALLY_RECORD_GOLDENS"] == "1", output: output
        )
        .check(stage.contactSheet(for: seconds, every: interval, columns: 4))
    }

    @Test func `the article shows every recipe as it is, with a picture`() throws {
        let folder = Self.root.appendingPathComponent("Examples/Cookbook/Sources/Cookbook")
        let text = try String(contentsOf: Self.article.appendingPathComponent("Cookbook.md"), encoding: .utf8)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(files.count == 8)
        for file in files {
            let code = try String(contentsOf: file, encoding: .utf8)
            #expect(text.contains("```swift\n\(code)```\n\n!["), "\(file.lastPathComponent)")
        }
        #expect(text.components(separatedBy: "](cookbook-").count == files.count + 1)
    }

    @Test func `a price is coloured while it ticks`() {
        let model = Model(99.5)
        let stage = stage { PriceHost(model: model) }
        func color() -> Color.Resolved? { stage.frame.texts.first { $0.opacity > 0 && $0.string == "$" }?.color }
        let plain = color()
        model.amount = 101.25
        stage.advance(by: 0.1)
        #expect((color()?.green ?? 0) > (color()?.red ?? 1) + 0.2)
        #expect(stage.settle() && color() == plain && stage.frame.visibleText == "$101.25")
        model.amount = 98
        stage.advance(by: 0.1)
        #expect((color()?.red ?? 0) > (color()?.green ?? 1) + 0.2)
        model.amount = 99.5
        #expect(stage.settle() && stage.frame.visibleText == "$99.50")
        model.amount = 101.25
        #expect(picture("price", stage, for: 0.6, every: 0.2).holds)
    }

    private struct PriceHost: View {
        let model: Model
        var body: some View { Price(price: model.amount) }
    }

    @Test func `points add up however fast they come`() throws {
        let stage = stage(height: 120) { Score() }
        for _ in 0..<10 {
            try stage.tap("+5")
            stage.advance(by: 0.04)
        }
        try stage.tap("+250")
        #expect(stage.settle() && stage.frame.visibleText.hasPrefix("300"))
        let fresh = self.stage(height: 120) { Score() }
        try fresh.tap("+5")
        try fresh.tap("+250")
        #expect(picture("score", fresh, for: 0.6, every: 0.2).holds)
    }

    @Test func `a hidden balance is neither seen nor read`() throws {
        let stage = stage(width: 300) { HiddenBalance(balance: 2480.15) }
        func labels() -> [String] { stage.frame.accessibility.map(\.label) }
        #expect(labels() == ["Balance hidden", "Show"] && !stage.frame.visibleText.contains("2"))
        try stage.tap("Show")
        stage.advance(by: 0)
        #expect(labels() == ["$2,480.15", "Hide"])
        #expect(stage.settle() && stage.frame.visibleText.hasPrefix("$2,480.15"))
        try stage.tap("Hide")
        #expect(stage.settle() && labels() == ["Balance hidden", "Show"])
        try stage.tap("Show")
        #expect(picture("balance", stage, for: 0.45, every: 0.15).holds)
    }

    @Test func `a countdown ends at zero`() {
        let stage = stage { Countdown(seconds: 62) }
        #expect(stage.frame.visibleText == "01:02")
        stage.advance(by: 2.9)
        #expect(stage.frame.visibleText == "01:00")
        stage.advance(by: 0.1)
        #expect(picture("countdown", stage, for: 0.6, every: 0.2).holds)
        stage.advance(by: 65)
        #expect(stage.frame.visibleText == "00:00")
    }

    @Test func `the drums of the tens have six faces`() {
        let stage = stage { Countdown(seconds: 60) }
        let tens = stage.frame.texts.filter { $0.string == "0" }.map { Double($0.rect.minX) }.sorted()[1]
        var seen: Set<String> = []
        stage.advance(by: 1)
        for _ in 0..<40 {
            stage.advance(by: 1.0 / 60)
            for face in stage.frame.texts where abs(face.rect.minX - tens) < 1 && face.opacity > 0 {
                seen.insert(face.string)
            }
        }
        #expect(seen == ["0", "5", "4"] || seen == ["0", "5"], "\(seen.sorted())")
        stage.advance(by: 0.3)
        #expect(stage.frame.visibleText == "00:59")
    }

    @Test func `the lines of a receipt amount to its total, and begin together`() throws {
        let stage = stage(width: 240, height: 170) { Receipt() }
        func labels() -> [String] { stage.frame.accessibility.map(\.label).filter { $0.hasPrefix("$") } }
        #expect(labels() == ["$9.00", "$6.50", "$15.50"])
        try stage.tap("Increment")
        stage.advance(by: 0)
        #expect(labels() == ["$13.50", "$9.75", "$23.25"])
        // Tenths of dollars change in all three, at the same moment.
        var begins: [String: Double] = [:]
        for step in 1...30 {
            stage.advance(by: 1.0 / 60)
            // Tenths, the last place but one, by the line that they are in.
            let digits = stage.frame.texts.filter { $0.opacity > 0 && $0.string.allSatisfy(\.isNumber) }
            let right = digits.map(\.rect.maxX).max() ?? 0
            for face in digits where face.opacity < 1 && abs(face.rect.maxX - right + face.rect.width) < 2 {
                guard
                    let line = stage.frame.accessibility.filter({ $0.label.hasPrefix("$") })
                        .min(by: { abs($0.rect.midY - face.rect.midY) < abs($1.rect.midY - face.rect.midY) })
                else { continue }
                if begins[line.label] == nil { begins[line.label] = Double(step) }
            }
        }
        #expect(begins.count == 3 && Set(begins.values).count == 1, "\(begins)")
        #expect(stage.settle() && labels() == ["$13.50", "$9.75", "$23.25"])
        let fresh = self.stage(width: 240, height: 170) { Receipt() }
        try fresh.tap("Increment")
        #expect(picture("receipt", fresh, for: 0.6, every: 0.2).holds)
    }

    @Test func `a total counts up from nothing and goes on`() {
        let model = Model(18_250)
        let stage = stage { DonationsHost(model: model) }
        #expect(stage.frame.visibleText == "€0" && stage.frame.accessibility.map(\.label) == ["€18,250"])
        #expect(picture("donations", stage, for: 1.5, every: 0.5).holds)
        #expect(stage.frame.visibleText == "€18,250")
        model.amount = 20_000
        stage.advance(by: 0.1)
        #expect(stage.frame.visibleText != "€18,250" && stage.frame.visibleText != "€20,000")
        #expect(stage.settle() && stage.frame.visibleText == "€20,000")
    }

    private struct DonationsHost: View {
        let model: Model
        var body: some View { Donations(total: NSDecimalNumber(decimal: model.amount).intValue) }
    }

    @Test func `the reels tell nothing before the last one rests`() throws {
        let draws = Draws(["777", "123"])
        let stage = stage(height: 140) { SlotMachine { draws.next() } }
        try stage.tap("Pull")
        stage.advance(by: 1.9)
        #expect(stage.frame.visibleText.contains("Good luck"))
        stage.advance(by: 0.2)
        #expect(stage.frame.visibleText.contains("Jackpot!") && !stage.isAnimating)
        try stage.tap("Pull")
        #expect(stage.settle() && stage.frame.visibleText.contains("Good luck"))
        let fresh = self.stage(height: 140) { SlotMachine { "777" } }
        try fresh.tap("Pull")
        #expect(picture("reels", fresh, for: 2.1, every: 0.7).holds)
    }

    @Test func `the fruit machine pays when its last reel rests, and only for three alike`() throws {
        let draws = Draws([[4, 4, 4], [0, 1, 0]])
        let stage = stage(width: 330, height: 200) { FruitMachine { draws.next() } }
        func balance() -> [String] { stage.frame.accessibility.map(\.label).filter { Int($0) != nil } }
        #expect(balance() == ["100"])
        try stage.tap("Pull")
        stage.advance(by: 0.1)
        #expect(balance() == ["95"])
        try stage.tap("Pull")
        stage.advance(by: 1.6)
        #expect(balance() == ["95"] && !stage.frame.visibleText.contains("You win!"))
        stage.advance(by: 0.2)
        #expect(balance() == ["595"])
        stage.advance(by: 0.2)
        #expect(stage.frame.visibleText.contains("You win!"))
        #expect(stage.frame.accessibility.contains { $0.label == "7️⃣, 7️⃣, 7️⃣" })
        try stage.tap("Pull")
        #expect(stage.settle() && balance() == ["590"] && !stage.frame.visibleText.contains("You win!"))
        let fresh = self.stage(width: 330, height: 200) { FruitMachine { [4, 4, 4] } }
        try fresh.tap("Pull")
        #expect(picture("fruits", fresh, for: 2.8, every: 0.4).holds)
    }

    private final class Draws<Draw> {
        private var left: [Draw]
        init(_ left: [Draw]) { self.left = left }
        func next() -> Draw { left.removeFirst() }
    }
}
