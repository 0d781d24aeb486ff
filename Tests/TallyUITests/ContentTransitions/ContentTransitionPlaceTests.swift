import SwiftUI
import TallyStage
import Testing

/// Where the characters of a content transition stand: in lines, in Arabic digits, over one another, under a gradient.
@MainActor
struct ContentTransitionPlaceTests {
    private func showing(_ string: Remote<String>) -> Stage {
        Stage {
            Playing(string) { string in
                HStack(spacing: 0) { Text(verbatim: string).contentTransition(.numericText()) }
                    .font(.system(size: 20)).frame(width: 90, alignment: .leading)
            }
        }
    }

    private func change(_ string: Remote<String>, to new: String, _ animation: Animation = .linear(duration: 1)) {
        withAnimation(animation) { string.value = new }
    }

    @Test func `of a text of several lines the digits alone go over, and what comes to stand on another line`() {
        let string = Remote("You have 15000 points, spend them")
        let stage = Stage {
            Playing(string) {
                Text(verbatim: $0).contentTransition(.numericText()).frame(width: 120, alignment: .leading)
            }
        }
        func rows(_ opacity: ClosedRange<Double>) -> [CGFloat: String] {
            Dictionary(
                grouping: stage.frame.texts.filter { opacity.contains($0.opacity) }, by: { $0.rect.midY.rounded() }
            )
            .mapValues { $0.sorted { $0.rect.minX < $1.rect.minX }.map(\.string).joined() }
        }
        stage.advance(by: 0)
        let lines = stage.frame.texts.count
        #expect(lines > 1)
        change(string, to: "You have 15900 points, spend them")
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        let still = rows(0.999...1).values.joined()
        #expect(still.contains("You have") && still.contains("spend"))
        #expect(Set(stage.frame.texts.filter { $0.opacity < 0.999 }.map(\.string)) == ["0", "9"])
        #expect(stage.settle())
        #expect(stage.frame.texts.count == lines)
    }

    @Test func `Arabic digits roll with the mark between them, and the last one stays`() throws {
        let string = Remote("٩٨٠")
        let stage = Stage {
            Playing(string) {
                Text(verbatim: $0).contentTransition(.numericText()).frame(width: 200, alignment: .leading)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        stage.advance(by: 0)
        let end = stage.frame.texts[0].rect.maxX
        change(string, to: "١٥٬٠٠٠")
        for _ in 0..<40 {
            stage.advance(by: 0.02)
            #expect(stage.frame.texts.allSatisfy { $0.opacity < 0.02 || $0.rect.maxX < end + 0.1 })
        }
        #expect(stage.frame.texts.count > 3)
    }

    @Test func `a digit that goes over the places of others finds them empty`() {
        let string = Remote("15000")
        let stage = showing(string)
        for new in ["7", "15000", "42", "98000"] {
            change(string, to: new, .spring(duration: 0.5))
            for frame in 0..<60 {
                stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
                let seen = stage.frame.texts.filter { $0.opacity > 0.5 }.sorted { $0.rect.midX < $1.rect.midX }
                for (left, right) in zip(seen, seen.dropFirst()) where abs(left.rect.midY - right.rect.midY) < 5 {
                    let depth = left.rect.maxX - right.rect.minX
                    #expect(depth < 4, "\(new) \(frame) \(left.string) \(right.string)")
                }
            }
            #expect(stage.settle())
        }
    }

    @Test func `a gradient goes over from the old text's width to the new one's`() {
        let string = Remote("15000")
        let stage = Stage(size: CGSize(width: 200, height: 60)) {
            Playing(string) {
                Text(verbatim: $0).contentTransition(.numericText()).font(.system(size: 40, weight: .bold))
                    .foregroundStyle(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        stage.advance(by: 0)
        // How red the reddest pixel of the first half is.
        func red(_ range: Range<Int>) -> Int {
            let picture = stage.image()
            return range.map { x in
                (0..<picture.height).map { Int(picture[x, $0] >> 16 & 255) - Int(picture[x, $0] >> 8 & 255) }.max() ?? 0
            }
            .max() ?? 0
        }
        let before = red(60..<64)
        change(string, to: "7", .linear(duration: 0.5))
        stage.advance(by: 0)
        #expect(abs(red(60..<64) - before) < 4)
        // On the way it fades, and jumps in no frame.
        var last = red(60..<64)
        for frame in 1...35 {
            stage.advance(by: 1.0 / 60)
            let now = red(60..<64)
            #expect(abs(now - last) < 40, "\(frame)")
            last = now
        }
    }
}
