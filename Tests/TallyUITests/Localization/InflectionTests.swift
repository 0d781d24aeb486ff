import SwiftUI
import TallyStage
import Testing

@testable import TallyCore
@testable import TallyUI

@MainActor
struct InflectionTests {
    private func read(_ key: LocalizedStringKey, _ place: String = "en_US") -> String {
        var texts: [String] = []
        key.forEachPiece(locale: Locale(identifier: place)) {
            texts.append($0.string(locale: Locale(identifier: place)))
        }
        return texts.joined()
    }

    @Test(arguments: [
        ("apple", "apples"), ("box", "boxes"), ("bus", "buses"), ("glass", "glasses"), ("dish", "dishes"),
        ("match", "matches"), ("quiz", "quizzes"), ("city", "cities"), ("day", "days"), ("key", "keys"),
        ("photo", "photos"), ("tomato", "tomatoes"), ("leaf", "leaves"), ("roof", "roofs"), ("person", "people"),
        ("Salesperson", "Salespeople"), ("child", "children"), ("Person", "People"), ("BOX", "BOXES"),
        ("ITEM", "ITEMS"), ("mouse", "mice"), ("sheep", "sheep"), ("analysis", "analyses"), ("status", "statuses"),
        ("human", "humans"), ("café", "cafés"), ("people", "people"), ("apples", "apples"), ("x", "xes"), ("🍎", "🍎"),
        ("", ""), ("page", "pages"), ("die", "dice"), ("canvas", "canvases"), ("axis", "axes"),
    ]) func `nouns have their plurals`(noun: String, plural: String) {
        #expect(EnglishPlural.of(noun) == plural)
    }

    @Test func `a noun agrees with the number before it`() {
        for (count, wanted) in [
            (0, "0 apples"), (1, "1 apple"), (2, "2 apples"), (-1, "-1 apple"), (11, "11 apples"),
            (1_001, "1,001 apples"),
        ] {
            #expect(
                read("^[\(count) apple](inflect: true)").replacingOccurrences(of: ",", with: "")
                    == wanted.replacingOccurrences(of: ",", with: ""))
        }
        #expect(read("You have ^[\(3) new message](inflect: true).") == "You have 3 new messages.")
        #expect(read("You have ^[\(1) new message](inflect: true).") == "You have 1 new message.")
        #expect(read("^[\(2) \("box")](inflect: true)") == "2 boxes")
        #expect(read("^[**\(2)** *apple*](inflect: true)!") == "2 apples!")
        #expect(read("^[\(1.5) litre](inflect: true)").hasSuffix("litres"))
        #expect(read("^[\(2) point of interest](inflect: true)") == "2 points of interest")
        #expect(read("^[\(2) day](inflect: true) left, ^[\(1) hour](inflect: true)") == "2 days left, 1 hour")
        #expect(read("^[\(2) cat and \(1) dog](inflect: true)") == "2 cats and 1 dog")
        #expect(read("^[\(1) cat, \(3) dog left](inflect: true)") == "1 cat, 3 dogs left")
        #expect(read("^[(\(2)) apple!](inflect: true)") == "(2) apples!")
        #expect(read("^[2 apple]( inflect : true )") == "2 apples")
    }

    @Test func `where nothing says so, and in other languages, the text stays as it is`() {
        #expect(read("^[\(2) apple](inflect: false)") == "2 apple")
        #expect(read("\(2) apple") == "2 apple")
        #expect(read("^[apple](inflect: true)") == "apple")
        #expect(read("^[\(2)](inflect: true)") == "2")
        #expect(read("^[2nd apple](inflect: true)") == "2nd apple")
        #expect(read("\(2) pear ^[\(2) apple](inflect: true) \(2) plum") == "2 pear 2 apples 2 plum")
        for place in ["de_DE", "fr_FR", "ko_KR"] { #expect(read("^[\(2) Apfel](inflect: true)", place) == "2 Apfel") }
    }

    @Test func `a text shows it when its number changes`() {
        let count = Remote(1)
        let stage = Stage(size: CGSize(width: 200, height: 50)) {
            Playing(count) { Text("^[\($0) **apple**](inflect: true)") }
        }
        #expect(stage.frame.visibleText == "1 apple")
        count.value = 2
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "2 apples")
    }
}
