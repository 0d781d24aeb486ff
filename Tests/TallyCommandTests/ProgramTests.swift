import Foundation
@testable import TallyCommand
import Testing

@Suite(.enabled(if: Program.path != nil)) struct ProgramTests {
    let folder = TemporaryFolder()

    @Test func `a stream of numbers becomes a file`() throws {
        let outcome = try Program.run(
            ["record", "-", "--size", "32x18", "--hold", "0", "--duration", "0.1", "-o", folder.file("a.gif")],
            input: "1\n20\n")
        #expect(outcome.status == 0)
        #expect(outcome.complaint == "")
        #expect(folder.contents == ["a.gif"])
    }

    @Test func `statuses reach the shell`() throws {
        #expect(try Program.run([]).status == 64)
        #expect(try Program.run(["record", "-", "-o", folder.file("a.gif")]).status == 65)
        #expect(try Program.run(["record", "1", "-o", folder.file("no/a.gif")]).status == 73)
        #expect(try Program.run(["help", "record"]).status == 0)
    }

    @Test(arguments: [SIGINT, SIGTERM], ["a.gif", "a.apng", "a.mp4", "s/%04d.png"])
    func `an interrupt half way leaves nothing`(signal: Int32, name: String) throws {
        if name == "a.mp4" && !FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg") { return }
        let process = try Program.start([
            "record", "1", "2", "--size", "160x90", "--hold", "0", "--duration", "30", "--progress",
            "-o", folder.file(name),
        ])
        let complaints = (process.standardError as! Pipe).fileHandleForReading.fileDescriptor
        var first: UInt8 = 0
        while read(complaints, &first, 1) < 0 && errno == EINTR {}
        #expect(first == UInt8(ascii: "0"))
        kill(process.processIdentifier, signal)
        let rest = readToEnd(complaints)
        process.waitUntilExit()
        #expect(process.terminationStatus == 128 + signal)
        #expect(process.terminationReason == .exit)
        #expect(!String(decoding: rest, as: UTF8.self).contains("tally:"))
        #expect(folder.contents == [])
    }

    @Test func `an interrupt while waiting for input ends the wait`() throws {
        let process = try Program.start(["record", "-", "-o", folder.file("a.gif")])
        (process.standardInput as! Pipe).fileHandleForWriting.write(Data("1\n".utf8))
        usleep(50_000)
        kill(process.processIdentifier, SIGINT)
        process.waitUntilExit()
        #expect(process.terminationStatus == 130)
        #expect(folder.contents == [])
    }
}
