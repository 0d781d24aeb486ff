import Foundation
import SwiftUI
import Tally

/// A payment of 1,000 to 2,000,000 won.
func won(_ amount: Decimal? = nil, overflow: AmountInput.Overflow = .clamp) -> AmountInput {
    AmountInput(
        amount, limits: 1_000...2_000_000, currency: "KRW", locale: locale("ko_KR"), overflow: overflow)
}

/// Returns how far a row has closed after a share of a deletion's time.
func rowClosed(at share: Double) -> Double {
    UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.7, y: 0), endControlPoint: UnitPoint(x: 1, y: 1)).value(
        at: share)
}

func said(_ amount: Decimal, _ style: AmountReading.Style) -> String {
    AmountReading.text(for: amount, style: style, currency: "KRW", locale: locale("ko_KR"))
}

func dollars(_ limits: ClosedRange<Decimal> = 1...10_000) -> AmountInput {
    AmountInput(limits: limits, currency: "USD", locale: locale("en_US"))
}

func typed(_ keys: String, into input: AmountInput) -> AmountInput {
    var input = input
    for key in keys {
        switch key {
        case ".": input.insertDecimalMark()
        case "<": input.deleteBackward()
        case ">": input.deleteForward()
        case "l": input.moveCaret(by: -1)
        case "r": input.moveCaret(by: 1)
        case "u": input.undo()
        case "U": input.redo()
        default: input.insert(digit: Int(String(key))!)
        }
    }
    return input
}
