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
        Program("counter", size: CGSize(width: 480, height: 320)) {
            CounterView()
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

    /// The recipes of the cookbook, each by itself.
    static let recipes: [Program] = [
        recipe("countdown") { Cookbook.Countdown(seconds: 95) },
        recipe("donations") { Changing { Cookbook.Donations(total: $0 * 1_250) } },
        recipe("hidden balance") { Changing { Cookbook.HiddenBalance(balance: Decimal($0) * 981.5) } },
        recipe("price") { Changing { Cookbook.Price(price: Decimal($0) * 12.25) } },
        recipe("receipt") { Cookbook.Receipt() },
        recipe("score") { Cookbook.Score() },
        recipe("slot machine") { Cookbook.SlotMachine { "777" } },
    ]

    /// The views of the articles' samples.
    static let documents: [Program] = [
        recipe("README: savings") { ReadmeSamples.Savings() },
        recipe("AnAmountField: payment") { AmountSamples.PaymentScreen() },
        recipe("SteppingAStage: light") { SteppingAStageSamples.Light() },
        recipe("TestingAnAnimation: card") { TestingAnAnimationSamples.Card() },
        recipe("TextFields: greeting") { TextFieldsSamples.Greeting() },
        recipe("TimeIsAnArgument: ball") { TimeIsAnArgumentSamples.Ball() },
        recipe("TimeIsAnArgument: later") { TimeIsAnArgumentSamples.Later() },
        recipe("WhyDoesItMove: card") { WhyDoesItMoveSamples.Card() },
        recipe("ListsAndForms: shopping") { ListsAndFormsSamples.Shopping() },
        recipe("NavigationAndPresentation: things") { NavigationAndPresentationSamples.Things() },
        recipe("NavigationAndPresentation: settings") { NavigationAndPresentationSamples.Settings() },
        recipe("OneFrame: meter") { OneFrameSamples.Meter() },
        recipe("OneFrame: shot") { OneFrameSamples.Shot() },
        recipe("State: screen") { StateSamples.Screen(settings: StateSamples.Settings()) },
        recipe("Texts: welcome") { Changing { TextsSamples.Welcome(count: $0) } },
        recipe("Transitions: notice") { TransitionsSamples.Notice() },
        recipe("Transitions: three alike") { Changing { TransitionsSamples.ThreeAlike(isShown: $0 % 2 == 0) } },
    ]

    private static func recipe<V: View>(
        _ name: String, _ view: @escaping @MainActor @Sendable () -> V
    ) -> Program {
        Program(name, size: CGSize(width: 360, height: 620)) {
            view()
        } story: { _ in
        }
    }

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

    @Test(arguments: Program.recipes) func `recipes stand any hand`(program: Program) { play(program) }

    @Test(arguments: Program.documents) func `the samples of documents stand any hand`(program: Program) {
        play(program)
    }

    @Test func `the samples are those of the documents`() throws {
        let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let root = here.deletingLastPathComponent().deletingLastPathComponent()
        let file = here.appendingPathComponent("Programs/DocumentPrograms.swift")
        let code = try String(contentsOf: file, encoding: .utf8)
        var compared = 0
        for part in code.components(separatedBy: "\n// ").dropFirst(2) {
            let lines = part.components(separatedBy: "\n")
            let text = words(try String(contentsOf: root.appendingPathComponent(lines[0]), encoding: .utf8))
            // Between the lines of the namespace, and outside of it.
            let body = lines.dropFirst(2).prefix { $0 != "}" }.map {
                $0.hasPrefix("    ") ? String($0.dropFirst(4)) : $0
            }
            for type in body.joined(separator: "\n").components(separatedBy: "\n}") {
                let type = type.trimmingCharacters(in: .newlines)
                if type.isEmpty { continue }
                #expect(text.contains(words(type + "\n}")), "\(lines[0]): \(type.prefix(40))")
                compared += 1
            }
        }
        #expect(compared == 20)
    }

    /// The one format of the sources has comments stand elsewhere.
    private func words(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    @Test func `the gallery stands any hand`() { for program in Program.gallery { play(program) } }

    private func play(_ program: Program) {
        // In plays of a length that can still be told.
        for (count, _) in stride(from: 0, to: Soak.steps, by: 60).enumerated() {
            if let finding = RandomPlay.find(program, seed: Soak.first + UInt64(count), steps: Soak.steps) {
                Issue.record("\(finding)")
            }
        }
    }
}

/// Hands its content a number that a person raises.
private struct Changing<Content: View>: View {
    let content: (Int) -> Content
    @State private var number = 1

    init(@ViewBuilder content: @escaping (Int) -> Content) { self.content = content }

    var body: some View {
        VStack {
            content(number)
            Button("More") { number += 1 }
            Button("Over") { withAnimation { number = 1 } }
        }
    }
}
