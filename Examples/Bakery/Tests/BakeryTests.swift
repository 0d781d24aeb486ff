import SwiftUI
import TallyStage
import Testing

@testable import Bakery

/// The program of a folder from Xcode, played as a person would use it.
@MainActor
struct BakeryTests {
    private func stage(_ locale: String = "en_US", _ scheme: ColorScheme = .light) -> Stage {
        let basket = Basket()
        return Stage(size: CGSize(width: 390, height: 320)) {
            ContentView().environmentObject(basket)
                .environment(\.locale, Locale(identifier: locale)).environment(\.colorScheme, scheme)
        }
    }

    @Test func `texts are those of the string catalog, with the plurals of the language`() throws {
        let english = stage()
        #expect(english.frame.visibleText.contains("Good morning"))
        #expect(english.frame.visibleText.contains("0 breads in the basket"))
        try english.tap("rye")
        english.advance(by: 1)
        #expect(english.frame.visibleText.contains("1 bread in the basket"))
        #expect(english.frame.visibleText.contains("Pay €4.20"))

        let german = stage("de_DE")
        #expect(german.frame.visibleText.contains("Guten Morgen"))
        #expect(german.frame.visibleText.contains("Der Korb ist leer"))
        #expect(german.frame.visibleText.contains("In den Korb"))
        // It has no German: the words of the source.
        #expect(german.frame.visibleText.contains("White bread"))
        try german.tap("rye")
        german.advance(by: 1)
        #expect(german.frame.visibleText.contains("1 Brot im Korb"))
        try german.tap("rye")
        german.advance(by: 1)
        #expect(german.frame.visibleText.contains("2 Brote im Korb"))
    }

    @Test func `pictures and colours have names, in namespaces too, and the catalog's variants`() throws {
        #expect(stage().frame.images.map(\.rect.width) == [24, 24, 24])
        #expect(stage().warnings.isEmpty)
        func parts(_ color: Color, _ scheme: ColorScheme) -> [Int] {
            var values = EnvironmentValues()
            values.colorScheme = scheme
            let resolved = color.resolve(in: values)
            return [resolved.red, resolved.green, resolved.blue].map { Int(($0 * 255).rounded()) }
        }
        #expect(parts(.crust, .light) == [0x8B, 0x4A, 0x1C])
        #expect(parts(Color(.crust), .dark) == [0xE8, 0xB0, 0x70])
        #expect(parts(Color("Crust"), .dark) == [0xE8, 0xB0, 0x70])
        #expect(parts(.Theme.flour, .light) == [250, 245, 235])
    }

    @Test func `what is asked for by its name alone is found in the program's own bundle`() throws {
        let stage = stage()
        for _ in 1...3 {
            try stage.tap("rye")
            stage.advance(by: 1)
        }
        #expect(stage.frame.images.count == 4)
        #expect(stage.warnings.isEmpty)
    }
}
