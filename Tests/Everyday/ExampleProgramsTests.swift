import SwiftUI
import TallyStage
import Testing

@testable import Cookbook
@testable import MemoryGame
@testable import OpeningScreen
@testable import Payment
@testable import TallyCommand

extension Program {
    /// The examples of the repository.
    static let examples: [Program] = [
        Program("memory game") {
            MemoryGame.GameView(game: MemoryGame.EmojiGame())
        } story: { _ in
        },
        Program("opening screen", size: CGSize(width: 420, height: 640)) {
            OpeningScreen()
        } story: { _ in
        },
        Program("payment", size: CGSize(width: 360, height: 620)) {
            PaymentView()
        } story: { _ in
        },
    ]

    /// The components of the gallery.
    @MainActor static var gallery: [Program] {
        GalleryEntry.all.map { entry in
            let name = entry.name
            return Program(name, size: entry.size) {
                GalleryEntry.all.first { $0.name == name }.map { AnyView($0.view()) }
            } story: { _ in
            }
        }
    }
}

@Suite(.serialized) @MainActor struct ExampleProgramsTests {
    @Test(arguments: Program.examples) func `examples stand any hand`(program: Program) { play(program) }

    @Test func `the gallery stands any hand`() { for program in Program.gallery { play(program) } }

    private func play(_ program: Program) {
        // In plays of a length that can still be told.
        for (count, _) in stride(from: 0, to: Soak.steps, by: 60).enumerated() {
            if let finding = RandomPlay.find(program, seed: Soak.first + UInt64(count), steps: 60) {
                Issue.record("\(finding)")
            }
        }
    }
}
