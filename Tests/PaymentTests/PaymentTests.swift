import Foundation
import SwiftUI
import TallyStage
import Testing

@testable import Payment

@MainActor
struct PaymentTests {
    private let stage: Stage

    init() {
        stage = Stage(size: CGSize(width: 360, height: 620)) { PaymentView() }
    }

    private func tap(_ labels: String...) throws {
        for label in labels {
            try stage.tap(label)
            stage.advance(by: 0)
        }
    }

    private func says(_ text: String) -> Bool {
        stage.frame.accessibility.contains { $0.label == text || $0.value == text }
    }

    /// Whether the button that sends does anything.
    private func sends() throws -> Bool {
        try tap("보내기")
        return stage.frame.accessibility.contains { $0.label.hasSuffix("보냈어요") }
    }

    @Test func `digits make an amount, and a line says it in words`() throws {
        #expect(says("금액을 입력해주세요"))
        try tap("1", "2", "3", "4", "5", "6")
        #expect(says("123,456원"))
        #expect(says("12만 3,456원"))
        _ = stage.settle()
        #expect(stage.frame.visibleText.contains("123,456원"))
        try tap("지우기", "지우기")
        #expect(says("1,234원"))
    }

    @Test func `buttons add fixed sums, up to the maximum`() throws {
        try tap("+1만", "+5만", "+10만")
        #expect(says("160,000원"))
        #expect(says("16만 원"))
        for _ in 0..<19 { try tap("+10만") }
        #expect(says("2,000,000원, 최대 금액"))
        #expect(says("한 번에 200만 원까지 보낼 수 있어요"))
        #expect(try sends())
        #expect(says("200만 원을 보냈어요"))
    }

    @Test func `the button sends between the limits only`() throws {
        #expect(try !sends())
        try tap("9", "9", "9")
        #expect(says("1,000원부터 보낼 수 있어요"))
        #expect(try !sends())
        try tap("0")
        #expect(try sends())
        #expect(says("9,990원을 보냈어요"))
        #expect(says("금액을 입력해주세요"))
        try tap("7")
        #expect(!says("9,990원을 보냈어요"))
    }

    @Test func `a keyboard types into the field`() {
        stage.press(.tab)
        stage.type("50000")
        stage.advance(by: 0)
        #expect(says("50,000원"))
        #expect(says("5만 원"))
    }

    @Test func `nothing moves when nobody does anything`() throws {
        try tap("+1만")
        _ = stage.settle()
        #expect(!stage.isAnimating)
        #expect(stage.nextFrameTime == nil)
    }
}
