import SwiftUI
import TallyStage
import Testing

/// Where texts that do not fit are cut, and what is done before they are.
@MainActor
struct TruncationTests {
    private let words = "The quick brown fox jumps over the lazy dog"

    private func lines(_ mode: Text.TruncationMode, _ string: String, width: CGFloat, limit: Int? = 1) -> [String] {
        Stage(size: CGSize(width: 600, height: 200)) {
            Text(string).lineLimit(limit).truncationMode(mode).frame(width: width)
        }.frame.texts.map(\.string)
    }

    @Test func `a text is cut at its end, its beginning or in its middle, and never wider than its place`() {
        for width in stride(from: CGFloat(30), through: 320, by: 7) {
            for mode in [Text.TruncationMode.head, .tail, .middle] {
                let stage = Stage(size: CGSize(width: 600, height: 200)) {
                    Text(words).lineLimit(1).truncationMode(mode).frame(width: width)
                }
                let text = stage.frame.texts[0]
                #expect(text.rect.width <= width + 0.01, "\(mode) \(width)")
                let parts = text.string.components(separatedBy: "…")
                guard parts.count == 2 else {
                    #expect(text.string == words)
                    continue
                }
                #expect(words.hasPrefix(parts[0]) && words.hasSuffix(parts[1]), "\(text.string)")
                switch mode {
                case .head: #expect(parts[0].isEmpty && !parts[1].hasPrefix(" "))
                case .tail: #expect(parts[1].isEmpty && !parts[0].hasSuffix(" "))
                case .middle: #expect(abs(parts[0].count - parts[1].count) <= 3 && width < 50 || !parts[1].isEmpty)
                }
            }
        }
    }

    @Test func `a place that is all but wide enough cuts nothing, and breaks no line`() {
        for words in ["Settings", "The quick brown fox", "HealthKit"] {
            let own = Stage(size: CGSize(width: 600, height: 200)) { Text(words) }.frame.texts[0].rect.width
            // As in the last frames of a spring, a tenth of a point before its end.
            #expect(lines(.tail, words, width: own - 0.09) == [words])
            #expect(lines(.tail, words, width: own - 0.09, limit: nil) == [words])
            #expect(lines(.tail, words, width: own - 0.2) != [words])
        }
    }

    @Test func `of several lines the last is cut`() {
        let tail = lines(.tail, words, width: 120, limit: 2)
        let head = lines(.head, words, width: 120, limit: 2)
        let middle = lines(.middle, words, width: 120, limit: 2)
        #expect(tail.count == 2 && tail[1].hasSuffix("…"))
        #expect(head.count == 2 && head[0] == tail[0] && head[1].hasPrefix("…") && head[1].hasSuffix("dog"))
        #expect(middle.count == 2 && middle[0] == tail[0] && middle[1].contains("…") && middle[1].hasSuffix("dog"))
    }

    @Test func `a text that fits is whole in every mode, and the innermost mode counts`() {
        for mode in [Text.TruncationMode.head, .tail, .middle] {
            #expect(lines(mode, words, width: 500) == [words])
            #expect(lines(mode, "", width: 10) == [] || lines(mode, "", width: 10) == [""])
        }
        let stage = Stage(size: CGSize(width: 300, height: 50)) {
            Text(words).truncationMode(.middle).lineLimit(1).frame(width: 100).truncationMode(.head)
        }
        #expect(!stage.frame.texts[0].string.hasPrefix("…"))
    }

    @Test func `no character is parted, and a text from right to left loses its logical end`() {
        let flags = "🇰🇷🇩🇪🇫🇷👨‍👩‍👧‍👦🇰🇷🇩🇪🇫🇷👨‍👩‍👧‍👦e\u{301}e\u{301}e\u{301}e\u{301}"
        for width in stride(from: CGFloat(20), through: 200, by: 5) {
            for mode in [Text.TruncationMode.head, .tail, .middle] {
                for part in lines(mode, flags, width: width)[0].components(separatedBy: "…") {
                    #expect(part.allSatisfy { flags.contains($0) }, "\(mode) \(width) \(part)")
                }
            }
        }
        let hebrew = "שלום עולם זה טקסט ארוך מאוד"
        #expect(lines(.tail, hebrew, width: 80)[0].hasPrefix("ש"))
        #expect(lines(.head, hebrew, width: 80)[0].hasSuffix("ד"))
    }

