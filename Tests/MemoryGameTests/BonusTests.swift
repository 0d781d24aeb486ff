import Foundation
import SwiftUI
import Testing
import TallyStage

@testable import MemoryGame

@MainActor @Suite struct BonusTests {
    @Test func `time runs down while the card is up, stops while it is down, and goes on from there`() {
        var bonus = BonusTime()
        func at(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }
        #expect(bonus.left(at: at(0)) == 6)
        bonus.start(at: at(1))
        #expect(bonus.left(at: at(3)) == 4)
        bonus.stop(at: at(3))
        #expect(bonus.left(at: at(100)) == 4)
        bonus.start(at: at(100))
        #expect(bonus.left(at: at(103)) == 1)
        #expect(bonus.left(at: at(1000)) == 0)
        bonus.stop(at: at(1000))
        bonus.start(at: at(1001))
        #expect(bonus.runningSince == nil)
    }

    @Test func `the pie of an open card shrinks at an even pace`() throws {
        let table = try Table.dealt(pairs: 1)
        table.choose(0)
        table.stage.advance(by: 4)
        // A third of the circle is left: it reaches half a radius below the middle.
        let radius = try #require(table.pie).height / 1.5
        #expect(radius > 20)
        // 60°, then 30°: the sector is as wide as the sine.
        table.stage.advance(by: 1)
        #expect(abs(try #require(table.pie).width / radius - sin(60 * .pi / 180)) < 0.02)
        table.stage.advance(by: 0.5)
        #expect(abs(try #require(table.pie).width / radius - sin(30 * .pi / 180)) < 0.02)
        table.stage.advance(by: 0.6)
        #expect(!table.stage.isAnimating)
    }

    @Test func `turned down the pie stops, and goes on from there`() throws {
        let table = try Table.dealt(pairs: 3)
        let (a, b) = table.mismatch()
        let faces = [table.game.table[a].face, table.game.table[b].face]
        let third = table.game.table.indices.first { !faces.contains(table.game.table[$0].face) }!
        table.choose(a)
        table.stage.advance(by: 2)
        table.choose(b)
        table.stage.advance(by: 1)
        table.choose(third)
        table.stage.advance(by: 1)
        // Three of its six seconds were spent face up; however long it lies, they stay three.
        #expect(abs(table.game.table[a].bonus.left(at: table.game.now()) - 3) < 0.05)
        table.stage.advance(by: 20)
        #expect(abs(table.game.table[a].bonus.left(at: table.game.now()) - 3) < 0.05)
        table.choose(a)
        table.stage.advance(by: 1)
        #expect(abs(table.game.table[a].bonus.left(at: table.game.now()) - 2) < 0.1)
    }

    @Test(arguments: [0.0, 90, 180, 270])
    func `a pie is a sector of the circle that fits`(degrees: Double) {
        let pie = Pie(start: .degrees(0), end: .degrees(degrees))
        let rect = CGRect(x: 0, y: 0, width: 80, height: 100)
        let path = pie.path(in: rect)
        #expect(path.contains(CGPoint(x: 60, y: 55)) == (degrees > 30))
        #expect(path.contains(CGPoint(x: 20, y: 55)) == (degrees >= 180))
        #expect(!path.contains(CGPoint(x: 60, y: 45)))
    }

    @Test func `a pie's data are its angles, and go both ways`() {
        var pie = Pie(start: .degrees(-90), end: .degrees(90))
        #expect(pie.animatableData.first == -Double.pi / 2)
        pie.animatableData = AnimatablePair(0, Double.pi)
        #expect(pie.end == .degrees(180))
        #expect(pie.start == .degrees(0))
    }
}

extension Table {
    /// The pie that is seen: the only shape in its faint colour.
    var pie: CGRect? { stage.frame.shapes.first { $0.kind == "path" && abs($0.opacity - 0.35) < 0.01 }?.rect }
}
