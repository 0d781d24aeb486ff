import Foundation
import SwiftUI
@testable import TallyCommand
import TallyScene
import TallyStage
import Testing

@MainActor @Suite struct SheetsTests {
    let folder = TemporaryFolder()

    private func find(_ style: String, _ change: String, _ scheme: GalleryScheme = .light) -> ChangeSheet? {
        guard let style = SheetStyle.all.first(where: { $0.name == style }),
            let change = SheetChange.all.first(where: { $0.name == change })
        else { return nil }
        return ChangeSheet(style: style, change: change, scheme: scheme)
    }

    /// A sheet with what was seen at its moments, and when all had come to rest.
    @MainActor private struct Played {
        let sheet: ChangeSheet
        var texts: [String] = []
        var moving = 0
        var pictures: [Bitmap] = []
        var rest: Bitmap?
        var end: Int { sheet.change.values(sheet.style).last?.value ?? 0 }
    }

    /// Played once for all tests.
    private static let played: [Played] = SheetStyle.all.flatMap { style in
        SheetChange.all.map { change in
            var played = Played(sheet: ChangeSheet(style: style, change: change, scheme: .light))
            var last: Stage?
            played.sheet.play { stage in
                played.texts.append(stage.frame.visibleText)
                played.moving += stage.isAnimating ? 1 : 0
                played.pictures.append(stage.image())
                last = stage
            }
            if let last, last.settle() { played.rest = last.image() }
            return played
        }
    }

    @Test func `every sheet begins with the old number, moves, and ends with the last one`() {
        for played in Self.played {
            let sheet = played.sheet
            // Glyphs that are not yet all of a height are told apart; which they are must hold.
            func glyphs(_ time: Double, _ value: Int) -> String {
                let value = value.formatted(.number.locale(Locale(identifier: "en_US")))
                return String("\(ChangeMoment.printed(time))s\(value)\(value)".sorted())
            }
            let seen = played.texts.map { String($0.filter { $0 != " " }.sorted()) }
            #expect(seen.count == sheet.moments.count)
            #expect(seen.first == glyphs(0, sheet.change.start), "\(sheet.file)")
            #expect(seen.last == glyphs(sheet.moments.last ?? 0, played.end), "\(sheet.file)")
            #expect(played.moving >= 4, "\(sheet.file)")
        }
    }

    @Test func `what rests after a change looks as what has never changed`() {
        for played in Self.played {
            let time = played.sheet.moments.last ?? 0
            let still = SheetChange(name: "still", title: "", summary: "", start: played.end) { _ in
                []
            } moments: { _ in
                [time]
            }
            let isAtRest =
                played.rest == ChangeSheet(style: played.sheet.style, change: still, scheme: .light).bitmap()
            #expect(isAtRest, "\(played.sheet.file)")
        }
    }

    @Test func `no number touches the edge of its moment, or the caption beside it`() {
        let gap = 60 * 2
        for played in Self.played {
            for (time, picture) in zip(played.sheet.moments, played.pictures) {
                #expect(picture.width == 360 && picture.height == 84)
                let isCard = { (x: Int, y: Int) in picture[x, y] == GalleryScheme.light.card }
                let isClear =
                    (0..<82).allSatisfy { isCard(gap, $0) && isCard(359, $0) }
                    && (gap..<360).allSatisfy { isCard($0, 0) && isCard($0, 81) }
                #expect(isClear, "\(played.sheet.file) at \(time) s")
            }
        }
    }

    @Test func `no two styles look alike, and the same sheet has the same bytes each time`() {
        for change in SheetChange.all where change.name == "grow" || change.name == "shrink" {
            let sheets = Self.played.filter { $0.sheet.change.name == change.name }.map { $0.pictures.map(\.pixels) }
            #expect(Set(sheets).count == SheetStyle.all.count, "\(change.name)")
        }
        let dark = find("flow", "sign", .dark)?.bitmap()
        #expect(dark != nil && dark == find("flow", "sign", .dark)?.bitmap())
        #expect(dark?[0, 0] == GalleryScheme.dark.card)
    }

    @Test func `a number that is called off turns back before it is there, and a stream is seen under way`() throws {
        for style in SheetStyle.all {
            let sheet = try #require(find(style.name, "call-off"))
            let played = Self.played.first { $0.sheet.file == sheet.file }
            #expect(played?.texts.contains { $0.hasSuffix(" 7 7") } == false, "\(style.name)")
            let values = sheet.change.values(style)
            #expect(values[1].time > 0 && values[1].time < style.span / 2 && values[1].value == sheet.change.start)
        }
        let stream = try #require(find("flow", "stream")).change.values(SheetStyle.all[0])
        #expect(zip(stream, stream.dropFirst()).allSatisfy { abs($1.time - $0.time - 1.0 / 60) < 1e-9 })
    }

    @Test func `the page has a row for each style and a cell for each change, and says what is seen in each`() {
        let page = SheetsPage.html()
        for scheme in GalleryScheme.allCases {
            for style in SheetStyle.all {
                for change in SheetChange.all {
                    #expect(page.contains("\"\(ChangeSheet(style: style, change: change, scheme: scheme).file)\""))
                }
            }
        }
        for sheet in Self.played.map(\.sheet) {
            #expect(page.contains("alt=\"\(sheet.alternative)\""), "\(sheet.file)")
            #expect(sheet.alternative.hasPrefix(sheet.style.code) && sheet.alternative.hasSuffix("."))
        }
        #expect(Set(Self.played.map(\.sheet.alternative)).count == Self.played.count)
        func count(_ text: String) -> Int { page.components(separatedBy: text).count - 1 }
        #expect(count("<img ") == 35 && count("loading=\"lazy\"") == 35 && count("<tr ") == SheetStyle.all.count + 1)
        for tag in ["table", "thead", "tbody", "tr", "th", "td", "picture", "small", "code", "p", "main"] {
            #expect(count("<\(tag)>") + count("<\(tag) ") == count("</\(tag)>"), "\(tag)")
        }
        #expect(page.contains("prefers-color-scheme: dark") && !page.contains("<script") && !page.contains("http"))
        #expect(page.contains("name=\"viewport\"") && page.contains("href=\"index.html\""))
        #expect(GalleryPage.html([]).contains("href=\"\(SheetsPage.file)\""))
        #expect(HelpText.gallery.contains(SheetsPage.file))
    }

    @Test func `a folder gets a sheet for each cell and scheme, and the page after them`() throws {
        var report: [String] = []
        try GalleryCommand.writeSheets(of: Array(SheetStyle.all.prefix(1)), to: folder.file("a")) { report.append($0) }
        #expect(report.count == 11 && report.last == folder.file("a/changes.html"))
        let names = report.map { URL(fileURLWithPath: $0).lastPathComponent }
        #expect(folder.contents.filter { $0.hasPrefix("a/") }.sorted() == names.map { "a/" + $0 }.sorted())
        let bytes = try report.map { try Data(contentsOf: URL(fileURLWithPath: $0)).count }
        #expect(bytes.allSatisfy { $0 > 0 && $0 < 150_000 })
    }
}