    @Test func `letters are moved together before a text is cut or made smaller`() {
        func text(_ width: CGFloat, tight: Bool, scale: CGFloat = 1) -> (string: String, size: CGSize) {
            let shown = Stage(size: CGSize(width: 600, height: 100)) {
                Text(words).lineLimit(1).minimumScaleFactor(scale).allowsTightening(tight).frame(width: width)
            }.frame.texts[0]
            return (shown.string, shown.rect.size)
        }
        let whole = text(600, tight: true)
        #expect(whole.string == words && whole.size == text(600, tight: false).size)
        let narrow = whole.size.width - 10
        #expect(text(narrow, tight: false).string.hasSuffix("…"))
        let tight = text(narrow, tight: true)
        #expect(tight.string == words && tight.size.width <= narrow + 0.01 && tight.size.width > narrow - 3)
        #expect(tight.size.height == whole.size.height)
        // It is not made smaller for that, and where that is not enough nothing is moved together.
        #expect(text(narrow, tight: true, scale: 0.5).size.height == whole.size.height)
        #expect(text(narrow, tight: false, scale: 0.5).size.height < whole.size.height)
        #expect(text(100, tight: true).string == text(100, tight: false).string)
    }

    @Test func `a secondary text is smaller in the same font, and only where it is enabled`() {
        func height(_ text: some View) -> CGFloat { Stage { text }.frame.texts[0].rect.height }
        let plain = height(Text("20").font(.system(size: 40)))
        let small = height(Text("20").font(.system(size: 40)).textScale(.secondary))
        #expect(isNear(small, plain * 0.8, 0.6))
        #expect(height(Text("20").font(.system(size: 40)).textScale(.secondary, isEnabled: false)) == plain)
        #expect(height(VStack { Text("20") }.font(.system(size: 40)).textScale(.secondary)) == small)
        #expect(
            height(VStack { Text("20").textScale(.default).font(.system(size: 40)) }.textScale(.secondary)) == plain)
    }

    @Test func `what stands behind the ellipsis is selected and copied as it is`() throws {
        let stage = Stage(size: CGSize(width: 400, height: 60)) {
            Text("0123456789abcdefghij").lineLimit(1).truncationMode(.middle).textSelection(.enabled)
                .frame(width: 100)
        }
        let shown = try #require(stage.frame.texts.first)
        #expect(shown.string.contains("…") && shown.string.hasSuffix("ij"))
        // All of it, with what is left out.
        stage.press("a", modifiers: .control)
        let center = CGPoint(x: shown.rect.midX, y: shown.rect.midY)
        stage.tap(center)
        stage.tap(center)
        stage.press("a", modifiers: .control)
        stage.press("c", modifiers: .control)
        #expect(stage.preferences.pasteboard == "0123456789abcdefghij")
    }

    @Test(arguments: [20, 45, 70, 200]) func `lines that the text itself ends are cut at the height, too`(
        _ height: CGFloat
    ) {
        let lines = ["One", "Two", "Three", "Four", "Five"]
        let stage = Stage(size: CGSize(width: 300, height: 300)) {
            VStack(spacing: 0) {
                Text(lines.joined(separator: "\n")).frame(height: height)
                Text("below")
            }
        }
        let shown = stage.frame.texts.map(\.string)
        let whole = Stage { Text("One") }.frame.texts[0].rect.height
        let count = Swift.max(1, Swift.min(5, Int(height / whole)))
        #expect(shown.count == count + 1)
        #expect(shown[count - 1] == (count == 5 ? "Five" : lines[count - 1] + "…"))
        // At its own height, and where a stack gives it what it asks for, nothing is cut.
        #expect(
            Stage(size: CGSize(width: 300, height: 300)) { Text(lines.joined(separator: "\n")).lineSpacing(4) }.frame
                .texts.map(\.string) == lines)
    }

    @Test func `a text of several lines is whole in a place as high as it is, however far its lines are apart`() {
        let words = String(repeating: "word ", count: 40)
        for spacing in [0.0, 3, 8, 40] {
            let stage = Stage(size: CGSize(width: 200, height: 1_500)) {
                Text(words).lineSpacing(spacing).fixedSize(horizontal: false, vertical: true)
            }
            stage.advance(by: 0)
            #expect(!stage.frame.texts.contains { $0.string.contains("…") }, "\(spacing)")
        }
    }
}
