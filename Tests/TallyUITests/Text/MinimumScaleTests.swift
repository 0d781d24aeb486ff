import SwiftUI
import TallyStage
import Testing

@MainActor
struct MinimumScaleTests {
    private func stage(
        _ factor: CGFloat?, width: CGFloat = 100, height: CGFloat? = nil, lines: Int? = 1,
        _ string: String = "1,234,567.89"
    ) -> Stage {
        Stage(size: CGSize(width: 400, height: 200)) {
            let text = Text(string).font(.system(size: 40)).lineLimit(lines)
            if let factor {
                text.minimumScaleFactor(factor).frame(width: width, height: height)
            } else {
                text.frame(width: width, height: height)
            }
        }
    }

    private func read(_ stage: Stage) -> [String] { stage.frame.texts.map(\.string) }

    @Test func `a text that is too long shrinks until all of it is there, and no further`() {
        let plain = stage(nil).frame.texts[0]
        #expect(plain.string.hasSuffix("…") && plain.rect.width <= 100)
        let whole = stage(nil, width: 400).frame.texts[0]
        for width in stride(from: whole.rect.width - 1, to: whole.rect.width * 0.4, by: -13) {
            let shown = stage(0.4, width: width).frame.texts[0]
            #expect(shown.string == "1,234,567.89", "\(width)")
            #expect(shown.rect.width <= width + 0.001 && shown.rect.width > width - whole.rect.width / 40, "\(width)")
            // Smaller both ways.
            let share = shown.rect.width / whole.rect.width
            #expect(isNear(shown.rect.height / whole.rect.height, share, 0.03), "\(width)")
        }
    }

    @Test func `beyond the least size the end is lost`() {
        let whole = stage(nil, width: 400).frame.texts[0].rect
        let shown = stage(0.5, width: whole.width * 0.4).frame.texts[0]
        #expect(shown.string.hasSuffix("…") && isNear(shown.rect.height, whole.height / 2, 0.5))
        #expect(shown.rect.width <= whole.width * 0.4)
    }

    @Test func `a text that fits keeps its size`() {
        #expect(stage(0.1, width: 400).frame == stage(nil, width: 400).frame)
        // Where there is room for more lines it takes them first.
        let words = "one two three"
        #expect(stage(0.1, lines: nil, words).frame == stage(nil, lines: nil, words).frame)
    }

    @Test func `lines shrink until they fit the height, or the number that is allowed`() {
        let words = "one two three four five six"
        let low = stage(0.2, height: 60, lines: nil, words)
        #expect(read(low).joined(separator: " ") == words)
        #expect(low.frame.texts.map(\.rect.maxY).max()! - low.frame.texts.map(\.rect.minY).min()! <= 60.001)
        let two = stage(0.2, lines: 2, words)
        #expect(read(two).count == 2 && read(two).joined(separator: " ") == words)
    }

    @Test
    func `a word that is too long for the lines makes the text smaller, and is broken only beyond the least size`() {
        let words = "Congratulations everybody"
        let broken = stage(nil, width: 150, lines: nil, words)
        #expect(read(broken).count > 2)
        let whole = stage(0.2, width: 150, lines: nil, words)
        #expect(read(whole) == ["Congratulations", "everybody"])
        let rect = whole.frame.texts[0].rect
        #expect(rect.width <= 150.001 && rect.width > 140)
        let least = stage(0.9, width: 150, lines: nil, words)
        #expect(read(least).count > 2 && least.frame.texts[0].rect.height < broken.frame.texts[0].rect.height)
        // Also where all of it has room in pieces.
        #expect(read(stage(nil, width: 200, lines: nil, "Congratulations")).count == 2)
        #expect(read(stage(0.2, width: 200, lines: nil, "Congratulations")) == ["Congratulations"])
        // Between ideographs a line may end.
        #expect(
            stage(0.2, width: 150, lines: nil, "東京都渋谷区").frame == stage(nil, width: 150, lines: nil, "東京都渋谷区").frame)
    }

    @Test func `factors that make no sense do no harm`() {
        for factor in [1, 2, CGFloat.infinity, .nan] {
            #expect(stage(factor).frame == stage(nil).frame, "\(factor)")
        }
        for factor in [0, -1, -CGFloat.infinity] { #expect(read(stage(factor)) == ["1,234,567.89"], "\(factor)") }
        #expect(
            stage(0.5, width: 0).frame.texts.count <= 1 && stage(0, "").frame.texts.allSatisfy { $0.string.isEmpty })
    }

    @Test func `a text shrinks and grows with its place, and a shorter one is larger`() {
        let width = Remote(CGFloat(100))
        let stage = Stage(size: CGSize(width: 400, height: 100)) {
            Playing(width) {
                Text("1,234,567.89").font(.system(size: 40)).lineLimit(1).minimumScaleFactor(0.1).frame(width: $0)
            }
        }
        var widths: [CGFloat] = []
        for next in [100, 200, 60, 400, 100] as [CGFloat] {
            width.value = next
            stage.advance(by: 0)
            widths.append(stage.frame.texts[0].rect.width)
        }
        #expect(widths[0] == widths[4] && widths[1] > widths[0] && widths[2] < widths[0] && widths[3] > 200)
    }
}
