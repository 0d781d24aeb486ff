import Foundation
import SwiftUI
@testable import TallyCommand
import TallyScene
import TallyStage
import Testing

@MainActor @Suite struct FilmTests {
    private func player(_ values: [Decimal], labels: [String]? = nil, _ words: String...) throws -> FilmPlayer {
        var script = Script(values)
        for (index, label) in (labels ?? []).enumerated() { script.entries[index].label = label }
        let usual = ["--size", "160x90", "-o", "a.apng"]
        return FilmPlayer(
            script: script, settings: try RecordSettings(Arguments(usual + words, table: Option.record)))
    }

    /// Plays the film; gives what could be read in each picture at rest, once.
    private func texts(_ player: FilmPlayer) -> [String] {
        var texts: [String] = []
        while let picture = player.next() {
            if picture.periods > 1 { texts.append(player.stage.frame.visibleText) }
        }
        return texts
    }

    @Test func `title, number and label are shown, each number in its turn`() throws {
        let player = try player(
            [7, 12_345, -1], labels: ["1950", "1960", "2023"], "--title", "World", "--suffix", " km")
        #expect(texts(player) == ["World 7 km 1950", "World 12,345 km 1960", "World -1 km 2023"])
    }

    @Test func `labels that are no numbers are shown as they are`() throws {
        let player = try player([1, 2], labels: ["May ’50", "007"])
        #expect(texts(player) == ["1 May ’50", "2 007"])
    }

    @Test func `the pictures fill the time of the script`() throws {
        let player = try player([1, 2, 3], "--hold", "0.5", "--duration", "0.25", "--fps", "40")
        var length = 0
        var starts: [Int] = []
        while let picture = player.next() {
            if picture.periods > 1 { starts.append(length) }
            length += picture.periods
        }
        #expect(length == player.length)
        #expect(length == 80)
        // At rest from the beginning, and some time after each change has begun at 0.5 s and 1.25 s.
        #expect(starts.count == 3 && starts[0] == 0 && (30..<50).contains(starts[1]) && (60..<80).contains(starts[2]))
    }

    @Test func `a change is over when its duration is`() throws {
        for style in ["flow", "per-digit"] {
            let player = try player([1, 8], "--style", style, "--hold", "0.5", "--duration", "0.4", "--fps", "50")
            var time = 0
            while time <= 45, let picture = player.next() { time += picture.periods }
            let place = player.stage.frame.texts.last { $0.string == "8" && $0.opacity > 0 }!.rect
            while player.next() != nil {}
            let end = player.stage.frame.texts.last { $0.string == "8" && $0.opacity > 0 }!.rect
            #expect(abs(place.midY - end.midY) < 2, "\(style)")
        }
    }

    @Test func `however fast numbers come, the film ends on the last one at rest`() throws {
        let player = try player(
            (0...200).map { Decimal($0 * 37) }, "--hold", "0", "--duration", "0.01", "--fps", "30")
        while player.next() != nil {}
        #expect(player.stage.frame.visibleText == "7,400")
        #expect(!player.stage.isAnimating)
        #expect(player.length == 60)
    }

    @Test func `a single picture is the end of the film`() throws {
        let words = ["--hold", "0.1", "--duration", "0.2"]
        func last(_ name: String) throws -> Bitmap? {
            let settings = try RecordSettings(
                Arguments(words + ["--size", "160x90", "-o", name], table: Option.record))
            let player = FilmPlayer(script: Script([1, 2, 30]), settings: settings)
            if name == "a.png" { #expect(player.length == 1) }
            var picture: Bitmap?
            while let next = player.next() { picture = next.picture }
            return picture
        }
        #expect(try last("a.png") == last("a.apng"))
    }

    @Test(arguments: ["160x90", "40x400", "400x20", "7x5"])
    func `nothing is cut, in no picture`(size: String) throws {
        let widest = Decimal(string: "-98765432109876543210.987654321")!
        let player = try player(
            [1, widest, 5], labels: ["1", "1234567890123456", "3"], "--size", size, "--prefix", "≈ ", "--suffix",
            " kg", "--title", "The weight of a great many things", "--fps", "10", "--hold", "0.2", "--duration", "0.5")
        let picture = CGRect(origin: .zero, size: player.stage.size).insetBy(dx: -0.01, dy: -0.01)
        var cut: [String] = []
        while player.next() != nil {
            for text in player.stage.frame.texts where text.opacity > 0 {
                let seen = text.clip.map { text.rect.intersection($0) } ?? text.rect
                let isInside = seen.minX >= picture.minX && seen.maxX <= picture.maxX
                // Digits under way leave through the edges of their window.
                if !seen.isNull && !isInside || !player.stage.isAnimating && !picture.contains(seen) {
                    cut.append("\(text)")
                }
            }
        }
        #expect(cut == [])
        #expect(player.stage.frame.visibleText.contains("5.000000000 kg"))
    }

    @Test func `a font is as large as asked for where it fits, and no larger`() throws {
        func height(_ size: String, _ value: Decimal) throws -> CGFloat {
            let player = try player([value], "--size", "400x200", "--font-size", size)
            return player.stage.frame.texts.filter { $0.opacity > 0 }.map(\.rect.height).max()!
        }
        #expect(abs(try height("40", 5) * 2 - height("80", 5)) < 0.01)
        #expect(try height("80", 123_456_789_012) < height("80", 5) * 0.8)
    }

    @Test func `numbers of one film have the same number of decimals`() throws {
        #expect(texts(try player([1, 2.5, 3.25])) == ["1.00", "2.50", "3.25"])
        #expect(texts(try player([0.5, 0.125], "--format", "percent")) == ["50.0%", "12.5%"])
        #expect(texts(try player([1_234_567], "--format", "compact")) == ["1.2M"])
        #expect(texts(try player([12], "--format", "currency:KRW", "--locale", "ko_KR")) == ["₩12"])
        #expect(texts(try player([1234.5], "--format", "currency:EUR", "--locale", "de")) == ["1.234,50\u{A0}€"])
    }

    @Test func `a number of a hundred decimals is shown whole`() throws {
        let tiny = Decimal(sign: .plus, exponent: -100, significand: 7)
        #expect(texts(try player([tiny])) == ["0." + String(repeating: "0", count: 99) + "7"])
    }

    @Test func `colours are those asked for, to the bit`() throws {
        for color in ["#0f172a", "#fff7ed", "white", "#12345678", "transparent"] {
            let picture = try #require(try player([1], "--background", color).next()?.picture)
            #expect(picture[0, 0] == Bitmap.premultiplied(try #require(ColorText.parse(color))), "\(color)")
        }
        let ink = try #require(try player([1], "--color", "#fd7e14").next()?.picture)
        #expect(ink.pixels.contains(0xFFFD_7E14))
    }

    @Test func `a locale that is written from the right has the prefix there`() throws {
        let player = try player([5], "--locale", "ar_EG", "--prefix", "<")
        let texts = player.stage.frame.texts.filter { $0.opacity > 0 }
        let prefix = try #require(texts.first { $0.string == "<" })
        let digit = try #require(texts.first { $0.string == "٥" })
        #expect(prefix.rect.minX >= digit.rect.maxX - 0.01)
    }

    @Test func `the duration is the style's own unless one is given`() throws {
        func duration(_ words: String...) throws -> Double {
            try RecordSettings(Arguments(["-o", "a.gif"] + words, table: Option.record)).duration
        }
        #expect(try duration() == 0.9)
        #expect(try duration("--style", "per-digit") == 0.07)
        #expect(try duration("--duration", "0.5", "--style", "per-digit") == 0.5)
    }
}
