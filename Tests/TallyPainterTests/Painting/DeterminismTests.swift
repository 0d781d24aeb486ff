import Foundation
import TallyPainter
import TallyScene
import Testing

struct DeterminismTests {
    /// Digits and signs at several sizes and weights, turned too.
    private static func fingerprint() -> UInt64 {
        let shaper = PangoShaper()
        let painter = Painter(shaper: shaper)
        var segments: [Segment] = []
        for (index, size) in [11.0, 17.5, 40].enumerated() {
            let text = shaper.shape(
                Paragraph("₩1,234.50 € −8%", size: size) { $0.runs[0].font.weight = 400 + 150 * index })
            segments.append(Segment(.text(text, color: .black), at: .translation(x: 3.3, y: Double(index) * 30.7)))
        }
        let turned = shaper.shape(Paragraph("3.14", size: 30) { $0.runs[0].font.isItalic = true })
        segments.append(
            Segment(.text(turned, color: .black), at: Affine(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 90, ty: 5)))
        return painter.picture(DisplayList(segments), width: 240, height: 130).fingerprint
    }

    @Test func `several shapers give the same pixels`() {
        #expect(Self.fingerprint() == Self.fingerprint())
    }

    @Test(arguments: 0..<4)
    func `neither fonts nor settings of the machine change the pixels of digits`(kind: Int) async {
        await #expect(processExitsWith: .success) { [kind = kind as Int, expected = Self.fingerprint() as UInt64] in
            switch kind {
            case 0: setenv("FONTCONFIG_FILE", "/dev/null", 1)
            case 1: setenv("FREETYPE_PROPERTIES", "cff:no-stem-darkening=0 autofitter:no-stem-darkening=0", 1)
            case 2:
                setenv("LANG", "ko_KR.UTF-8", 1)
                setenv("LC_ALL", "tr_TR.UTF-8", 1)
                setenv("PANGO_LANGUAGE", "ja", 1)
                setlocale(LC_ALL, "")
            default:
                let file = NSTemporaryDirectory() + "fonts-\(getpid()).conf"
                let rules = """
                    <fontconfig><match target="pattern"><edit name="family" mode="prepend" binding="strong">
                    <string>DejaVu Serif</string></edit></match><match target="font">
                    <edit name="hintstyle" mode="assign"><const>hintfull</const></edit>
                    <edit name="antialias" mode="assign"><bool>false</bool></edit></match></fontconfig>
                    """
                try! rules.write(toFile: file, atomically: true, encoding: .utf8)
                setenv("FONTCONFIG_FILE", file, 1)
            }
            precondition(Self.fingerprint() == expected, "The pixels differ.")
        }
    }
}
