import Foundation
import SwiftUI
import TallyScene
import TallyStage
import Testing

private struct Mover: View {
    var distance: CGFloat = 50
    @State private var isAside = false
    var body: some View {
        VStack {
            Text("go").offset(x: isAside ? distance : 0)
            Color.blue.frame(width: 20, height: 10).opacity(isAside ? 0.5 : 1)
        }
        .contentShape(Rectangle())
        .onTapGesture { withAnimation(.linear(duration: 0.5)) { isAside = true } }
    }
}

@MainActor
struct GoldenTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("TallyGoldenTests-\(UInt64.random(in: 0 ... .max))")

    private func stage(_ distance: CGFloat = 50) -> Stage {
        let stage = Stage(size: CGSize(width: 160, height: 60)) { Mover(distance: distance) }
        stage.tap(CGPoint(x: 80, y: 30))
        return stage
    }

    private func golden(_ name: String, isRecording: Bool = false) -> Golden {
        Golden(name, in: folder, isRecording: isRecording, output: folder.appendingPathComponent("out"))
    }

    @Test func `a missing golden fails, recording fails too, and then it holds`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(golden("a/b").check(stage(), for: 0.5, every: 0.1).description.hasPrefix("There is no golden at "))
        let recording = golden("a/b", isRecording: true).check(stage(), for: 0.5, every: 0.1)
        #expect(!recording.holds && recording.description.hasPrefix("Recorded "))
        #expect(
            golden("a/b").check(stage(), for: 0.5, every: 0.1)
                == golden("a/b").check(stage().dump(for: 0.5, every: 0.1)))
        #expect(golden("a/b").check(stage(), for: 0.5, every: 0.1).holds)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a-b.png", "a-b.txt"])
    }

    @Test func `the first frame that differs is told in words, with a sheet of both`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = golden("move", isRecording: true).check(stage(), for: 0.5, every: 0.1)
        let check = golden("move").check(stage(60), for: 0.5, every: 0.1)
        let lines = check.description.split(separator: "\n")
        // The text is 16.67 points wide; its left end stands 5 further after a tenth of the time than before.
        #expect(lines[0].hasPrefix("frame 1, at 0.100 s: text \"go\" at x "))
        #expect(lines[0].contains(", expected "))
        #expect(lines[1] == "5 of 6 frames differ.")
        #expect(lines[2].hasSuffix("out/move.differs.png"))
        let picture = try Bitmap(png: Array(Data(contentsOf: folder.appendingPathComponent("out/move.differs.png"))))
        #expect(
            picture.pixels.contains(0xFFFF_3B30)
                || picture.pixels.contains { $0 >> 16 & 0xFF > 0xF0 && $0 & 0xFF < 0x60 })
    }

    @Test(arguments: [
        (
            ["text \"4\" (1.00, 31.20, 5.00, 6.00) opacity 0.50 #000000FF"],
            ["text \"4\" (1.00, 30.10, 5.00, 6.00) #000000FF"],
            "text \"4\" at y 31.20, expected 30.10, opacity 0.50, expected 1.00"
        ),
        (
            ["text \"5\" (1.00, 2.00, 5.00, 6.00) #000000FF"], ["text \"4\" (1.00, 2.00, 5.00, 6.00) #000000FF"],
            "text \"4\", expected at (1.00, 2.00), is missing; text \"5\" at (1.00, 2.00) is not expected"
        ),
        (
            ["text \"(\" a\" (1.00, 2.00, 5.00, 6.00) clip (0.00, 0.00, 1.00, 1.00) #000000FF"],
            ["text \"(\" a\" (1.00, 2.00, 5.00, 6.00) clip (0.00, 0.00, 2.00, 1.00) #00FF00FF"],
            "text \"(\" a\" at clip (0.00, 0.00, 1.00, 1.00), expected (0.00, 0.00, 2.00, 1.00), colour #000000FF, "
                + "expected #00FF00FF"
        ),
        (["a", "b"], ["b", "a"], "the same elements in another order"),
    ])
    func `a difference names the element and each number that is off`(
        actual: [String], expected: [String], words: String
    ) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let texts = [expected, actual].map { "# 0.117 s\n" + $0.joined(separator: "\n") + "\n" }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try texts[0].write(to: folder.appendingPathComponent("x.txt"), atomically: true, encoding: .utf8)
        #expect(golden("x").check(FrameDump(texts[1])).description == "frame 0, at 0.117 s: " + words)
        #expect(golden("x").check(FrameDump(texts[0])).holds)
    }

    @Test func `a dump read back from its text is the same dump`() {
        let dump = stage().dump(for: 1, every: 0.25)
        #expect(dump.entries.count == 5)
        #expect(FrameDump(dump.description) == dump)
        #expect(dump.description.contains("# 0.750 s\nas before\n"))
        #expect(stage().dump(for: .nan, every: 0).entries.count == 1)
    }

    @Test func `pictures may differ by the tolerance and no more`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        var picture = Bitmap(width: 20, height: 10, pixels: Array(repeating: 0xFF80_8080, count: 200))
        _ = golden("grey", isRecording: true).check(picture)
        #expect(golden("grey").check(picture).holds)
        picture[3, 2] = 0xFF88_8080
        #expect(golden("grey").check(picture).holds)
        picture[3, 2] = 0xFF89_8080
        #expect(golden("grey").check(picture, allowed: 1).holds)
        #expect(
            golden("grey").check(picture).description.hasPrefix(
                "1 of 200 pixels differ by more than 8, most at (3, 2): 0xFF898080, expected 0xFF808080\n"))
        #expect(
            golden("grey").check(Bitmap(width: 1, height: 1)).description.hasPrefix(
                "1 × 1 pixels, expected 20 × 10\n"))
    }

    @Test func `a contact sheet has a picture for each time, in rows`() {
        let sheet = stage().contactSheet(for: 0.5, every: 0.1, columns: 3)
        #expect(sheet.width == 3 * 166 + 6 && sheet.height == 2 * 80 + 6)
        #expect(stage().contactSheet(for: 0, every: 0, columns: -1).width == 172)
    }
}
