import SwiftUI
import TallyStage
import Testing

/// What a view says of the fonts inside holds for those that are chosen further in, as what it says of their colour does.
@MainActor
struct FontTraitTests {
    private func picture<V: View>(@ViewBuilder _ view: @escaping () -> V) -> Bitmap {
        Stage(size: CGSize(width: 120, height: 60)) { view() }.image()
    }

    private let text = Text(verbatim: "17 gx")
    private let font = Font.system(size: 30)

    @Test func `weight and slant reach a font that is chosen inside`() {
        let (text, font) = (text, font)
        let plain = picture { text.font(font) }
        let bold = picture { text.font(font.bold()) }
        let half = picture { text.font(font.weight(.semibold)) }
        let italic = picture { text.font(font.italic()) }
        #expect(Set([plain, bold, half, italic]).count == 4)
        #expect(picture { HStack { text }.font(font).bold() } == bold)
        #expect(picture { HStack { text.font(font) }.bold() } == bold)
        #expect(picture { HStack { text }.font(font).fontWeight(.bold) } == bold)
        #expect(picture { HStack { text }.fontWeight(.bold).font(font) } == bold)
        #expect(picture { HStack { text }.font(font).fontWeight(.semibold) } == half)
        #expect(picture { HStack { text }.font(font).italic() } == italic)
        #expect(
            picture { HStack { text }.font(font).monospacedDigit() } == picture { text.font(font.monospacedDigit()) })
    }

    @Test func `each of the nine weights is one of its own, the heavier the blacker`() {
        let text = text
        let weights: [Font.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let ink = weights.map { weight in
            let image = picture { text.font(.system(size: 30, weight: weight)) }
            return (0..<image.height).reduce(0) { sum, y in
                (0..<image.width).reduce(sum) { $0 + 255 - Int(image[$1, y] & 0xFF) }
            }
        }
        for (lighter, heavier) in zip(ink, ink.dropFirst()) {
            #expect(Double(heavier) > 1.04 * Double(lighter), "\(ink)")
        }
    }

    @Test func `a font of equal widths reaches texts inside, and can be taken back`() {
        let (text, font) = (text, font)
        let mono = picture { text.font(font).monospaced() }
        #expect(mono != picture { text.font(font) })
        #expect(picture { HStack { text }.font(font).monospaced() } == mono)
        #expect(picture { HStack { text.font(font) }.monospaced() } == mono)
        #expect(picture { HStack { HStack { text }.monospaced(false) }.monospaced().font(font) } != mono)
    }

    @Test func `the innermost weight counts, and none takes back what was said outside`() {
        let (text, font) = (text, font)
        let plain = picture { text.font(font) }
        let bold = picture { text.font(font.bold()) }
        let half = picture { text.font(font.weight(.semibold)) }
        #expect(picture { HStack { text }.fontWeight(.semibold).bold().font(font) } == half)
        #expect(picture { HStack { HStack { text }.bold() }.fontWeight(.semibold).font(font) } == bold)
        #expect(picture { HStack { HStack { text }.fontWeight(nil) }.bold().font(font) } == plain)
        #expect(picture { HStack { HStack { text }.bold(false) }.bold().font(font) } == plain)
        #expect(picture { HStack { HStack { text }.italic(false) }.italic().font(font) } == plain)
    }

    @Test func `symbols and text fields take the weight of their place`() {
        let font = font
        let heavy = picture { Image(systemName: "plus").font(font.bold()) }
        #expect(heavy != picture { Image(systemName: "plus").font(font) })
        #expect(picture { HStack { Image(systemName: "plus") }.font(font).bold() } == heavy)
        let field = picture { TextField("", text: .constant("17")).font(font.bold()) }
        #expect(field != picture { TextField("", text: .constant("17")).font(font) })
        #expect(picture { TextField("", text: .constant("17")).font(font).bold() } == field)
    }
}
