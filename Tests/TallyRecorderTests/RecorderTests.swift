import Foundation
@testable import TallyRecorder
import TallyScene
import Testing

@Suite struct RecorderTests {
    let folder = TemporaryFolder()
    let frames = Clip.rolling(6)

    @Test(arguments: RecordingFormat.allCases.filter(\.isBuiltIn))
    func `a file appears at the end and not before`(format: RecordingFormat) throws {
        let name = format == .pngSequence ? "f%02d.png" : "film.\(format.rawValue)"
        let recorder = try Recorder(to: folder.file(name), width: 61, height: 40)
        for frame in frames { try recorder.append(frame) }
        if format != .pngSequence { #expect(folder.contents == [".\(name).part"]) }
        try recorder.finish()
        try recorder.finish()
        recorder.cancel()
        #expect(folder.contents.count == (format == .pngSequence ? 6 : 1))
        #expect(folder.contents.allSatisfy { !$0.hasPrefix(".") })
        #expect(recorder.frameCount == 6)
    }

    @Test(arguments: RecordingFormat.allCases.filter { $0.isBuiltIn || VideoTests.hasEncoder })
    func `nothing remains of a recording that is cancelled or dropped`(format: RecordingFormat) throws {
        let name = format == .pngSequence ? "new/frames/%d.png" : "film.\(format.rawValue)"
        for isDropped in [false, true] {
            var recorder: Recorder? = try Recorder(to: folder.file(name), width: 61, height: 40)
            for frame in frames { try recorder?.append(frame) }
            if !isDropped { recorder?.cancel() }
            recorder = nil
            #expect(folder.contents == [])
        }
    }

    @Test func `a file that was there stays until the new one is whole`() throws {
        try Data("old".utf8).write(to: URL(fileURLWithPath: folder.file("a.gif")))
        let recorder = try Recorder(to: folder.file("a.gif"), width: 61, height: 40)
        try recorder.append(frames[0])
        recorder.cancel()
        #expect(try folder.bytes("a.gif") == Array("old".utf8))
        #expect(try record(frames, as: "a.gif", in: folder).starts(with: Array("GIF89a".utf8)))
        #expect(folder.contents == ["a.gif"])
    }

    @Test func `a file that was there can be protected`() throws {
        try Data("old".utf8).write(to: URL(fileURLWithPath: folder.file("a.gif")))
        #expect(
            failure { _ = try record(frames, as: "a.gif", in: folder) { $0.overwrites = false } }
                == "The file \"\(folder.file("a.gif"))\" exists already; choose another name or allow replacing it.")
        #expect(folder.contents == ["a.gif"])
    }

    @Test func `two recordings of one name do not meet before the end`() throws {
        let first = try Recorder(to: folder.file("a.png"), width: 61, height: 40)
        let second = try Recorder(to: folder.file("a.png"), width: 61, height: 40)
        try first.append(frames[0])
        try second.append(frames[1])
        try second.finish()
        try first.finish()
        #expect(try Bitmap(png: folder.bytes("a.png")) == frames[0])
        #expect(folder.contents == ["a.png"])
    }

    @Test func `a single picture is the last frame or the first`() throws {
        #expect(try Bitmap(png: record(frames, as: "a.png", in: folder)) == frames[5])
        #expect(try Bitmap(png: record(frames, as: "a.png", in: folder) { $0.still = .first }) == frames[0])
    }

    @Test func `a sequence has a file for every period, counted from 1`() throws {
        _ = try? record([frames[0], frames[0], frames[1]], as: "s/%03d.png", in: folder, periods: 2)
        #expect(folder.contents == ["s"] + (1...6).map { "s/00\($0).png" })
        #expect(try Bitmap(png: folder.bytes("s/004.png")) == frames[0])
        #expect(try Bitmap(png: folder.bytes("s/005.png")) == frames[1])
    }

