import Foundation
import SwiftUI
@testable import TallyCommand
import TallyScene
import TallyStage
import Testing

@MainActor @Suite struct GalleryTests {
    let folder = TemporaryFolder()

    private func source(_ entry: GalleryEntry) throws -> String {
        let entries = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/TallyCommand/Gallery/Entries")
        for file in try FileManager.default.contentsOfDirectory(at: entries, includingPropertiesForKeys: nil) {
            let text = try String(contentsOf: file, encoding: .utf8)
            if text.contains("name: \"\(entry.name)\"") { return text }
        }
        return ""
    }

    @Test func `the code shown is the code that runs`() throws {
        for entry in GalleryEntry.all {
            // The literal is indented; the view below it is not.
            #expect(try source(entry).contains("\n}\n\n" + entry.code + "\n"), "\(entry.name)")
            #expect(entry.code.hasPrefix("struct ") && entry.code.contains(": View {"))
            let view = entry.code.dropFirst("struct ".count).prefix { $0 != ":" }
            #expect(try source(entry).contains("{ \(view)() }"), "\(entry.name)")
        }
    }

    @Test func `every entry has its own name, a sentence, knobs and acts within its time`() {
        let entries = GalleryEntry.all
        #expect(Set(entries.map(\.name)).count == entries.count)
        for entry in entries {
            #expect(entry.name.allSatisfy { $0.isLowercase || $0 == "-" })
            #expect(entry.summary.hasSuffix(".") && !entry.knobs.isEmpty && !entry.acts.isEmpty)
            for knob in entry.knobs { #expect(!knob.purpose.hasSuffix(".")) }
            #expect(entry.acts.allSatisfy { $0.time > 0 && $0.time < entry.seconds })
            for line in entry.code.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
        }
    }

    @Test func `every act moves what is shown, and all is at rest at the end, uncut`() {
        for entry in GalleryEntry.all {
            let stage = GalleryFilm(entry: entry, scheme: .light).makeStage()
            stage.frameRate = 10
            for act in entry.acts {
                stage.advance(by: act.time - stage.time)
                act.perform(stage)
                stage.advance(by: 0)
                #expect(stage.isAnimating, "\(entry.name) at \(act.time) s")
            }
            stage.advance(by: entry.seconds - stage.time)
            #expect(!stage.isAnimating, "\(entry.name)")
            #expect(!stage.frame.visibleText.isEmpty)
            for text in stage.frame.texts where text.opacity > 0 && abs(text.rect.midY - entry.size.height / 2) < 40 {
                #expect(text.rect.minX > 4 && text.rect.maxX < entry.size.width - 4, "\(entry.name)")
            }
        }
    }

    @Test func `the page is the same each time, and names every picture, its code and its knobs`() {
        let page = GalleryPage.html(GalleryEntry.all)
        #expect(page == GalleryPage.html(GalleryEntry.all))
        for entry in GalleryEntry.all {
            for scheme in GalleryScheme.allCases { #expect(page.contains("\"\(scheme.file(of: entry))\"")) }
            #expect(page.contains("alt=\"\(GalleryPage.escaped(entry.summary))\""))
            #expect(page.contains("<pre><code>\(GalleryPage.escaped(entry.code))</code></pre>"))
            for knob in entry.knobs { #expect(page.contains("<dd>\(GalleryPage.escaped(knob.purpose))</dd>")) }
            #expect(page.contains("<section id=\"\(entry.name)\">") && page.contains("href=\"#\(entry.name)\""))
        }
        #expect(page.contains("prefers-color-scheme: dark") && !page.contains("<script") && !page.contains("http"))
        #expect(GalleryPage.escaped("a<b>&\"c\"") == "a&lt;b&gt;&amp;&quot;c&quot;")
        for tag in ["section", "picture", "dl", "pre", "code", "ul", "main", "header"] {
            #expect(
                page.components(separatedBy: "<\(tag)>").count + page.components(separatedBy: "<\(tag) ").count
                    == page.components(separatedBy: "</\(tag)>").count + 1, "\(tag)")
        }
    }

    @Test func `a folder gets two pictures an entry and the page, the same bytes each time`() throws {
        let entries = GalleryEntry.all.filter { $0.name == "rolling-text" }
        for name in ["a", "b"] {
            var report: [String] = []
            try GalleryCommand.write(entries, to: folder.file(name)) { report.append($0) }
            #expect(report.count == 3)
        }
        #expect(
            folder.contents.filter { $0.hasPrefix("a/") }
                == ["a/index.html", "a/rolling-text-dark.png", "a/rolling-text.png"])
        for file in ["index.html", "rolling-text-dark.png", "rolling-text.png"] {
            let bytes = try ["a", "b"].map { try Data(contentsOf: URL(fileURLWithPath: folder.file("\($0)/\(file)"))) }
            #expect(bytes[0] == bytes[1] && !bytes[0].isEmpty, "\(file)")
        }
        let light = try Bitmap(png: Array(Data(contentsOf: URL(fileURLWithPath: folder.file("a/rolling-text.png")))))
        #expect(light.width == 720 && light[0, 0] == GalleryScheme.light.card)
        let dark = try Bitmap(
            png: Array(Data(contentsOf: URL(fileURLWithPath: folder.file("a/rolling-text-dark.png")))))
        #expect(dark[0, 0] == GalleryScheme.dark.card && dark.pixels.contains { $0 & 0xFF > 0xE0 })
    }

    @Test func `a wrong use of the gallery is named, with its remedy`() {
        let value = run(["gallery", "5"])
        #expect(value.status == .usage)
        #expect(
            value.complained
                == "tally: The gallery takes no values but got \"5\"; leave it out, or name a folder with -o.\n"
                + "Try \"tally help gallery\".\n")
        #expect(run(["gallery", "--fps", "3"]).status == .usage)
        #expect(run(["gallery", "-o", ""]).status == .usage)
        let file = folder.write("file", "")
        let blocked = run(["gallery", "-o", file + "/x"])
        #expect(blocked.status == .cannotCreate && blocked.complained.contains("cannot be made (Not a directory);"))
    }

    @Test func `help names the gallery's options and no others`() {
        #expect(run(["gallery", "--help"]).said == HelpText.gallery)
        #expect(run(["help", "gallery"]).said == HelpText.gallery)
        #expect(HelpText.gallery.contains("-o, --output FOLDER") && !HelpText.gallery.contains("--fps"))
        #expect(HelpText.overview.contains("tally gallery"))
        for line in HelpText.gallery.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
        #expect(Option.gallery.map(\.name) == ["output", "quiet", "help", "version"])
        #expect(HelpText.record.contains("--output FILE") && !HelpText.record.contains("FOLDER"))
    }

    @Test func `the window's view holds every component, and a click plays one`() {
        let stage = Stage(size: CGSize(width: 820, height: 20_000)) { GalleryView(entries: GalleryEntry.all) }
        let texts = stage.frame.texts
        for entry in GalleryEntry.all { #expect(texts.contains { $0.string == entry.title }, "\(entry.name)") }
        let reel = stage.frame.accessibility.first { $0.label == "0777" }
        stage.tap(CGPoint(x: reel?.rect.midX ?? 0, y: reel?.rect.midY ?? 0))
        stage.advance(by: 0.2)
        #expect(stage.isAnimating)
    }
}
