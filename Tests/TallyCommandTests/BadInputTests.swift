import Foundation
@testable import TallyCommand
import TallyScene
import TallyStage
import Testing

@MainActor @Suite struct BadInputTests {
    let folder = TemporaryFolder()

    private func record(_ words: [String], _ name: String = "a.apng") -> Outcome {
        run(
            ["record", "--size", "80x45", "--hold", "0", "--duration", "0.1", "-o", folder.file(name)] + words,
            paints: true)
    }

    @Test(arguments: [
        (["NaN"], "\"NaN\" is not a number; write digits with a point for decimals, such as 1234.5, -3 or 1e6."),
        (["inf"], "\"inf\" is not a number; write digits with a point for decimals, such as 1234.5, -3 or 1e6."),
        (
            ["--", "-Infinity"],
            "\"-Infinity\" is not a number; write digits with a point for decimals, such as 1234.5, -3 or 1e6."
        ),
        ([""], "\"\" is empty; write a number such as 1234.5."),
        (
            [String(repeating: "7", count: 200)],
            "\"\(String(repeating: "7", count: 200))\" has more than 38 digits or is beyond 10^±127; round it."
        ),
    ])
    func `what is no number is refused, and nothing is made`(words: [String], message: String) {
        let outcome = record(words)
        #expect(outcome.complaint == "tally: \(message)\n")
        #expect(outcome.status == .badData)
        #expect(folder.contents == [])
    }

    @Test(arguments: [
        (["--size", "-5x9"], "--size cannot be \"-5x9\"; write two whole numbers in 1...16384, such as 640x360."),
        (["--size", "0x0"], "--size cannot be \"0x0\"; write two whole numbers in 1...16384, such as 640x360."),
        (["--duration", "-1"], "--duration cannot be \"-1\"; write a number in 0...3600."),
        (["--hold", "nan"], "--hold cannot be \"nan\"; write a number in 0...3600."),
        (["--font-size", "-9"], "--font-size cannot be \"-9\"; write a number in 1...4000."),
        (["--every", "0"], "--every cannot be \"0\"; write a whole number above 0."),
        (
            ["--format", "money"],
            "--format cannot be \"money\"; write decimal, percent, compact or currency:KRW."
        ),
        (
            ["--format", "currency:QQQ"],
            "--format knows no currency \"QQQ\"; write its three letters, such as currency:KRW."
        ),
    ])
    func `a setting that makes no sense is refused, and nothing is made`(words: [String], message: String) {
        let outcome = record(["1"] + words)
        #expect(outcome.complaint == "tally: \(message)\n")
        #expect(outcome.status == .usage)
        #expect(folder.contents == [])
    }

    @Test func `a table without the column names those it has`() {
        let file = folder.write("data.csv", "year,price\n2020,5\n")
        let outcome = record(["--file", file, "--column", "cost"])
        #expect(outcome.status == .noInput)
        #expect(outcome.complaint == "tally: \(file) has no column \"cost\"; it has: 1 \"year\", 2 \"price\".\n")
        #expect(folder.contents == ["data.csv"])
    }

    @Test func `a font that is not there is replaced, and that is said`() throws {
        #expect(record(["123"], "a.png").complained == "")
        let outcome = record(["123", "--font", "No Such Family"], "b.png")
        #expect(outcome.status == .success)
        #expect(
            outcome.complained
                == "tally: The font \"No Such Family\" is not installed, or has none of these characters; "
                + "the built-in font is used. \"fc-list : family\" lists what there is.\n")
        #expect(try Bitmap(png: bytes("a.png")) == Bitmap(png: bytes("b.png")))
        #expect(record(["123", "--font", "No Such Family", "--quiet"], "b.png").complained == "")
    }

    @Test func `a font that is there is used, and nothing is said`() throws {
        let outcome = record(["123", "--font", "NanumGothic"], "a.png")
        guard !outcome.complained.contains("not installed") else { return }
        #expect(outcome.complained == "")
        _ = record(["123"], "b.png")
        #expect(try Bitmap(png: bytes("a.png")) != Bitmap(png: bytes("b.png")))
    }

    @Test func `a title of ten thousand characters ends in an ellipsis after two lines`() throws {
        let title = String(repeating: "Tally and ", count: 1000)
        let outcome = record(["1", "20", "--title", title])
        #expect(outcome.status == .success)
        #expect(folder.contents == ["a.apng"])
        let settings = try RecordSettings(
            Arguments(["--title", title, "--size", "160x90", "-o", "a.png"], table: Option.record))
        let player = FilmPlayer(script: Script([1]), settings: settings)
        let texts = player.stage.frame.texts.filter { $0.opacity > 0 }
        #expect(texts.count == 3)
        #expect(texts[1].string.hasSuffix("…"))
        #expect(texts.allSatisfy { $0.rect.minX >= 0 && $0.rect.maxX <= 160 && $0.rect.minY >= 0 })
    }

    @Test func `the smallest picture can be made`() throws {
        #expect(record(["1", "2", "--title", "x", "--size", "1x1"], "a.png").status == .success)
        #expect(try Bitmap(png: bytes("a.png")).width == 1)
    }

    @Test func `a place that cannot be written to is refused`() {
        let outcome = record(["1"], "no/a.gif")
        #expect(outcome.status == .cannotCreate)
        #expect(outcome.complaint.contains("make the folder first"))
        #expect(run(["record", "1", "-o", "/dev/full.d/a.gif"], paints: true).status == .cannotCreate)
        #expect(run(["record", "1", "-o", folder.path + "/"], paints: true).status == .usage)
    }

    private func bytes(_ name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.file(name))))
    }
}
