import Foundation
import TallyStage
import Testing
import UIKit

@testable import Transfer

@MainActor
@Suite("A payment screen of UIKit's views")
struct TransferTests {
    private let screen = TransferViewController()
    private let stage: Stage

    init() {
        stage = Stage(size: CGSize(width: 320, height: 520), viewController: screen)
        stage.advance(by: 0)
    }

    private func press(_ keys: String...) throws {
        for key in keys {
            try stage.tap(key)
            stage.advance(by: 0)
        }
    }

    /// What the amount reads, with where each letter stands.
    private var amount: [TextElement] { stage.frame.texts.filter { $0.rect.midY < 110 && $0.opacity > 0 } }

    private var amountText: String { amount.sorted { $0.rect.minX < $1.rect.minX }.map(\.string).joined() }

    @Test("puts marks between the digits that are typed")
    func marksAreReplaced() throws {
        try press("1", "3", "4", "9")
        _ = stage.settle()
        #expect(amountText == "1,349 원")
        try press("00")
        _ = stage.settle()
        #expect(amountText == "134,900 원")
        try press("⌫", "⌫", "⌫")
        _ = stage.settle()
        #expect(amountText == "134 원")
    }

    @Test("a digit drops in while the others make room, without a jump, and its label is there from the start")
    func digitsDropIn() throws {
        try press("1", "2")
        _ = stage.settle()
        let before = amount
        try press("3")
        var last: [String: CGRect] = [:]
        for text in before { last[text.string] = text.rect }
        for _ in 0..<21 {
            stage.advance(by: 1.0 / 60)
            for text in amount where last[text.string] != nil {
                let old = last[text.string] ?? .zero
                #expect(abs(text.rect.minX - old.minX) < 5, "\(text.string) at \(stage.time)")
            }
            for text in amount { last[text.string] = text.rect }
        }
        #expect(stage.settle())
        #expect(amountText == "123 원")
        #expect(Set(amount.map(\.rect.midY)).count == 1)
    }

    @Test("keys as fast as one a frame are all kept, and it comes to rest where slow ones would have left it")
    func fastKeys() throws {
        for key in ["9", "8", "7", "⌫", "6", "5"] {
            try stage.tap(key)
            stage.advance(by: 1.0 / 60)
        }
        #expect(screen.amount.amount == 9865)
        #expect(stage.settle())
        #expect(amountText == "9,865 원")
        let fast = amount.map(\.rect)
        let other = TransferTests()
        for key in ["9", "8", "6", "5"] {
            try other.press(key)
            _ = other.stage.settle()
        }
        for (a, b) in zip(fast.sorted { $0.minX < $1.minX }, other.amount.map(\.rect).sorted { $0.minX < $1.minX }) {
            #expect(abs(a.minX - b.minX) < 0.51)
        }
    }

    @Test("what is too much shakes, is felt, and changes nothing")
    func limits() throws {
        try press("2", "00", "00", "00")
        _ = stage.settle()
        #expect(amountText == "2,000,000 원")
        let rest = amount.map(\.rect.minX)
        try press("0")
        stage.advance(by: 0.06)
        #expect(zip(rest, amount.map(\.rect.minX)).allSatisfy { abs($0 - $1) > 2 })
        #expect(stage.sensoryFeedback == [.error])
        stage.advance(by: 0.34)
        #expect(amount.map(\.rect.minX) == rest)
        #expect(stage.nextFrameTime == nil)
    }

    @Test("the button sends from a thousand on, and paper flies for two seconds")
    func sends() throws {
        try press("9", "9")
        try stage.tap("보내기")
        stage.advance(by: 0)
        #expect(!stage.frame.visibleText.contains("보냈어요"))
        try press("00")
        _ = stage.settle()
        try stage.tap("보내기")
        stage.advance(by: 0.3)
        #expect(stage.frame.visibleText.contains("보냈어요"))
        #expect(stage.frame.images.count > 20)
        stage.advance(by: 2)
        #expect(stage.frame.images.isEmpty)
        #expect(stage.nextFrameTime == nil)
    }

    @Test("the panel follows the finger, and goes on when it is let go; a short pull goes back")
    func panelIsPulled() {
        let closed = screen.panel.layer.frame.minY
        stage.pointerDown(CGPoint(x: 160, y: 500))
        stage.advance(by: 0.02)
        stage.pointerMove(CGPoint(x: 160, y: 480))
        stage.advance(by: 0.02)
        stage.pointerMove(CGPoint(x: 160, y: 420))
        stage.advance(by: 0.5)
        let held = stage.frame.texts.first { $0.string == "받는 분" }?.rect.midY ?? 0
        #expect(held > 400 && held < 460)
        #expect(!stage.isAnimating)
        stage.pointerUp(CGPoint(x: 160, y: 420))
        #expect(stage.settle())
        #expect(!screen.panel.isOpen)
        #expect(abs(screen.panel.layer.frame.minY - closed) < 1e-6)

        stage.drag(from: CGPoint(x: 160, y: 500), to: CGPoint(x: 160, y: 380), duration: 0.15)
        #expect(stage.settle())
        #expect(screen.panel.isOpen)
        #expect(abs(screen.panel.layer.frame.minY - 300) < 1e-6)
    }

    @Test("a screen that goes in the middle of a drop and a burst leaves nothing behind")
    func goesAway() throws {
        weak var gone: TransferViewController?
        do {
            let screen = TransferViewController()
            gone = screen
            let stage = Stage(size: CGSize(width: 320, height: 520), viewController: screen)
            stage.advance(by: 0)
            try stage.tap("1")
            stage.advance(by: 0.1)
        }
        #expect(gone == nil)
    }

    @Test("looks as it did when somebody was content with it")
    func looksAsRecorded() throws {
        try press("1", "2", "3")
        _ = stage.settle()
        try stage.tap("4")
        #expect(Golden("drop").check(stage, for: 0.4, every: 0.05).holds)
        try stage.tap("⌫")
        #expect(Golden("rise").check(stage, for: 0.25, every: 0.05).holds)
    }
}
