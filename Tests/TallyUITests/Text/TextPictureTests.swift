import SwiftUI
import TallyStage
import Testing

/// Characters that may be letters or pictures: ☁, ❤, ✈.
@MainActor
struct TextPictureTests {
    private func picture(_ text: String, _ color: Color = .black) -> Bitmap {
        Stage(size: CGSize(width: 200, height: 60)) {
            Text(verbatim: text).font(.system(size: 30)).foregroundStyle(color)
        }.image()
    }

    @Test(arguments: ["☁", "❤", "☀", "⛰", "✔", "☎", "⚠", "✈", "☺", "♥"])
    func `they are pictures, as on a phone, unless a selector says that they are letters`(character: String) {
        #expect(picture(character) == picture(character + "\u{FE0F}"))
        #expect(picture(character) == picture(character, .red))
        let letter = character + "\u{FE0E}"
        #expect(picture(letter) != picture(character) && picture(letter) != picture(letter, .red))
        #expect(picture("Go \(character) on") == picture("Go \(character)\u{FE0F} on", .black))
    }

    @Test(arguments: ["❤️‍🔥", "🏳️‍🌈", "🏃‍♂️", "🏃‍♂", "☝🏽", "👩‍❤️‍👨"])
    func `a sequence stays one picture`(sequence: String) {
        func width(_ text: String) -> CGFloat {
            let stage = Stage(size: CGSize(width: 200, height: 60)) { Text(verbatim: text).font(.system(size: 30)) }
            return stage.frame.texts.first?.rect.width ?? 0
        }
        #expect(width(sequence) == width("🔥"))
    }

    @Test(arguments: ["™", "©", "↗", "1", "#", "✓", "→"])
    func `what the font has stays a letter`(character: String) {
        #expect(picture(character) != picture(character, .red))
    }
}
