import Foundation
@testable import TallyCommand
import TallyRecorder
import Testing

@MainActor @Suite struct OptionTests {
    let folder = TemporaryFolder()

    private func arguments(_ words: String...) throws(CommandError) -> Arguments {
        try Arguments(words, table: Option.record)
    }

    @Test func `help, manual and completions name every option`() throws {
        let fish = try Generated.text("fish")
        let zsh = try Generated.text("zsh")
        let bash = try Generated.text("bash")
        let manual = try Generated.text("man").replacing("\\-", with: "-")
        for option in Option.record {
            #expect(HelpText.record.contains("--\(option.name)"))
            #expect(manual.contains("--\(option.name)"))
            #expect(bash.contains("--\(option.name) ") || bash.contains("--\(option.name)\""))
            #expect(zsh.contains("'--\(option.name)["))
            #expect(fish.contains(" -l \(option.name) "))
        }
        #expect(manual.unicodeScalars.allSatisfy { $0.isASCII })
    }

    @Test func `names are unique, and a value has a placeholder`() {
        #expect(Set(Option.record.map(\.name)).count == Option.record.count)
        for option in Option.record {
            #expect(option.takesValue == !option.placeholder.isEmpty)
            #expect(!option.summary.hasSuffix("."))
        }
    }

    @Test func `the help fits a terminal of 100 columns`() {
        for line in HelpText.record.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
    }

    @Test func `words are sorted into options and values`() throws {
        let sorted = try arguments("-5", "--size=9x8", "-.5", "-oa.gif", "--title", "--x", "-q", "--", "-z", "-")
        #expect(sorted.values == ["-5", "-.5", "-z", "-"])
        #expect(sorted["size"] == "9x8")
        #expect(sorted["output"] == "a.gif")
        #expect(sorted["title"] == "--x")
        #expect(sorted.switches == ["quiet"])
        #expect(try arguments("--title", "a", "--title", "b")["title"] == "b")
    }

    @Test(arguments: [
        (["--colr", "red"], "There is no option --colr; did you mean --color?"),
        (["--wat"], "There is no option --wat; a value that begins with a hyphen goes after --."),
        (["-z"], "There is no option -z; a value that begins with a hyphen goes after --."),
        (["--size"], "The option --size needs a value; write --size WIDTHxHEIGHT."),
        (["--force=1"], "The option --force takes no value but got \"1\"; leave it out."),
        (["1"], "It is not said which file to make; add for example -o out.gif"),
        (["-o", "a.gif"], "There are no numbers; write some, or - for standard input, or --file data.csv."),
        (["1", "-", "-o", "a.gif"], "\"-\" stands for standard input and must stand alone; leave out the others."),
        (["1", "-o", "a.gif", "--column", "x"], "--column and --label belong to a file; add --file data.csv."),
        (
            ["1", "-o", "a.gif", "--file", "b.csv"],
            "Numbers come from --file or from the command line, not both; leave out \"1\"."
        ),
        (
            ["1", "-o", "a.gif", "--size", "9"],
            "--size cannot be \"9\"; write two whole numbers in 1...16384, such as 640x360."
        ),
        (["1", "-o", "a.gif", "--hold", "-1"], "--hold cannot be \"-1\"; write a number in 0...3600."),
        (["1", "-o", "a.gif", "--duration", "nan"], "--duration cannot be \"nan\"; write a number in 0...3600."),
        (["1", "-o", "a.gif", "--fps", "0"], "--fps cannot be \"0\"; write a number in 0.1...1000."),
        (["1", "-o", "a.gif", "--loop", "x"], "--loop cannot be \"x\"; write a whole number in 0...65535."),
        (["1", "-o", "a.gif", "--font-size", "0"], "--font-size cannot be \"0\"; write a number in 1...4000."),
        (
            ["1", "-o", "a.gif", "--format", "money"],
            "--format cannot be \"money\"; write decimal, percent, compact or currency:KRW."
        ),
        (
            ["1", "-o", "a.gif", "--format", "currency:QQQ"],
            "--format knows no currency \"QQQ\"; write its three letters, such as currency:KRW."
        ),
        (["1", "-o", "a.gif", "--locale", "zzz"], "--locale cannot be \"zzz\"; write for example ko_KR or de."),
        (
            ["1", "-o", "a.mp4", "--background", "transparent"],
            "A .mp4 file cannot have a see-through --background; "
                + "choose an opaque colour, or make an .apng or .gif."
        ),
        (
            ["1", "-o", "a.gif", "--style", "wavy"],
            "--style cannot be \"wavy\"; write one of flow, per-digit, numeric-text, ticker, odometer, continuous, "
                + "count, push, reel."
        ),
    ])
    func `a wrong use is named, with its remedy`(words: [String], message: String) {
        let outcome = run(["record"] + words)
        #expect(outcome.complaint == "tally: \(message)\n")
        #expect(outcome.status == .usage)
    }

    @Test func `every setting reaches the film`() {
        let outcome = run([
            "record", "1", "--size", "20x10", "--style", "per-digit", "--format", "currency:krw", "--locale", "ko_KR",
            "--prefix", "a", "--suffix", "b", "--hold", "0.5", "--duration", "0.25", "--fps", "25", "--font", "Inter",
            "--font-size", "12.5", "--color", "#123", "--background", "#11223344", "--title", "T", "--loop", "2",
            "--no-clobber", "-o", folder.file("a.gif"),
        ])
        #expect(outcome.complained == "")
        guard let settings = outcome.settings else {
            Issue.record("no film was asked for")
            return
        }
        #expect((settings.width, settings.height) == (20, 10))
        #expect(settings.style == .perDigit)
        #expect(settings.format == .currency("KRW"))
        #expect(settings.locale.identifier == "ko_KR")
        #expect([settings.prefix, settings.suffix, settings.title, settings.font] == ["a", "b", "T", "Inter"])
        #expect([settings.hold, settings.duration, settings.fontSize] == [0.5, 0.25, 12.5])
        #expect(settings.frameRate == 25)
        #expect(settings.color == 0xFF11_2233)
        #expect(settings.background == 0x4411_2233)
        #expect(settings.loops == 2)
        #expect(!settings.overwrites)
        #expect(folder.contents == ["a.gif"])
    }

    @Test func `colours are read as in CSS`() {
        #expect(ColorText.parse("#abc") == 0xFFAA_BBCC)
        #expect(ColorText.parse("#ABCD") == 0xDDAA_BBCC)
        #expect(ColorText.parse("Teal") == 0xFF00_8080)
        #expect(ColorText.parse("transparent") == 0)
        for text in ["", "#", "#12", "#12345", "#1234567", "#xyz", "reddish", "#١٢٣"] {
            #expect(ColorText.parse(text) == nil, "\(text)")
        }
    }
}
