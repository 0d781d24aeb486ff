import SwiftUI

extension AmountEntry {
    var shownPrompt: Text { prompt ?? typing.prompt(in: locale) }

    /// Returns the amount with its unit, to be told to assistive technology.
    func spoken(_ unit: AmountUnit, _ format: AmountFormat) -> Text {
        if input.raw.isEmpty { return Text(verbatim: "") }
        let amount = unit.spoken(format.text(of: input.raw), format)
        guard input.isOverMaximum else { return amount }
        let words = AmountWords(locale)
        return amount + Text(verbatim: ", " + (input.isClamped ? words.maximum : words.overMaximum))
    }

    /// Tells the app what has changed, and assistive technology that more was asked for than the maximum.
    func announce(_ holder: BoardHolder<AmountBoard>, since revision: Int, _ format: AmountFormat) {
        for event in holder.board.events(of: input) { action?.action(event) }
        guard input.entries(since: revision).contains(where: \.isExcess) else { return }
        let (symbol, side) = AmountUnit.symbol(format, locale: locale)
        let (before, behind) = AmountUnit.split(format.text(of: input.raw), format, at: side)
        let words = [AmountWords(locale).maximum, before + symbol + behind]
        AccessibilityNotification.Announcement(words.joined(separator: " ")).post()
    }
}
