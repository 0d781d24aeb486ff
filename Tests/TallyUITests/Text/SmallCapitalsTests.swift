import SwiftUI
import TallyStage
import Testing

/// Fonts whose letters are small capitals.
@MainActor
struct SmallCapitalsTests {
    private let font = Font.system(size: 40)

    private func stage(_ text: String, _ font: Font) -> Stage {
        Stage(size: CGSize(width: 400, height: 100)) { Text(verbatim: text).font(font) }
    }

    /// The rows of pixels that a text's ink takes.
    private func ink(_ text: String, _ font: Font) -> Int {
        let image = stage(text, font).image()
        return (0..<image.height).filter { y in
            (0..<image.width).contains { image[$0, y] != image[0, 0] }
        }.count
    }

    private func texts(_ text: String, _ font: Font) -> String {
        stage(text, font).frame.texts.map(\.string).joined()
    }

    @Test func `letters are capitals, about as high as lowercase letters, on a line as high as ever`() {
        let (capital, lowercase) = (ink("HEX", font), ink("xxx", font))
        let small = ink("hex", font.smallCaps())
        #expect(abs(small - lowercase) < 4 && small < capital - 4)
        #expect(ink("HEX", font.smallCaps()) == small)
        #expect(texts("Hex 17", font.smallCaps()) == "HEX 17")
        let rect = stage("hex", font.smallCaps()).frame.texts.first?.rect
        #expect(rect?.height == stage("hex", font).frame.texts.first?.rect.height)
    }

    @Test func `those of lowercase letters leave capitals, those of capitals lowercase letters`() {
        let (capital, lowercase) = (ink("HEX", font), ink("xxx", font))
        #expect(ink("Hxx", font.lowercaseSmallCaps()) == capital)
        #expect(ink("xxx", font.lowercaseSmallCaps()) < capital - 4)
        #expect(texts("Hxx", font.lowercaseSmallCaps()) == "HXX")
        #expect(abs(ink("HEX", font.uppercaseSmallCaps()) - lowercase) < 4)
        #expect(texts("Hxx", font.uppercaseSmallCaps()) == "Hxx")
    }

    @Test func `digits, marks and scripts of one case stay, and so does a text of nothing`() {
        for text in ["17.5", "한글", "العربية", "", "…"] {
            #expect(stage(text, font.smallCaps()).image() == stage(text, font).image(), "\(text)")
        }
    }
}
