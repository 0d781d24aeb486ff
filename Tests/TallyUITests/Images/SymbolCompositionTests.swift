import SwiftUI
import TallyCore
import TallyStage
import Testing

@testable import TallyUI

/// Which names have a symbol, and what becomes of the words in them.
@MainActor
struct SymbolCompositionTests {
    private func stage(_ name: String, _ color: Color = .black) -> Stage {
        Stage(size: CGSize(width: 60, height: 60), scale: 1) {
            Image(systemName: name).font(.system(size: 30)).foregroundStyle(color)
        }
    }

    private func symbol(_ name: String) -> Symbol { Symbol(name, weight: 400) }
    private var drawn: [String] { SymbolShape.tables.flatMap(\.keys).sorted() }

    @Test func `common names have a symbol with ink, which lies within its frame`() {
        for name in SymbolNames.common {
            let stage = stage(name)
            #expect(stage.warnings.isEmpty, "\(name)")
            let frame = symbol(name).bounds
            let isLettering = symbol(name).letters != nil
            #expect(frame.minX > -2 && frame.minY > -2 && frame.maxX < 26 && frame.maxY < 26, "\(name): \(frame)")
            let image = stage.image()
            var dark = 0
            for y in 0..<60 {
                for x in 0..<60 where image[x, y] & 255 < 128 {
                    dark += 1
                    let unit = Double(30 * Symbol.scale / Symbol.side)
                    // Letters reach below their line, and beside what is counted for them.
                    if isLettering { continue }
                    #expect(
                        abs(Double(x) - 29.5) <= Double(frame.width) / 2 * unit + 1
                            && abs(Double(y) - 29.5) <= Double(frame.height) / 2 * unit + 1, "\(name) at \(x), \(y)")
                }
            }
            #expect(dark > 15, "\(name)")
        }
    }

    @Test func `each drawing lies on the grid, in each weight and form`() {
        for name in drawn {
            for weight in [100, 400, 900] {
                for form in ["", ".fill"] {
                    let bounds = Symbol(name + form, weight: weight).bounds
                    let grid = CGRect(x: -3.2, y: -3.2, width: 30.4, height: 30.4)
                    #expect(grid.contains(bounds) && bounds.width > 2, "\(name)\(form), \(weight): \(bounds)")
                }
            }
        }
    }

    @Test func `each drawing can be enclosed, slashed and have a badge`() {
        for area in ["circle", "square", "circle.fill"] {
            let outer = symbol(area).bounds
            for name in drawn where ["circle", "square"].allSatisfy({ SymbolShape.named("\(name).\($0)") == nil }) {
                let inside = symbol("\(name).\(area)")
                #expect(inside.isKnown && inside.passes.count + (area.hasSuffix("fill") ? 0 : 1) > 1, "\(name).\(area)")
                #expect(outer.insetBy(dx: -0.01, dy: -0.01).contains(inside.bounds), "\(name).\(area)")
            }
        }
        for name in drawn {
            #expect(symbol(name + ".slash").isKnown && symbol(name + ".badge.plus").isKnown, "\(name)")
            #expect(!symbol(name + ".no.such.thing").isKnown)
        }
    }

    @Test func `other names show the same`() {
        for (other, name) in SymbolShape.aliases.sorted(by: { $0.key < $1.key }) {
            #expect(SymbolShape.aliases[name] == nil && !drawn.contains(other), "\(other)")
            #expect(SymbolShape.named(name) != nil && symbol(other).bounds == symbol(name).bounds, "\(other)")
        }
        for (other, name) in [
            ("mail.fill", "envelope.fill"), ("arrow.uturn.backward", "arrow.uturn.left"),
            ("chevron.forward.circle", "chevron.right.circle"), ("person.fill.badge.plus", "person.badge.plus.fill"),
            ("circle.lefthalf.fill", "circle.leadinghalf.filled"), ("battery.100", "battery.100percent"),
            ("rectangle.fill.on.rectangle.fill", "rectangle.on.rectangle.fill"),
        ] {
            #expect(stage(other).image() == stage(name).image(), "\(other)")
        }
    }

    @Test func `all numbers to 50 and all letters stand in areas`() {
        let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
        for text in (0...50).map(String.init) + (0...9).map({ "0\($0)" }) + letters {
            for area in ["circle", "circle.fill", "square", "square.fill"] {
                let inside = symbol("\(text).\(area)")
                #expect(inside.isKnown && inside.letters?.isCut == area.hasSuffix("fill"), "\(text).\(area)")
            }
        }
        #expect(!symbol("51.circle").isKnown && !symbol("007.circle").isKnown)
        #expect(symbol("goforward.10").letters?.string == "10")
    }

    @Test func `a part of an area is filled, or all but a margin`() {
        func color(_ name: String, _ x: Int, _ y: Int) -> UInt32 { stage(name).image()[x, y] & 0xFFFFFF }
        #expect(color("circle.lefthalf.filled", 22, 30) == 0 && color("circle.lefthalf.filled", 38, 30) == 0xFFFFFF)
        #expect(color("circle.righthalf.filled", 38, 30) == 0 && color("circle.righthalf.filled", 22, 30) == 0xFFFFFF)
        #expect(color("square.tophalf.filled", 30, 22) == 0 && color("square.tophalf.filled", 30, 38) == 0xFFFFFF)
        #expect(color("square.inset.filled", 30, 30) == 0)
        // Thirds and corners, whatever the order of the words.
        let (full, empty): (UInt32, UInt32) = (0, 0xFFFFFF)
        let parts: [(String, (Int, Int), (Int, Int))] = [
            ("square.topthird.inset.filled", (30, 23), (30, 37)),
            ("square.bottomthird.inset.filled", (30, 37), (30, 23)),
            ("square.leftthird.inset.filled", (23, 30), (37, 30)),
            ("square.trailingthird.inset.filled", (37, 30), (23, 30)),
            ("rectangle.inset.topleft.filled", (24, 27), (36, 33)),
            ("rectangle.inset.bottomtrailing.filled", (36, 33), (24, 27)),
            ("square.center.inset.filled", (30, 30), (20, 20)),
        ]
        for (name, inside, outside) in parts {
            #expect(color(name, inside.0, inside.1) == full && color(name, outside.0, outside.1) == empty, "\(name)")
        }
        // An arrow's side is no part.
        #expect(stage("arrow.left.fill").warnings.isEmpty)
    }

    @Test func `a warning stands at the corner, and models of a device are one`() {
        #expect(symbol("lock.trianglebadge.exclamationmark").isKnown)
        #expect(Symbol.parts("lock.trianglebadge.exclamationmark", weight: 400).count == 2)
        #expect(stage("lock.trianglebadge.exclamationmark").image() != stage("lock").image())
        for (other, name) in [
            ("iphone.homebutton.slash", "iphone.slash"), ("arrow.down.to.line.alt", "arrow.down.to.line"),
            ("4.alt.circle.fill", "4.circle.fill"),
            ("person.crop.circle.badge.exclam", "person.crop.circle.badge.exclamationmark"),
            ("soccerball.inverse", "soccerball.fill"),
        ] {
            #expect(symbol(other).isKnown && stage(other).image() == stage(name).image(), "\(other)")
        }
    }

    @Test func `a clear style does not add up where a badge or an area lies over another`() {
        for name in [
            "folder.badge.plus", "circle.lefthalf.filled", "heart.circle", "house.circle.fill", "eye.slash.fill",
        ] {
            let darkest = stage(name, .black.opacity(0.5)).image().pixels.map { $0 & 255 }.min() ?? 255
            #expect(darkest >= 126, "\(name): \(darkest)")
        }
    }

    @Test func `a badge is a part of its own`() {
        #expect(Symbol.parts("folder.badge.plus", weight: 400).count == 2)
        #expect(Symbol.parts("folder.fill.badge.plus", weight: 400).count == 2)
        #expect(Symbol.parts("star.circle", weight: 400).count == 2)
        #expect(Symbol.parts("cloud.sun.fill", weight: 400).count == 2)
        #expect(Symbol.parts("star.slash", weight: 400).count == 1)
    }

    @Test func `a name of many words is looked at once and not for ever`() {
        #expect(!symbol(Array(repeating: "circle", count: 5000).joined(separator: ".")).isKnown)
        #expect(!symbol(Array(repeating: "forward", count: 16).joined(separator: ".")).isKnown)
        for name in ["fill", "slash", "badge", ".", "badge.plus", "circle.", ".circle", "filled.inset", "dashed"] {
            _ = symbol(name)
        }
    }
}
