import Foundation
import SwiftUI
import TallyScene
import TallyStage
import Testing

/// Colours and pictures by their names in asset catalogs, as Xcode writes them.
@MainActor
struct AssetCatalogTests {
    /// A bundle with a catalog.
    private static let bundle: Bundle = {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tally-assets-\(UUID())")
        func write(_ path: String, _ data: Data) {
            let url = folder.appending(path: path)
            try? FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? data.write(to: url)
        }
        func write(_ path: String, _ text: String) { write(path, Data(text.utf8)) }
        func square(_ side: Int, _ color: UInt32) -> Data {
            Data(Bitmap(width: side, height: side, pixels: Array(repeating: color, count: side * side)).png())
        }
        func shade(_ components: String, _ more: String = "") -> String {
            #"{"idiom":"universal","color":{"color-space":"srgb","components":{\#(components)}}\#(more)}"#
        }
        let dark = #","appearances":[{"appearance":"luminosity","value":"dark"}]"#
        let sets = "Assets.xcassets/"
        write(
            sets + "Brand.colorset/Contents.json",
            #"{"colors":[\#(shade(#""red":"1.000","green":"0.500","blue":"0","alpha":"1.000""#)),"#
                + #"\#(shade(#""red":"0x00","green":"0x80","blue":"255","alpha":"0.5""#, dark))]}"#)
        write(
            sets + "System.colorset/Contents.json",
            #"{"colors":[{"idiom":"universal","color":{"platform":"ios","reference":"systemRedColor"}}]}"#)
        write(
            sets + "White.colorset/Contents.json",
            #"{"colors":[{"idiom":"universal","color":{"color-space":"gray-gamma-22","components":{"white":"0.25","alpha":"1.0"}}}]}"#
        )
        write(sets + "Broken.colorset/Contents.json", "{ no colours")
        write(
            sets + "Group/Inner.colorset/Contents.json",
            #"{"colors":[\#(shade(#""red":"0","green":"0","blue":"0","alpha":"1.0""#))]}"#)
        write(sets + "Space/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
        write(
            sets + "Space/Deep.colorset/Contents.json",
            #"{"colors":[\#(shade(#""red":"1","green":"255","blue":"0","alpha":"1.0""#))]}"#)
        write(
            sets + "Logo.imageset/Contents.json",
            #"{"images":[{"filename":"a.png","idiom":"universal","scale":"1x"},{"filename":"a2.png","idiom":"universal","scale":"2x"},"#
                + #"{"idiom":"universal","scale":"3x"},{"filename":"d.png","idiom":"universal","scale":"1x"\#(dark)}]}"#
        )
        write(sets + "Logo.imageset/a.png", square(10, 0xFFFF_0000))
        write(sets + "Logo.imageset/a2.png", square(20, 0xFFFF_0000))
        write(sets + "Logo.imageset/d.png", square(10, 0xFF00_00FF))
        write(
            sets + "Mask.imageset/Contents.json",
            #"{"images":[{"filename":"a.png","idiom":"universal"}],"properties":{"template-rendering-intent":"template"}}"#
        )
        write(sets + "Mask.imageset/a.png", square(8, 0xFF00_FF00))
        write(sets + "Gone.imageset/Contents.json", #"{"images":[{"filename":"gone.png","idiom":"universal"}]}"#)
        write(sets + "Page.imageset/Contents.json", #"{"images":[{"filename":"page.pdf","idiom":"universal"}]}"#)
        write(sets + "Page.imageset/page.pdf", AssetCatalogTests.page)
        write("Photo.jpg", Data(base64Encoded: AssetCatalogTests.jpeg) ?? Data())
        write("Torn.jpg", (Data(base64Encoded: AssetCatalogTests.jpeg) ?? Data()).prefix(40))
        return Bundle(path: folder.path) ?? .main
    }()

    /// Sixteen by eight pixels of one blue.
    private static let jpeg =
        "/9j/4AAQSkZJRgABAgAAAQABAAD//gAQTGF2YzU5LjM3LjEwMAD/2wBDAAgEBAQEBAUFBQUFBQYGBgYGBgYGBgYGBgYHBwcICAgHBwcGBgcHCA"
        + "gICAkJCQgICAgJCQoKCgwMCwsODg4RERT/xABMAAEBAAAAAAAAAAAAAAAAAAAABwEBAQAAAAAAAAAAAAAAAAAABQcQAQAAAAAAAAAAAAAAAAAA"
        + "AAARAQAAAAAAAAAAAAAAAAAAAAD/wAARCAAIABADASIAAhEAAxEA/9oADAMBAAIRAxEAPwCNALwMf//Z"

    /// Twelve by ten points of one green.
    private static let page = """
        %PDF-1.4
        1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
        2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
        3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 12 10]/Contents 4 0 R>>endobj
        4 0 obj<</Length 26>>stream
        0 1 0 rg 0 0 12 10 re f
        endstream endobj
        trailer<</Root 1 0 R>>
        %%EOF

        """

    private func resolved(_ name: String, _ scheme: ColorScheme = .light) -> Color.Resolved {
        var values = EnvironmentValues()
        values.colorScheme = scheme
        return Color(name, bundle: Self.bundle).resolve(in: values)
    }

    private func parts(_ color: Color.Resolved) -> [Int] {
        [color.red, color.green, color.blue, color.opacity].map { Int(($0 * 255).rounded()) }
    }

    @Test func `a colour is that of its catalog, in the light and in the dark`() {
        #expect(parts(resolved("Brand")) == [255, 128, 0, 255])
        #expect(parts(resolved("Brand", .dark)) == [0, 128, 255, 128])
        #expect(parts(resolved("White")) == parts(resolved("White", .dark)))
        #expect(parts(resolved("White")) == [64, 64, 64, 255])
    }

    @Test func `a system's colour of a catalog is the system's`() {
        var values = EnvironmentValues()
        for scheme in [ColorScheme.light, .dark] {
            values.colorScheme = scheme
            #expect(resolved("System", scheme) == Color.red.resolve(in: values))
        }
    }

    @Test func `groups are looked into, and those with a namespace put it before the name`() {
        #expect(parts(resolved("Inner")) == [0, 0, 0, 255])
        #expect(parts(resolved("Space/Deep")) == [1, 255, 0, 255])
        #expect(parts(resolved("Deep")) == [0, 0, 0, 0])
    }

    @Test(arguments: ["Nobody", "Broken"]) func `a colour that is not there is clear, and the stage warns once`(
        name: String
    ) {
        let stage = Stage.phone {
            VStack {
                Rectangle().fill(Color(name, bundle: Self.bundle)).frame(width: 10, height: 10)
                Rectangle().fill(Color(name, bundle: Self.bundle)).frame(width: 10, height: 10)
            }
        }
        #expect(stage.frame.shapes.allSatisfy { $0.color.opacity == 0 })
        #expect(stage.warnings.count { $0.contains("\"\(name)\"") } == 1)
    }

    private func middle(_ stage: Stage) -> UInt32 {
        let picture = stage.image()
        return picture.pixels[picture.height / 2 * picture.width + picture.width / 2]
    }

    @Test func `a picture is that of its catalog, as large as its scale says, and another in the dark`() {
        let stage = Stage.phone { Image("Logo", bundle: Self.bundle) }
        #expect(stage.frame.images.first?.rect.size == CGSize(width: 10, height: 10))
        #expect(middle(stage) == 0xFFFF_0000)
        let dark = Stage.phone { Image("Logo", bundle: Self.bundle).environment(\.colorScheme, .dark) }
        #expect(middle(dark) == 0xFF00_00FF)
    }

    @Test func `a picture in PDF has the size of its page, and is sharp where it is drawn larger`() {
        let stage = Stage.phone { Image("Page", bundle: Self.bundle) }
        #expect(stage.frame.images.first?.rect.size == CGSize(width: 12, height: 10))
        #expect(middle(stage) == 0xFF00_FF00)
        let large = Stage.phone { Image("Page", bundle: Self.bundle).resizable().frame(width: 36, height: 30) }
        let picture = large.image()
        let row = (0..<picture.width).map { picture[$0, picture.height / 2] }
        #expect(row.count { $0 == 0xFF00_FF00 } == 36)
        #expect(stage.warnings.isEmpty && large.warnings.isEmpty)
    }

    @Test func `a template of a catalog has the foreground's colour, unless the program says otherwise`() {
        let stage = Stage.phone { Image("Mask", bundle: Self.bundle).foregroundStyle(.red) }
        #expect(middle(stage) == 0xFFFF_3B30)
        let original = Stage.phone {
            Image("Mask", bundle: Self.bundle).renderingMode(.original).foregroundStyle(.red)
        }
        #expect(middle(original) == 0xFF00_FF00)
    }

    @Test func `a picture whose file has gone shows nothing, and the warning names the file`() {
        let stage = Stage.phone { Image("Gone", bundle: Self.bundle) }
        #expect(stage.warnings.contains { $0.contains("gone.png") })
        #expect(stage.frame.images.isEmpty || stage.frame.images[0].rect.isEmpty)
    }

    @Test(arguments: ["Photo", "Photo.jpg"]) func `JPEG files are pictures, too`(name: String) {
        let stage = Stage.phone { Image(name, bundle: Self.bundle) }
        #expect(stage.frame.images.first?.rect.size == CGSize(width: 16, height: 8))
        let pixel = middle(stage)
        #expect(pixel & 0xFF > 0xE0 && pixel >> 16 & 0xFF < 0x20)
    }

    @Test func `a torn file shows nothing, and the warning says what is wrong`() {
        let stage = Stage.phone { Image("Torn", bundle: Self.bundle) }
        #expect(stage.warnings.contains { $0.contains("Torn") && $0.contains("no picture that can be read") })
    }

    @Test func `resources stand for the names of pictures and colours, in controls too`() throws {
        let logo = ImageResource(name: "Logo", bundle: Self.bundle)
        let brand = ColorResource(name: "Brand", bundle: Self.bundle)
        #expect(Color(brand) == Color("Brand", bundle: Self.bundle))
        let stage = Stage.phone {
            VStack {
                Image(logo)
                Label("label", image: logo)
                Button("button", image: logo) {}
                Toggle("toggle", image: logo, isOn: .constant(true))
                Menu("menu", image: logo) { Text("item") }
                ControlGroup { Button("grouped", image: logo) {} }
            }
        }
        #expect(stage.frame.images.count == 6)
        #expect(stage.frame.accessibility.contains { $0.label == "grouped" })
    }

    private func url(_ path: String) -> URL? { Self.bundle.resourceURL?.appending(path: path) }

    private struct Remote: View {
        let url: URL?
        var body: some View {
            AsyncImage(url: url, scale: 2) { phase in
                switch phase {
                case .empty: Text("loading")
                case .success(let image): image
                case .failure: Text("failed")
                @unknown default: Text("other")
                }
            }
        }
    }

    @Test func `an image of an address is loaded once it appears, and shown at its scale`() async {
        let stage = Stage.phone { Remote(url: url("Photo.jpg")) }
        #expect(stage.text("loading") != nil)
        await stage.play(for: 0.5)
        #expect(stage.frame.images.first?.rect.size == CGSize(width: 8, height: 4))
    }

    @Test func `what is no picture is a failure, and no address stays empty`() async {
        let failing = Stage.phone { Remote(url: url("Torn.jpg")) }
        await failing.play(for: 0.5)
        #expect(failing.text("failed") != nil)
        let empty = Stage.phone { Remote(url: nil) }
        await empty.play(for: 0.5)
        #expect(empty.text("loading") != nil)
    }

    private struct Turning: View {
        let first: URL?
        let second: URL?
        @State private var isSecond = false
        var body: some View {
            VStack {
                AsyncImage(url: isSecond ? second : first) {
                    $0.resizable().frame(width: 30, height: 20)
                } placeholder: {
                    Text("wait")
                }
                Button("Turn") { isSecond.toggle() }
            }
        }
    }

    @Test func `another address loads anew, with the placeholder until it is there`() async throws {
        let stage = Stage.phone { Turning(first: url("Photo.jpg"), second: url("nowhere.jpg")) }
        await stage.play(for: 0.5)
        #expect(stage.frame.images.first?.rect.size == CGSize(width: 30, height: 20))
        try stage.tap("Turn")
        stage.advance(by: 0)
        #expect(stage.text("wait") != nil && stage.frame.images.isEmpty)
        await stage.play(for: 0.5)
        #expect(stage.text("wait") != nil)
    }
}
