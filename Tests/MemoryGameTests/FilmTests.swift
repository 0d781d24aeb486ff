import Foundation
import SwiftUI
import TallyRecorder
import TallyStage
import Testing

@testable import MemoryGame

/// The picture of the game in `Docs/Pictures`: with `TALLY_PICTURES=1` in the environment it is made anew there.
@MainActor @Suite struct FilmTests {
    private static let pictures = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Docs/Pictures")

    /// A deal, a pair, a card that does not match, and the other half of it.
    private func record(to path: String) throws {
        let table = Table(pairs: 4, size: CGSize(width: 320, height: 330))
        let stage = table.stage
        stage.advance(by: 0)
        var options = RecordingOptions()
        options.frameRate = FrameRate(framesPerSecond: 25)
        let first = stage.image()
        let recorder = try Recorder(to: path, width: first.width, height: first.height, options: options)
        func play(_ seconds: Double) throws {
            for picture in stage.frames(for: seconds, fps: 25) { try recorder.append(picture) }
        }
        try play(0.4)
        try table.deal()
        try play(1.5)
        for place in [table.pair(0).0, table.pair(0).1] {
            table.choose(place)
            try play(1)
        }
        try play(0.6)
        let second = table.pair(1).0
        table.choose(second)
        try play(1.1)
        table.choose(table.mismatch().1)
        try play(1.4)
        try recorder.finish()
    }

    @Test func `the film of a game`() throws {
        let makesAnew = ProcessInfo.processInfo.environment["TALLY_PICTURES"] != nil
        let name = makesAnew ? "memory-game.gif" : "memory-game-\(ProcessInfo.processInfo.processIdentifier).gif"
        let file = (makesAnew ? Self.pictures : FileManager.default.temporaryDirectory).appending(path: name)
        defer { if !makesAnew { try? FileManager.default.removeItem(at: file) } }
        try record(to: file.path)
        let bytes = try Data(contentsOf: file).count
        #expect((50_000...600_000).contains(bytes), "\(bytes)")
    }
}