    @Test func `a place that cannot be written to is an error with a remedy`() {
        #expect(
            failure { _ = try Recorder(to: folder.file("no/a.gif"), width: 1, height: 1) }
                == "The file \"\(folder.file("no/a.gif"))\" cannot be made (No such file or directory); "
                + "make the folder first.")
        #expect(
            failure { _ = try Recorder(to: "/dev/full", format: .gif, width: 1, height: 1) }
                == "\"/dev/full\" is a folder or a device, which a recording cannot replace; name a file.")
        #expect(
            failure { _ = try Recorder(to: folder.path + "/", format: .gif, width: 1, height: 1) }
                == "The path \"\(folder.path)/\" names no file; add a name such as out.gif.")
    }

    @Test func `settings that no recording can have are refused`() {
        #expect(
            failure { _ = try Recorder(to: folder.file("a.gif"), width: 0, height: 5) }
                == "A recording of 0×5 pixels cannot be made; each side must be 1...65535.")
        #expect(
            failure { _ = try Recorder(to: folder.file("a.mp4"), width: 20_000, height: 5) }
                == "A recording of 20000×5 pixels cannot be made; each side must be 1...16384.")
        var options = RecordingOptions()
        options.loops = -1
        #expect(
            failure { _ = try Recorder(to: folder.file("a.gif"), width: 5, height: 5, options: options) }
                == "A film cannot be shown -1 times; choose 1...65535, or 0 for ever.")
        #expect(folder.contents == [])
    }

    @Test func `frames that do not fit are refused and end the recording`() throws {
        let recorder = try Recorder(to: folder.file("a.gif"), width: 60, height: 40)
        #expect(
            failure { try recorder.append(frames[0]) }
                == "Frame 0 is 61×40 pixels but the recording of \"\(folder.file("a.gif"))\" is 60×40; "
                + "give all frames one size.")
        #expect(
            failure { try recorder.append(Bitmap(width: 60, height: 40)) }
                == "Frame 0 came after the recording of \"\(folder.file("a.gif"))\" ended; make a new Recorder.")
        #expect(folder.contents == [])
    }

    @Test func `a recording without frames is an error`() throws {
        let recorder = try Recorder(to: folder.file("a.gif"), width: 60, height: 40)
        try recorder.append(Bitmap(width: 60, height: 40), periods: 0)
        #expect(
            failure { try recorder.finish() }
                == "The recording of \"\(folder.file("a.gif"))\" has no frames; append one before finishing it.")
        #expect(folder.contents == [])
    }

    @Test func `a recording can be stopped from outside`() throws {
        var options = RecordingOptions()
        options.isCancelled = { true }
        let recorder = try Recorder(to: folder.file("a.gif"), width: 61, height: 40, options: options)
        #expect(throws: RecordingError.self) {
            for _ in 0..<10 { for frame in frames { try recorder.append(frame) } }
            try recorder.finish()
        }
        #expect(folder.contents == [])
    }

    @Test(arguments: [
        ("a.gif", RecordingFormat.gif), ("A.GIF", .gif), ("x/y.z.apng", .apng), ("a.png", .png),
        ("f/%04d.png", .pngSequence), ("%d.png", .pngSequence), ("50%%.png", .png), ("a.webm", .webm),
        ("a.mp4", .mp4), ("a.m4v", .mp4), ("%d/a.png", .png),
    ]) func `the ending says the format`(path: String, format: RecordingFormat) throws {
        #expect(try RecordingFormat(path: path) == format)
    }

    @Test func `a path without a known ending is refused`() {
        for path in ["", "a", "gif", "a.", "a.jpg", "x.gif/a"] {
            #expect(
                failure { _ = try RecordingFormat(path: path) }
                    == "The path \"\(path)\" does not say which kind of file to make; "
                    + "let it end in .gif, .apng, .png, .webm, .mp4 or, for one file a frame, %04d.png.")
        }
    }

    @Test func `number marks are one, and are filled with noughts`() {
        #expect(PNGSequencePattern("a%04d.png")?.path(7) == "a0007.png")
        #expect(PNGSequencePattern("a%d%%.png")?.path(12345) == "a12345%.png")
        for pattern in ["a.png", "%d%d.png", "%s.png", "%", "%04", "%999d"] {
            #expect(PNGSequencePattern(pattern) == nil, "\(pattern)")
        }
    }

    @Test func `a full disk is an error and nothing remains`() throws {
        guard geteuid() == 0 else { return }
        let mount = Process()
        mount.executableURL = URL(fileURLWithPath: "/bin/mount")
        mount.arguments = ["-t", "tmpfs", "-o", "size=64k", "tmpfs", folder.path]
        mount.standardError = FileHandle.nullDevice
        guard (try? mount.run()) != nil else { return }
        mount.waitUntilExit()
        guard mount.terminationStatus == 0 else { return }
        defer { umount2(folder.path, 2) }
        let noise = (0..<4).map { Clip.noise(width: 150, height: 150, seed: $0) }
        for name in ["a.gif", "a.apng", "a.png", "f%d.png"] {
            let text = failure { _ = try record(noise, as: name, in: folder) }
            #expect(text.contains("No space left on device"), "\(name): \(text)")
            #expect(text.contains("free some space"), "\(name): \(text)")
            #expect(folder.contents == [], "\(name)")
        }
    }
}

extension RecordingFormat {
    var isBuiltIn: Bool { keepsTransparency }
}
