import Foundation
import SwiftUI
import TallyStage
import Testing

@MainActor @Suite struct StyleArticleTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let article = root.appendingPathComponent("Sources/Tally/Tally.docc")

    @MainActor @Observable
    final class Model<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
    }

    private struct Host<Value, Content: View>: View {
        let model: Model<Value>
        let content: (Value) -> Content
        var body: some View { content(model.value) }
    }

    /// A stage with a view of a value, and what changes the value.
    private func play<Value>(
        _ value: Value, width: CGFloat = 190, height: CGFloat = 56, @ViewBuilder _ view: @escaping (Value) -> some View
    ) -> (stage: Stage, model: Model<Value>) {
        let model = Model(value)
        let stage = Stage(size: CGSize(width: width, height: height)) { Host(model: model, content: view) }
        stage.advance(by: 0)
        return (stage, model)
    }

    /// Compares a contact sheet with the picture in the article.
    private func picture(
        _ name: String, _ stage: Stage, for seconds: Double, every interval: Double, columns: Int = 4
    ) -> Check {
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("TallyGoldens/Styles")
        return Golden(
            "style-\(name)", in: Self.article,
            isRecording: ProcessInfo.processInfo.environment["TALLY_RECORD_GOLDENS"] == "1", output: output
        )
        .check(stage.contactSheet(for: seconds, every: interval, columns: columns))
    }

    @Test func `the article shows every sample as it is, with a picture that says what is seen`() throws {
        let file = Self.root.appendingPathComponent("Tests/CookbookTests/StyleViews.swift")
        let views = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n\nstruct ").dropFirst()
        let url = Self.article.appendingPathComponent("WhichStyleForWhat.md")
        let text = try String(contentsOf: url, encoding: .utf8)
        #expect(views.count == 8)
        for view in views {
            let code = "struct " + view.trimmingCharacters(in: .newlines)
            #expect(text.contains("```swift\n\(code)\n```\n\n!["), "\(view.prefix { $0 != ":" })")
        }
        #expect(text.components(separatedBy: "](style-").count == views.count + 2)
        #expect(!text.contains("![]"))
    }

    @Test func `a balance flows, every face between old and new`() {
        let (stage, model) = play(Decimal(980)) { Balance(amount: $0) }
        model.value = 1_245.5
        #expect(picture("balance", stage, for: 0.6, every: 0.2).holds)
        #expect(stage.settle() && stage.frame.visibleText == "$1,245.50")
    }

    @Test func `a price in a stream can be read, and keeps the width of its widest text`() {
        let (stage, model) = play(Decimal(99.5)) { Quote(price: $0) }
        for step in 1...20 {
            model.value = Decimal(99.5) + Decimal(step) / 10
            stage.advance(by: 1.0 / 60)
        }
        let element = { stage.frame.accessibility.first { $0.label.hasPrefix("$") } }
        #expect(element()?.label == "$101.50")
        #expect(picture("price", stage, for: 0.45, every: 0.15).holds)
        #expect(stage.settle())
        let width = element()?.rect.width ?? 0
        model.value = 98
        #expect(stage.settle() && element()?.rect.width == width && element()?.label == "$98.00")
    }

    @Test func `points spring`() {
        let (stage, model) = play(95) { Points(points: $0) }
        model.value = 120
        #expect(picture("score", stage, for: 0.6, every: 0.2).holds)
        #expect(stage.settle() && stage.frame.visibleText == "120")
    }

    @Test func `from the full minute a clock turns every drum by one face`() {
        let (stage, model) = play(120) { TimeLeft(seconds: $0) }
        model.value = 119
        stage.advance(by: 0.1)
        let seen = Set(stage.frame.texts.filter { $0.opacity > 0 }.map(\.string))
        #expect(seen.isSubset(of: ["0", "1", "2", ":", "5", "9"]), "\(seen)")
        let (fresh, clock) = play(120) { TimeLeft(seconds: $0) }
        clock.value = 119
        #expect(picture("clock", fresh, for: 0.6, every: 0.2).holds)
        #expect(stage.settle() && stage.frame.visibleText == "01:59")
    }

    @Test func `what is raised counts on from where it is, and moves nothing beside it`() {
        let (stage, model) = play(18_250) { Raised(total: $0) }
        let element = { stage.frame.accessibility.first { $0.label.hasPrefix("€") }?.rect }
        let place = element()
        model.value = 18_900
        stage.advance(by: 0.2)
        model.value = 19_400
        #expect(picture("donations", stage, for: 0.6, every: 0.2).holds)
        #expect(stage.settle() && stage.frame.visibleText == "€19,400" && element() == place)
    }

    @Test func `a jump over many places turns no drum more than once around`() {
        let (stage, model) = play(1_204) { Downloads(count: $0) }
        model.value = 8_913_004
        #expect(picture("statistic", stage, for: 0.6, every: 0.2).holds)
        #expect(stage.settle() && stage.frame.visibleText == "8,913,004")
    }

    @Test func `on a board letters turn on reels, and of a gate only what differs changes`() {
        let (stage, model) = play(("LISBON", "B12"), width: 220) { Departure(destination: $0.0, gate: $0.1) }
        model.value = ("LONDON", "B14")
        #expect(picture("board", stage, for: 1.2, every: 0.2).holds)
        #expect(stage.settle() && stage.frame.accessibility.map(\.label) == ["LONDON", "B14"])
    }

    @Test func `reels stop one after another, and begin where they are`() {
        let (stage, model) = play(("000", 0)) { Draw(digits: $0.0, pulls: $0.1) }
        model.value = ("777", 1)
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "000")
        #expect(picture("slot", stage, for: 1.6, every: 0.4, columns: 5).holds)
        #expect(stage.settle() && stage.frame.visibleText == "777")
    }

    @Test func `for people who want less motion a balance fades over in place`() {
        let (stage, model) = play(Decimal(980)) { Balance(amount: $0) }
        stage.preferences.reduceMotion = true
        stage.advance(by: 0)
        model.value = 1_245.5
        #expect(picture("less-motion", stage, for: 0.15, every: 0.05).holds)
        stage.advance(by: 0.02)
        #expect(stage.frame.visibleText == "$1,245.50" && !stage.isAnimating)
    }
}
