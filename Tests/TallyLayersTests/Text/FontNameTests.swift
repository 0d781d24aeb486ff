import Foundation
import TallyKit
import TallyScene
import TallyStage
import TallyUI
import Testing

@MainActor
@Suite("Fonts by name and by text size")
struct FontNameTests {
    @Test func `fonts of iOS keep their names, and have the weight and slant that these say`() {
        let expected: [(String, String, Int, Bool)] = [
            ("HelveticaNeue", "Helvetica Neue", 400, false), ("HelveticaNeue-Bold", "Helvetica Neue", 700, false),
            ("HelveticaNeue-LightItalic", "Helvetica Neue", 300, true),
            ("AvenirNext-DemiBold", "Avenir Next", 600, false),
            ("Avenir-Heavy", "Avenir", 800, false), ("Avenir-Black", "Avenir", 900, false),
            ("Arial-BoldItalicMT", "Arial", 700, true), ("ArialMT", "Arial", 400, false),
            ("TimesNewRomanPS-BoldMT", "Times New Roman", 700, false), ("Courier-BoldOblique", "Courier", 700, true),
            ("Futura-Medium", "Futura", 500, false), ("GillSans-UltraBold", "Gill Sans", 800, false),
            ("SFProRounded-Semibold", "SF Pro Rounded", 600, false), ("Georgia", "Georgia", 400, false),
        ]
        for (name, family, weight, isItalic) in expected {
            let font = UIFont(name: name, size: 20)
            #expect(font?.fontName == name && font?.familyName == family && font?.pointSize == 20, "\(name)")
            #expect(font?.request.weight == weight && font?.request.isItalic == isItalic, "\(name)")
        }
        #expect(UIFont(name: "Menlo-Regular", size: 9)?.fontDescriptor.symbolicTraits.contains(.traitMonoSpace) == true)
        #expect(UIFont(name: "NoSuchFont-Bold", size: 9) == nil && UIFont(name: "", size: 9) == nil)
        #expect(UIFont(name: "HelveticaNeue-Nonsense", size: 9) == nil)
    }

    @Test func `a family's name stands for its regular face, and other sizes and faces keep the family`() {
        let font = UIFont(name: "Helvetica Neue", size: 20)
        #expect(font?.fontName == "HelveticaNeue")
        #expect(font?.withSize(30).fontName == "HelveticaNeue")
        let bold = font?.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
        #expect(bold?.fontName == "HelveticaNeue-Bold" && bold?.pointSize == 20)
        #expect(UIFont(name: "Menlo", size: 20) != UIFont(name: "Courier", size: 20))
    }

    @Test func `every name that is listed is a font`() {
        #expect(UIFont.familyNames.contains("Avenir Next"))
        for family in UIFont.familyNames {
            let names = UIFont.fontNames(forFamilyName: family)
            #expect(!names.isEmpty)
            for name in names { #expect(UIFont(name: name, size: 12)?.fontName == name, "\(name)") }
        }
        #expect(UIFont.fontNames(forFamilyName: "None").isEmpty)
    }

    @Test func `fonts of styles are those of the text size`() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let (plain, grown) = (
            UIFont.preferredFont(forTextStyle: .body),
            UIFont.preferredFont(forTextStyle: .body, compatibleWith: large)
        )
        #expect(plain.pointSize == 17 && grown.pointSize > 40)
        let metrics = UIFontMetrics(forTextStyle: .body)
        let own = UIFont(name: "Avenir-Book", size: 17) ?? .systemFont(ofSize: 1)
        let scaled = metrics.scaledFont(for: own, compatibleWith: large)
        #expect(scaled.pointSize == grown.pointSize && scaled.fontName == "Avenir-Book")
        #expect(metrics.scaledFont(for: own, maximumPointSize: 20, compatibleWith: large).pointSize == 20)
        #expect(metrics.scaledFont(for: scaled, compatibleWith: large).pointSize == grown.pointSize)
        #expect(metrics.scaledFont(for: own).pointSize == 17 && metrics.scaledValue(for: 8) == 8)
    }

    @Test func `a label that follows the text size grows with it while it is shown`() {
        let scene = LayerScene()
        let (label, fixed) = (UILabel(), UILabel())
        for label in [label, fixed] {
            label.text = "Size"
            label.font = .preferredFont(forTextStyle: .body)
            scene.root.addSubview(label)
        }
        label.adjustsFontForContentSizeCategory = true
        scene.advance(0)
        let before = label.intrinsicContentSize
        scene.stage.preferences.typeSize = .accessibility3
        scene.advance(0)
        #expect(label.font.pointSize > 30 && label.intrinsicContentSize.height > before.height)
        #expect(fixed.font.pointSize == 17)
        scene.stage.preferences.typeSize = .large
        scene.advance(0)
        #expect(label.font.pointSize == 17)
    }

    @Test func `views are told of the text size, and of the one before`() {
        final class Listener: UIView {
            var told: [(old: UIContentSizeCategory?, new: UIContentSizeCategory)] = []
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                told.append((previous?.preferredContentSizeCategory, traitCollection.preferredContentSizeCategory))
            }
        }
        let scene = LayerScene()
        let view = Listener()
        scene.root.addSubview(view)
        scene.advance(0)
        scene.stage.preferences.typeSize = .xxLarge
        scene.advance(0)
        #expect(view.told.last?.old == .large && view.told.last?.new == .extraExtraLarge)
        #expect(
            UIContentSizeCategory.small < .large && UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
        #expect(!(UIContentSizeCategory.unspecified < .large))
    }
}
