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

    /// A deal, a card that does not match and is found later, all pairs, the end, and a new deal.
    private func record(to path: String) throws {
        let table = Table(pairs: 3, size: CGSize(width: 320, height: 330))
        let stage = table.stage
        stage.advance(by: 0)
        var options = RecordingOptions()
        options.frameRate = FrameRate(framesPerSecond: 20)
        let first = stage.image()
        let recorder = try Recorder(to: path, width: first.width, height: first.height, options: options)
        func play(_ seconds: Double) throws {
            for picture in stage.frames(for: seconds, fps: 20) { try recorder.append(picture) }
        }
        try play(0.4)
        try table.deal()
        try play(1.3)
        table.choose(0)
        try play(0.8)
        table.choose(table.mismatch().1)
        try play(0.9)
        while !table.game.isOver {
            // Of a pair, the one that lies face down; of two such pairs the one that has been seen.
            let up = table.game.table.filter { $0.isFaceUp && !$0.isMatched }
            let wanted = up.count == 1 ? up[0].face : table.game.table.first { !$0.isMatched }?.face
            let places = table.game.table.indices
            guard
                let place = places.last(where: { table.game.table[$0].face == wanted && !table.game.table[$0].isFaceUp }
                )
            else { break }
            table.choose(place)
            try play(0.8)
        }
        try play(3)
        try stage.tap("Deal again")
        try play(1.9)
        try recorder.finish()
    }

    @Test func `the film of a game`() throws {
        let makesAnew = ProcessInfo.processInfo.environment["TALLY_PICTURES"] != nil
        let name = makesAnew ? "memory-game.gif" : "memory-game-\(ProcessInfo.processInfo.processIdentifier).gif"
        let file = (makesAnew ? Self.pictures : FileManager.default.temporaryDirectory).appending(path: name)
        defer { if !makesAnew { try? FileManager.default.removeItem(at: file) } }
        try record(to: file.path)
        let bytes = try Data(contentsOf: file).count
        #expect((50_000...1_000_000).contains(bytes), "\(bytes)")
    }
}
