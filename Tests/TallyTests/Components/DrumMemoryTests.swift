import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// What a drum shows that has come to rest to the eye, and still has some way to go.
@MainActor
struct DrumMemoryTests {
    private func seen(_ values: [Decimal], pause: Double, _ style: RollStyle, _ animation: Animation?) -> Set<String> {
        let theatre = Theatre(values[0]) { model in
            RollingNumber(model.value, format: Decimal.FormatStyle.en).rollStyle(style).font(.test)
        }
        var seen: Set<String> = []
        for (index, value) in values.enumerated().dropFirst() {
            withAnimation(animation) { theatre.model.value = value }
            theatre.stage.advance(by: 0)
            let isLast = index == values.count - 1
            let frames = Int((isLast ? 1 : pause) * 60)
            for _ in 0..<frames {
                theatre.stage.advance(by: 1.0 / 60)
                guard isLast else { continue }
                for face in theatre.faces where face.opacity > 0.05 {
                    let line = face.clip ?? face.rect
                    let shown = face.rect.intersection(line)
                    if shown.height > 0.2 * face.rect.height { seen.insert(face.string) }
                }
            }
        }
        return seen
    }

    @Test(arguments: [RollStyle.perDigit, .perDigit(columns: .byPosition)])
    func `a digit of two changes ago is not passed`(_ style: RollStyle) {
        #expect(seen([33, 22, 11, 99], pause: 0.8, style, .spring) == ["1", "9"])
        #expect(seen([33, 22, 11, 99], pause: 0.8, style, .spring(duration: 0.5, bounce: 0.3)) == ["1", "9"])
    }

    @Test func `a balance that crosses zero twice shows nothing of what it was before`() {
        let seen = seen([3, -5, 8], pause: 1, .flow, nil)
        #expect(!seen.contains("3"))
        #expect(seen.isSuperset(of: ["5", "8"]))
    }

    @Test func `in mid-motion faces on the way stay, so that none is exchanged before the eyes`() {
        #expect(seen([3, 9, 3], pause: 0.15, .flow, nil).isSuperset(of: ["3", "4"]))
    }

    @Test func `a text of several lines is one line of a ticker, with a space between its words`() {
        let theatre = Theatre(0) { model in
            RollingText(verbatim(model.value == 0 ? "One" : "Two\nlines")).rollStyle(.ticker).font(.test)
        }
        theatre.show(1)
        theatre.settle()
        #expect(theatre.rest.filter { $0 != " " } == "Twolines")
        let words = theatre.faces.sorted { $0.rect.minX < $1.rect.minX }
        let gap = words.first { $0.string == "l" }.map(\.rect.minX) ?? 0
        let end = words.first { $0.string == "o" }.map(\.rect.maxX) ?? 0
        #expect(gap - end > 2)
    }

    private func verbatim(_ text: String) -> String { text }
}
