import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// A component keeps its distance from its neighbours as a text in its place does.
@MainActor
struct SpacingTests {
    private func rects(@ViewBuilder _ content: @escaping () -> some View) -> [String: CGRect] {
        let stage = Stage(size: CGSize(width: 300, height: 200)) { content() }
        stage.preferences.locale = Locale(identifier: "en_US")
        stage.advance(by: 0)
        var rects: [String: CGRect] = [:]
        for text in stage.frame.texts where text.opacity > 0 { rects[text.string] = text.rect }
        return rects
    }

    @MainActor @ViewBuilder
    private func component(_ index: Int) -> some View {
        switch index {
        case 0: RollingNumber(12_345)
        case 1: RollingNumber(12_345).rollStyle(.perDigit)
        case 2: RollingNumber(12_345).rollStyle(.numericText)
        case 3: RollingNumber(12_345, format: .number, prefix: {}, suffix: {})
        case 4: CountingNumber(12_345, format: .number)
        case 5: PushCounter(12_345)
        case 6: RollingText("12,345")
        default: ReelNumber("12345")
        }
    }

    @Test(arguments: 0..<8)
    func `in a column it stands where a text stands`(index: Int) throws {
        let wanted = rects {
            VStack {
                Text("above")
                Text(verbatim: "12,345")
                Text("below")
            }
        }
        let found = rects {
            VStack {
                Text("above")
                component(index)
                Text("below")
            }
        }
        for name in ["above", "below"] {
            let (a, b) = (try #require(wanted[name]), try #require(found[name]))
            #expect(abs(a.minY - b.minY) < 0.01, "\(name): \(b.minY), a text's \(a.minY)")
        }
    }

    @Test func `with something on one side alone it keeps its distance on both`() throws {
        func gaps(@ViewBuilder _ number: @escaping () -> some View) throws -> (CGFloat, CGFloat) {
            let rects = rects {
                HStack {
                    Text("A")
                    number()
                    Text("X")
                }
            }
            let (a, x) = (try #require(rects["A"]), try #require(rects["X"]))
            let inner = rects.filter { !["A", "X"].contains($0.key) }.values
            let (left, right) = (inner.map(\.minX).min() ?? 0, inner.map(\.maxX).max() ?? 0)
            return (left - a.maxX, x.minX - right)
        }
        let plain = try gaps { Text(verbatim: "12") }
        #expect(plain.0 > 4 && plain.1 > 4)
        let all = [
            try gaps { RollingNumber(12, format: .number, prefix: { Text("~") }) },
            try gaps { RollingNumber(12, format: .number, suffix: { Text("pt") }) },
            try gaps { RollingNumber(12, format: .number, prefix: { Text("~") }, suffix: { Text("pt") }) },
            try gaps { RollingNumber(12, format: .number, prefix: { if Bool(false) { Text("~") } }, suffix: {}) },
        ]
        for (index, gap) in all.enumerated() {
            #expect(abs(gap.0 - plain.0) < 0.01 && abs(gap.1 - plain.1) < 0.01, "\(index): \(gap), a text's \(plain)")
        }
    }
}
