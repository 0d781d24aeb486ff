import Foundation
import Observation
import SwiftUI
import Tally
import TallyCore
import TallyStage
import TallyUI
import Testing

/// A receipt whose sections can be selected in, as an app shows it: values and buttons, links and a number.
@MainActor
struct SelectionReceiptTests {
    @MainActor @Observable
    final class Receipt {
        var total: Decimal = 1234.5
        var showsNote = false
        var isPrivate = false
        var presses: [String] = []
        var isGift = false
    }

    struct ReceiptView: View {
        @Bindable var receipt: Receipt
        var body: some View {
            NavigationStack {
                Form {
                    Section("Summary") {
                        LabeledContent("Order", value: "A-4711")
                        LabeledContent("Total") { RollingNumber(receipt.total, format: .currency(code: "USD")) }
                            .redacted(reason: receipt.isPrivate ? .placeholder : [])
                        Text("Thank you for **shopping** at [our store](https://store.com).")
                        Text("Internal").textSelection(.disabled)
                    }
                    .textSelection(.enabled)
                    Section("Actions") {
                        Button("Pay now") { receipt.presses.append("pay") }
                        NavigationLink("Details") { Text("Nothing more").textSelection(.enabled) }
                        Toggle("Gift", isOn: $receipt.isGift)
                        Button("Note") { receipt.showsNote = true }
                    }
                    .textSelection(.enabled)
                }
                .navigationTitle("Receipt")
                .sheet(isPresented: $receipt.showsNote) { Text("Words of a note").textSelection(.enabled) }
            }
        }
    }

    private let receipt = Receipt()

    private func stage() -> Stage {
        let receipt = receipt
        let stage = Stage(size: CGSize(width: 360, height: 700)) { ReceiptView(receipt: receipt) }
        stage.advance(by: 0.5)
        return stage
    }

    /// Where the digits of the total stand.
    private func number(_ stage: Stage) throws -> CGRect {
        let digits = stage.frame.texts.filter { $0.string.count == 1 }.map(\.rect)
        return try #require(digits.first).union(try #require(digits.last))
    }

    @Test func `labels, values and sentences are selected, and no control is`() throws {
        let stage = stage()
        for text in ["Order", "A-4711", "Total", "Thank you for shopping at our store."] {
            #expect(try stage.select(text) == text)
        }
        for text in ["Internal", "Pay now", "Gift", "Receipt", "Details"] {
            #expect(try stage.select(text) == nil, "\(text)")
            #expect(stage.highlights.isEmpty)
        }
        // What is pressed is, by a short drag, too; a link in a sentence is not.
        stage.advance(by: 1)
        #expect(receipt.presses == ["pay"] && stage.frame.visibleText.contains("Nothing more"))
        #expect(stage.openedURLs.isEmpty)
    }

    @Test func `the total is copied with its currency, and a new total under a drag is not selected`() throws {
        let stage = stage()
        let line = try number(stage)
        #expect(stage.select(line) == "$1,234.50")
        stage.beginSelecting(line)
        #expect(stage.highlights.count == 1)
        receipt.total += 55
        stage.advance(by: 0.05)
        #expect(stage.highlights.isEmpty && stage.copied() == nil)
        stage.goOnSelecting(line, share: 0.8)
        stage.advance(by: 3)
        stage.goOnSelecting(line, share: 0.9)
        stage.endSelecting(line)
        #expect(stage.highlights.isEmpty && stage.copied() == nil && !stage.runtime.hasFocus)
        #expect(stage.select(line) == "$1,289.50")
    }

    @Test func `a total that is hidden after it was selected is not copied`() throws {
        let stage = stage()
        #expect(stage.select(try number(stage)) == "$1,234.50")
        receipt.isPrivate = true
        stage.advance(by: 0.1)
        #expect(stage.highlights.isEmpty && stage.copied() == nil && !stage.runtime.hasFocus)
    }

    @Test func `Escape ends the selection in a sheet and leaves the sheet`() throws {
        let stage = stage()
        receipt.showsNote = true
        stage.advance(by: 1)
        #expect(try stage.select("Words of a note") == "Words of a note")
        stage.press(.escape)
        stage.advance(by: 1)
        #expect(stage.highlights.isEmpty && receipt.showsNote)
        stage.press(.escape)
        stage.advance(by: 1)
        #expect(!receipt.showsNote)
    }

    @Test func `a sheet that closes under a drag, or covers a selection, ends it`() throws {
        let stage = stage()
        #expect(try stage.select("Order") == "Order")
        receipt.showsNote = true
        stage.advance(by: 1)
        #expect(stage.highlights.isEmpty && stage.copied() == nil)
        let line = try stage.line("Words of a note")
        stage.beginSelecting(line)
        #expect(stage.highlights.count == 1)
        receipt.showsNote = false
        for share in [0.7, 0.8, 0.9] {
            stage.advance(by: 0.1)
            stage.goOnSelecting(line, share: share)
            #expect(stage.copied() == nil)
        }
        stage.advance(by: 1)
        stage.endSelecting(line)
        #expect(stage.highlights.isEmpty && stage.copied() == nil && !stage.runtime.hasFocus)
    }
}
