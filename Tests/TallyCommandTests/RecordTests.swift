import Foundation
@testable import TallyCommand
import Testing

@MainActor @Suite struct RecordTests {
    let folder = TemporaryFolder()

    private func record(_ words: String..., input: String? = nil) -> Outcome {
        let arguments = ["record", "--size", "4x4", "-o", folder.file("a.gif")] + words
        return input.map { run(arguments, input: $0) } ?? run(arguments)
    }

    @Test func `numbers come as words, as lines and as a column`() {
        #expect(record("1", "-2.5", "1e3").script == Script([1, -2.5, 1000]))
        #expect(record("-", input: "1\n\n -2.5 \r\n1e3").script == Script([1, -2.5, 1000]))
        #expect(record("-", "--column", "b", input: "a,b\n1,2\n").script == Script([2]))
        #expect(record("--file", "-", input: "a\n1\n").script == Script([1]))
        #expect(record("--file", folder.write("d.csv", "a\n1\n2\n")).script == Script([1, 2]))
    }

    @Test func `input that holds no numbers is an error`() {
        #expect(record("-", input: "").complained == "tally: Standard input has no numbers; write one a line.\n")
        #expect(record("-", input: " \n\n").status == .badData)
        #expect(
            record("-", input: "1\nabc\n").complained
                == "tally: standard input, line 2: \"abc\" is not a number; "
                + "write digits with a point for decimals, such as 1234.5, -3 or 1e6.\n")
        let closed = record("-")
        #expect(closed.status == .noInput)
        #expect(closed.complained == "tally: Standard input cannot be read (Bad file descriptor); check what it is.\n")
        #expect(record("x").status == .badData)
    }

    @Test func `a file that cannot be read is an error`() {
        let outcome = record("--file", folder.file("no.csv"))
        #expect(outcome.status == .noInput)
        #expect(
            outcome.complained
                == "tally: The file \"\(folder.file("no.csv"))\" cannot be read (No such file or directory); "
                + "check its name.\n")
        #expect(record("--file", folder.path).status == .noInput)
    }

    @Test func `rows left out are counted on standard error`() {
        let file = folder.write("d.csv", "a,b\n1,2\n3,\n4,\n")
        #expect(record("--file", file, "--column", "b").complained == "tally: 2 rows without a number left out.\n")
        #expect(record("--file", file, "--column", "b", "--quiet").complained == "")
        let one = folder.write("e.csv", "a,b\n1,2\n3,\n")
        #expect(record("--file", one, "--column", "b").complained == "tally: 1 row without a number left out.\n")
    }

    @Test func `progress is a bar on a terminal and nothing elsewhere unless asked for`() {
        let words = ["record", "1", "--size", "4x4", "-o", folder.file("a.gif")]
        #expect(run(words).complained == "")
        #expect(
            run(words + ["--progress"]).complained == "33% (1 of 3 frames)\n66% (2 of 3 frames)\n100% (3 of 3 frames)\n"
        )
        let bar = run(words, isTerminal: true).complained
        #expect(bar.hasPrefix("\r█████████░░░░░░░░░░░░░░░░░░░░░ 33%"))
        #expect(bar.hasSuffix("100%\r\u{1B}[K"))
        #expect(run(words + ["--quiet"], isTerminal: true).complained == "")
    }

    @Test func `an existing file is replaced unless that is forbidden, and the last word counts`() {
        #expect(record("1").status == .success)
        #expect(record("1").status == .success)
        let refused = record("1", "--no-clobber")
        #expect(refused.status == .cannotCreate)
        #expect(refused.complained.contains("exists already"))
        #expect(record("1", "--no-clobber", "--force").status == .success)
        #expect(folder.contents == ["a.gif"])
    }

    @Test func `the statuses are those of sysexits`() {
        #expect(run([]).status.code == 64)
        #expect(
            run(["dance"]).complaint
                == "tally: \"dance\" is not a command; write record, play, gallery, preview or help.\n")
        #expect(run(["record", "1", "-o", folder.file("a.gif"), "--fps", "60"]).status.code == 64)
        #expect(run(["record", "1", "-o", folder.file("no/a.gif")]).status.code == 73)
        #expect(run(["record", "x", "-o", "a.gif"]).status.code == 65)
        #expect(run(["play", "--terminal", "1"]).status.code == 69)
        #expect(ExitStatus.signal(2).code == 130)
        #expect(ExitStatus.signal(15).code == 143)
    }

    @Test func `help and version are printed on standard output`() {
        #expect(run(["record", "--help"]).said == HelpText.record)
        #expect(run(["help", "record"]).said == HelpText.record)
        #expect(run(["--help"]).said == HelpText.overview)
        #expect(run(["--version"]).said == VersionReport.text(version: Command.version))
        #expect(run(["help", "x"]).status == .usage)
        for kind in Generated.kinds {
            #expect(run(["--generate", kind]).said == run(["record", "--generate=\(kind)"]).said)
        }
        #expect(
            run(["--generate", "csh"]).complaint
                == "tally: --generate cannot be \"csh\"; write one of man, bash, zsh, fish.\n")
    }
}
