import SwiftUI
import TallyStage
import Testing

/// Symbols in several styles.
@MainActor
struct SymbolModeTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let green = Color(red: 0, green: 1, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    /// How many pixels of a symbol of 40 points on white are of a colour, edges left out.
    private func count(_ color: UInt32, _ view: some View) -> Int {
        let image = Stage(size: CGSize(width: 80, height: 80), scale: 1) { view.font(.system(size: 40)) }.image()
        return (0..<80).reduce(0) { sum, y in sum + (0..<80).filter { image[$0, y] & 0xFF_FFFF == color }.count }
    }

    private let tick = Image(systemName: "checkmark.circle.fill")

    @Test func `two foreground styles are those of what stands upon an area, and of the area`() {
        let both = tick.foregroundStyle(red, blue)
        #expect(count(0xFF0000, both) > 30 && count(0x0000FF, both) > 500)
        #expect(count(0x0000FF, both) > 5 * count(0xFF0000, both))
        // With one the tick is left out.
        let one = tick.foregroundStyle(blue)
        #expect(count(0x0000FF, one) > 500 && count(0xFF0000, one) == 0)
        #expect(count(0x0000FF, tick.foregroundStyle(red, blue).symbolRenderingMode(.monochrome)) == 0)
    }

    @Test func `a badge, a slash and a thing of the weather come in the order of their names`() {
        for name in [
            "folder.fill.badge.plus", "mic.slash.fill", "cloud.sun.fill", "person.crop.circle.badge.checkmark",
        ] {
            let symbol = Image(systemName: name).symbolRenderingMode(.palette).foregroundStyle(red, blue)
            #expect(count(0xFF0000, symbol) > 20 && count(0x0000FF, symbol) > 20, "\(name)")
        }
        let three = Image(systemName: "cloud.sun.rain.fill").foregroundStyle(red, blue, green)
        #expect(count(0xFF0000, three) > 50 && count(0x0000FF, three) > 20 && count(0x00FF00, three) > 8)
        // The sign of a badge is left out of its disc.
        let badge = Image(systemName: "folder.badge.plus").foregroundStyle(red, blue)
        #expect(count(0xFF0000, badge) < count(0xFF0000, Image(systemName: "folder.badge.plus").foregroundStyle(red)))
    }

    @Test func `hierarchical layers are fainter ones of the first style`() {
        let symbol = tick.symbolRenderingMode(.hierarchical).foregroundStyle(blue, red)
        #expect(count(0x0000FF, symbol) > 30 && count(0xFF0000, symbol) == 0)
        // Half of it on white.
        let faint = [0x7F7FFF, 0x8080FF].map { count($0, symbol) }.reduce(0, +)
        #expect(faint > 500)
    }

    @Test func `a palette of one style goes on fainter, and a symbol without layers is of the first`() {
        let symbol = tick.symbolRenderingMode(.palette).foregroundStyle(blue)
        #expect([0x7F7FFF, 0x8080FF].map { count($0, symbol) }.reduce(0, +) > 500)
        let heart = Image(systemName: "heart.fill").foregroundStyle(red, blue)
        #expect(count(0xFF0000, heart) > 300 && count(0x0000FF, heart) == 0)
    }

    @Test func `some symbols have colours of their own, others those of the place`() {
        func colors(_ name: String) -> (warm: Int, own: Int) {
            let symbol = Image(systemName: name).symbolRenderingMode(.multicolor).foregroundStyle(blue)
            return (1_600 - count(0xFFFFFF, symbol), count(0x0000FF, symbol))
        }
        #expect(colors("heart.fill").own == 0 && colors("exclamationmark.triangle.fill").own == 0)
        #expect(colors("folder.badge.plus").own > 20 && colors("scribble").own > 20)
    }

    @Test func `the original of a symbol has its own colours, unless a mode of the image's says otherwise`() {
        let sun = Image(systemName: "cloud.sun.fill").renderingMode(.original)
        func look(_ image: Image) -> (foreground: Int, yellow: Int) {
            let symbol = image.foregroundStyle(blue)
            return (count(0x0000FF, symbol), count(0xFFCC00, symbol))
        }
        // The cloud is white, as the page is.
        #expect(look(sun).foreground == 0 && look(sun).yellow > 10, "\(look(sun))")
        #expect(look(sun.symbolRenderingMode(.monochrome)).foreground > 100)
        #expect(look(Image(systemName: "cloud.sun.fill").renderingMode(.template)).foreground > 100)
        #expect(look(Image(systemName: "scribble").renderingMode(.original)).foreground > 20)
    }

    @Test func `the image's own mode counts before the place's, and styles move`() {
        let symbol = tick.symbolRenderingMode(.monochrome).foregroundStyle(red, blue).symbolRenderingMode(.palette)
        #expect(count(0x0000FF, symbol) == 0)
        let remote = Remote(false)
        let stage = Stage(size: CGSize(width: 80, height: 80), scale: 1) {
            Playing(remote) { tick.font(.system(size: 40)).foregroundStyle(.white, $0 ? Color.black : .white) }
        }
        withAnimation(.linear(duration: 1)) { remote.value = true }
        stage.advance(by: 0.5)
        let middle = stage.image()[22 + 4, 40] & 0xFF
        #expect((40...220).contains(middle))
    }

    @Test func `letters stand upon their area in the first style`() {
        let symbol = Image(systemName: "7.circle.fill").foregroundStyle(red, blue)
        #expect(count(0xFF0000, symbol) > 20 && count(0x0000FF, symbol) > 400)
    }
}
