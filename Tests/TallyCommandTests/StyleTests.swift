import Foundation
import SwiftUI
@testable import TallyCommand
import TallyScene
import TallyStage
import Testing

@MainActor @Suite struct StyleTests {
    let folder = TemporaryFolder()

    private func player(_ style: FilmStyle, _ values: [Decimal], _ words: String...) throws -> FilmPlayer {
        let usual = ["--size", "200x90", "-o", "a.apng", "--style", style.rawValue]
        return FilmPlayer(
            script: Script(values), settings: try RecordSettings(Arguments(usual + words, table: Option.record)))
    }

    /// What is seen at a time of the film.
    private func text(_ player: FilmPlayer, at time: Double, fps: Int) -> String {
        var frames = 0
        while frames <= Int(time * Double(fps)), let picture = player.next() { frames += picture.periods }
        return player.stage.frame.visibleText
    }

    @Test(arguments: FilmStyle.allCases)
    func `every style goes from number to number in its time`(style: FilmStyle) throws {
        let player = try player(style, [17, 1204, 95], "--hold", "0.25", "--duration", "1", "--fps", "8")
        #expect(player.length == 22)
        var texts: [String] = []
        while player.next() != nil { texts.append(player.stage.frame.visibleText) }
        #expect(texts[0] == "17")
        // The second number is asked for at 0.25 s and rests from 1.25 s to 1.5 s.
        #expect(texts.contains(style == .push ? "1204" : "1,204"))
        #expect(texts.count > 10, "something moved in between")
        #expect(player.stage.frame.visibleText == "95")
        #expect(!player.stage.isAnimating)
    }

    @Test func `a count shows the numbers in between, a reel the formatted text, a push the digits alone`() throws {
        let count = try player(
            .count, [0, 1000], "--hold", "0.5", "--duration", "2", "--fps", "10", "--format", "currency:USD")
        // Ease-out-expo after a tenth of two seconds: (1 − 2⁻¹) ÷ (1 − 2⁻¹⁰) of 1000.
        #expect(text(count, at: 0.7, fps: 10) == "$500.49")
        let reel = try player(.reel, [0, 1234.5], "--hold", "0.1", "--duration", "1", "--format", "currency:EUR")
        while reel.next() != nil {}
        #expect(reel.stage.frame.visibleText == "€1,234.50")
        let push = try player(.push, [0, 54_321], "--hold", "0.1", "--duration", "1")
        while push.next() != nil {}
        #expect(push.stage.frame.visibleText == "54321")
    }

    @Test func `without a duration every style jumps`() throws {
        for style in FilmStyle.allCases {
            let player = try player(style, [1, 22], "--hold", "0.5", "--duration", "0", "--fps", "4")
            _ = player.next()
            _ = player.next()
            #expect(player.stage.frame.visibleText == "22" && !player.stage.isAnimating, "\(style)")
        }
    }

    @Test func `push takes whole numbers as they are`() {
        func record(_ words: String...) -> Outcome {
            run(["record", "--size", "4x4", "-o", folder.file("a.png"), "--style", "push"] + words)
        }
        #expect(record("1", "-20").status == .success)
        let fraction = record("1", "2.5")
        #expect(fraction.status == .badData)
        #expect(
            fraction.complaint
                == "tally: --style push shows whole numbers of at most 18 digits, and 2.5 is none; "
                + "write --style reel or --style flow.\n")
        #expect(record("1e18").status == .badData)
        #expect(record("999999999999999999").status == .success)
        let money = record("1", "--format", "currency:USD")
        #expect(money.status == .usage)
        #expect(
            money.complaint
                == "tally: --style push shows plain whole numbers; leave --format out, or write --style reel.\n")
    }

    @Test(arguments: [FilmStyle.count, .push, .reel])
    func `a stream plays in every style`(style: FilmStyle) throws {
        let settings = try RecordSettings(
            playing: Arguments(["--style", style.rawValue, "--duration", "0.4"], table: Option.play))
        let model = PlayModel(script: Script([1]), settings: settings, picture: CGSize(width: 200, height: 90))
        let stage = model.makeStage()
        for (value, shown) in [(20, "20"), (305, "305"), (7, "7"), (2.5, "2.5")] as [(Decimal, String)] {
            model.show(value)
            stage.advance(by: 0)
            // What is not whole cannot be pushed, and shows at once.
            #expect(stage.isAnimating || style == .push && value == 2.5)
            _ = stage.settle()
            #expect(stage.frame.visibleText.hasPrefix(shown), "\(style) \(stage.frame.visibleText)")
        }
    }

    @Test func `one table of options tells the styles to help, manual and shells`() throws {
        let manual = try Generated.text("man").replacing("\\-", with: "-")
        let flat = HelpText.record.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for text in [flat, manual] { #expect(text.contains(FilmStyle.list)) }
        for shell in ["bash", "zsh", "fish"] {
            #expect(
                try Generated.text(shell).contains(FilmStyle.allCases.map(\.rawValue).joined(separator: " ")),
                "\(shell)")
        }
    }
}
