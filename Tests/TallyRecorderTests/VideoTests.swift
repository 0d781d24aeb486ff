import Foundation
@testable import TallyRecorder
import TallyScene
import Testing

@Suite struct VideoTests {
    static let hasEncoder = run("ffprobe", ["-version"]).status == 0
    let folder = TemporaryFolder()

    static func run(_ program: String, _ arguments: [String]) -> (status: Int32, output: [UInt8]) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return (-1, []) }
        let output = readToEnd(pipe.fileHandleForReading.fileDescriptor)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }

    @Test(.enabled(if: hasEncoder), arguments: ["mp4", "webm"])
    func `a video has its size, its frames and its colours`(ending: String) throws {
        let frames = Clip.rolling(9, width: 61, height: 41)
        _ = try record(frames, as: "a.\(ending)", in: folder, periods: 2)
        let path = folder.file("a.\(ending)")
        let about = Self.run(
            "ffprobe",
            [
                "-v", "error", "-count_frames", "-of", "csv=p=0", "-show_entries",
                "stream=width,height,pix_fmt,color_range,color_space,r_frame_rate,nb_read_frames", path,
            ])
        #expect(String(decoding: about.output, as: UTF8.self) == "62,42,yuv420p,tv,bt709,60/1,18\n")
        let played = Self.run(
            "ffmpeg", ["-v", "error", "-i", path, "-f", "rawvideo", "-pix_fmt", "bgra", "-"]
        ).output
        #expect(played.count == 18 * 62 * 42 * 4)
        var error = 0.0
        for (index, frame) in frames.enumerated() {
            for y in 0..<41 {
                for x in 0..<61 {
                    let green = Double(played[((index * 2 * 42 + y) * 62 + x) * 4 + 1])
                    error += abs(green - Double(frame[x, y] >> 8 & 255))
                }
            }
        }
        #expect(error / Double(9 * 61 * 41) < 4)
    }

    @Test(.enabled(if: hasEncoder)) func `the built-in films play elsewhere as they went in`() throws {
        let frames = Clip.rolling(9)
        var expected: [UInt8] = []
        for pixel in frames.flatMap(\.pixels) {
            for shift: UInt32 in [16, 8, 0] { expected.append(UInt8(truncatingIfNeeded: pixel >> shift)) }
        }
        for name in ["a.apng", "a.gif"] {
            _ = try record(frames, as: name, in: folder)
            let played = Self.run(
                "ffmpeg",
                [
                    "-v", "error", "-i", folder.file(name), "-vsync", "passthrough", "-f", "rawvideo", "-pix_fmt",
                    "rgb24", "-",
                ])
            #expect(played.output == expected, "\(name)")
        }
    }

    @Test func `a missing program is named, with its package`() {
        #expect(
            failure { _ = try record(Clip.rolling(1), as: "a.mp4", in: folder) { $0.ffmpeg = "no-such-ffmpeg" } }
                == "A .mp4 file needs the program \"no-such-ffmpeg\", which cannot be started "
                + "(No such file or directory); install it (on Debian: apt install ffmpeg) or record as .apng or .gif.")
        #expect(folder.contents == [])
    }

    @Test func `a program that dies half way is an error with its words, and this process lives`() {
        let script = TemporaryFolder()
        let path = script.file("ffmpeg")
        // Written by another process: what this one starts meanwhile would inherit the open file, and it could not be run.
        let text = "#!/bin/sh\nhead -c 1000 >/dev/null\necho 'Unknown encoder' >&2\nexit 3\n"
        _ = Self.run("sh", ["-c", "printf %s \"$1\" > \"$2\" && chmod 755 \"$2\"", "sh", text, path])
        let frames = Clip.rolling(40, width: 200, height: 100)
        #expect(
            failure { _ = try record(frames, as: "a.mp4", in: folder) { $0.ffmpeg = path } }
                == "The program \"\(path)\" could not make \"\(folder.file("a.mp4"))\": Unknown encoder. "
                + "Check the disk and that this ffmpeg has libx264 and libvpx, or record as .apng or .gif.")
        #expect(folder.contents == [])
    }
}
