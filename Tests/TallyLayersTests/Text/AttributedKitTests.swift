import Foundation
import SwiftUI
import TallyStage
import Testing

/// Attributed texts with what UIKit says of them, shown by SwiftUI.
@MainActor
struct AttributedKitTests {
    private func shown(_ text: AttributedString) -> Stage {
        Stage(size: CGSize(width: 400, height: 100)) { Text(text) }
    }

    @Test func `a font and a colour of UIKit's are shown, and SwiftUI's count before them`() {
        var text = AttributedString("large")
        text.font = UIFont.systemFont(ofSize: 40)
        text.foregroundColor = UIColor.systemRed
        let element = shown(text).frame.texts[0]
        #expect(element.rect.height > 40 && "\(element.color)" == "#FF3B30FF")
        text.font = .system(size: 10)
        text.foregroundColor = .green
        let own = shown(text).frame.texts[0]
        #expect(own.rect.height < 20 && "\(own.color)" != "#FF3B30FF")
    }

    @Test func `lines, distances and offsets are as UIKit says`() {
        var plain = AttributedString("text")
        plain.underlineStyle = NSUnderlineStyle.single
        var spaced = AttributedString("text")
        spaced.kern = 10
        #expect(shown(spaced).frame.texts[0].rect.width > shown(plain).frame.texts[0].rect.width + 25)
        var dashed = plain
        dashed.uiKit.underlineStyle = [.single, .patternDash]
        #expect(shown(dashed).image() != shown(plain).image())
        #expect(shown(plain).image() != shown(AttributedString("text")).image())
    }

    @Test func `a text of UIKit's becomes one that SwiftUI shows`() {
        let kit = NSMutableAttributedString(string: "red big")
        kit.addAttribute(.foregroundColor, value: UIColor.systemRed, range: NSRange(location: 0, length: 3))
        kit.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 40), range: NSRange(location: 4, length: 3))
        let text = AttributedString(kit)
        #expect(String(text.characters) == "red big")
        let frame = shown(text).frame
        #expect(frame.visibleText == "red big" && (frame.texts.map(\.rect.height).max() ?? 0) > 40)
        #expect(AttributedString(NSAttributedString(string: "")).characters.isEmpty)
    }

    @Test func `a style of lines says of which pattern they are`() {
        #expect(Text.LineStyle(nsUnderlineStyle: .single) == .single)
        #expect(Text.LineStyle(nsUnderlineStyle: [.thick, .patternDot]) == Text.LineStyle(pattern: .dot))
        #expect(
            Text.LineStyle(nsUnderlineStyle: [.single, .patternDashDotDot]) == Text.LineStyle(pattern: .dashDotDot))
        #expect(Text.LineStyle(nsUnderlineStyle: []) == nil)
    }

    @Test func `a font of UIKit's is the same in SwiftUI`() {
        func size(_ font: Font) -> CGRect {
            Stage(size: CGSize(width: 400, height: 100)) { Text("Font").font(font) }.frame.texts[0].rect
        }
        #expect(size(Font(UIFont.systemFont(ofSize: 24, weight: .bold))) == size(.system(size: 24, weight: .bold)))
        #expect(size(Font(UIFont.italicSystemFont(ofSize: 24))) == size(.system(size: 24).italic()))
    }
}
