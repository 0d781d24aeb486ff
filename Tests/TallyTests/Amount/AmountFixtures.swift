import Foundation
import Tally

func won(_ amount: Decimal? = nil, overflow: AmountInput.Overflow = .clamp) -> AmountInput {
    AmountInput(amount, locale: locale("ko_KR"), overflow: overflow)
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
