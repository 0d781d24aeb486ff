import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// Words that change faster than they take to come in, as beside a slider that is dragged.
@MainActor
struct WordStreamTests {
    private static let words = ["i", "zero", "thirty", "five hundred", "ten", "a longer word"]

    private func theatre(_ animation: Animation?) -> Theatre {
        Theatre(0) { model in
            HStack(spacing: 0) {
                RollingText(verbatim(model.value)).rollAnimation(animation)
                Text(verbatim: "|")
                Spacer(minLength: 0)
            }
            .font(.test)
        }
    }

    private func verbatim(_ value: Decimal) -> String {
        let value = Int(truncating: value as NSDecimalNumber)
        return "\(Self.words[value % Self.words.count]) \(value)"
    }

    private func words(_ theatre: Theatre) -> [TextElement] { theatre.faces.filter { $0.string != "|" } }

    /// Points of height on which two of the words that are seen lie on one another within the line.
    private func overlap(_ theatre: Theatre) -> Double {
        let words = words(theatre).filter { $0.opacity > 0.5 }
        var most = 0.0
        for (index, a) in words.enumerated() {
            for b in words[(index + 1)...] {
                let line = a.clip ?? a.rect
                let common = a.rect.intersection(b.rect).intersection(line)
                if !common.isNull { most = max(most, Double(common.height)) }
            }
        }
        return most
    }

    @Test(arguments: [1.0 / 120, 1.0 / 60, 1.0 / 30, 0.05])
    func `no two words are seen on one another in a stream, as long as it lasts`(_ gap: Double) {
        let theatre = theatre(.linear(duration: 0.07))
        var seen: Set<String> = []
        for value in 1...60 {
            theatre.show(Decimal(value))
            theatre.stage.advance(by: gap)
            // The first changes are interruptions as any other, and what they brought has to leave.
            if value > 5 + Int(0.08 / gap) { #expect(overlap(theatre) < 1, "\(value)") }
            #expect(theatre.label == verbatim(Decimal(value)) + "|")
            for word in words(theatre) { seen.insert(word.string) }
        }
        #expect(seen.count > 6)
        theatre.stage.advance(by: 0.2)
        #expect(words(theatre).map(\.string) == [verbatim(60)])
        #expect(!theatre.stage.isAnimating)
    }

    @Test func `a value of a stream takes over the view on its way in, where that is, and the width travels`() throws {
        let theatre = theatre(.linear(duration: 1))
        theatre.show(1)
        theatre.stage.advance(by: 0.2)
        theatre.show(2)
        theatre.stage.advance(by: 0.2)
        theatre.show(3)
        theatre.stage.advance(by: 0.2)
        let before = try #require(words(theatre).first { $0.string == verbatim(3) })
        let end = try #require(theatre.faces.first { $0.string == "|" }).rect.minX
        theatre.show(4)
        let after = try #require(words(theatre).first { $0.string == verbatim(4) })
        #expect(abs(after.rect.minY - before.rect.minY) < 0.01)
        #expect(!words(theatre).contains { $0.string == verbatim(3) })
        #expect(abs((theatre.faces.first { $0.string == "|" }?.rect.minX ?? 0) - end) < 0.01)
        theatre.stage.advance(by: 0.5)
        #expect(abs((theatre.faces.first { $0.string == "|" }?.rect.minX ?? 0) - end) > 1)
        theatre.stage.advance(by: 1)
        #expect(words(theatre).map(\.string) == [verbatim(4)])
    }

    @Test func `a single interruption turns what was coming in, as ever`() throws {
        let theatre = theatre(.linear(duration: 1))
        theatre.show(1)
        theatre.stage.advance(by: 0.2)
        theatre.show(2)
        theatre.stage.advance(by: 0.3)
        #expect(words(theatre).contains { $0.string == verbatim(1) })
        #expect(words(theatre).contains { $0.string == verbatim(2) })
    }
}
