import SwiftUI

/// The big amount of a payment screen: digits drop in and rise out as they are typed, and a shake says that it is too much.
///
///     @State private var input = AmountInput(limits: 1_000...2_000_000, currency: "KRW")
///
///     var body: some View {
///         AmountField(input: $input)
///             .multilineTextAlignment(.center)
///         AmountKeypad(input: $input)
///     }
///
/// For a digit the row first makes room in 0.08 s; then the digit drops from 40 points above and fades in, in another 0.08 s. A
/// deleted digit rises by 20 points and fades while the row closes, in 0.10 s; when all are cleared, they rise together.
/// A group mark stays with the digit on its right; one that cannot slides to the next gap, and only a mark more than there were
/// fades in. Caret and selection go with the digits beside them. Nothing waits for the motion: the amount, the text that
/// assistive technology is told and the actions are those of the last key. Any number of keys can be in motion at once.
///
/// An edit that would exceed the maximum makes the amount the maximum (or what `overflow` says): the digits change in place, the
/// last one drops, amount and unit take the warning colour, and with the drop the field shakes. At the maximum another digit only
/// shakes. The prompt shows as long as nothing is typed.
///
/// The field is as wide as its place, and as high as a line of its font; its text alignment is that of
/// `multilineTextAlignment`. An amount too wide for it is shown smaller, as far as `minimumScaleFactor` allows, and where that
/// is not enough an ellipsis stands for its beginning: an amount is typed at its end, whatever `truncationMode` says. A caret farther
/// to the left is always seen; then an ellipsis stands for the end, too. People who want less motion are shown fades and no shake. A gradient as foreground style runs
/// over the amount and its unit as over one text, in motion, too, whatever colours the text of the unit has; caret and selection have
/// the tint. On Apple platforms it runs over each digit.
///
/// It is a text field: a press brings the focus and places the caret between the digits, two presses select the amount, a drag
/// along it selects, a long press offers to paste; keyboards, input methods and the clipboard type into it, `onSubmit`,
/// `focused(_:)` and `disabled(_:)` mean what they mean for a `TextField`. Arrows go over a digit and the group mark beside it.
/// Undo and redo are those of the input. A copy has the selected digits as they are shown, grouped as a number of their own;
/// with Shift they are plain: ASCII digits and the decimal mark of the locale. What an input method shows is part of the amount
/// when it is final.
///
/// Where text fields do not tell what is selected (before iOS 18 and macOS 15) the caret that is drawn follows edits, and not
/// the arrows; and where the system copies and undoes without asking, as with its menus, a copy is plain digits.
///
/// - Complexity: A key costs one evaluation of the field and of each changed glyph; between keys nothing is evaluated, but for
///   the field's offset while it shakes.
public struct AmountField: View {
    private enum Source {
        case input(Binding<AmountInput>)
        case amount(Binding<Decimal?>, ClosedRange<Decimal>?, String?)
    }

    private let source: Source
    private let prompt: Text?
    @Environment(\.locale) private var locale

    /// A field for an amount alone; what is typed is kept by the field.
    ///
    /// - Parameters:
    ///   - amount: `nil` while nothing is typed. An amount outside of what can be typed is corrected at once: what is above the
    ///     maximum is the maximum, what is not a number, or negative where the limits are not, is nothing, fraction digits that the
    ///     currency does not have are cut off. Another amount from outside replaces what was typed, as does what its owner makes of
    ///     that, in a setter or an `onChange`, before the frame is drawn.
    ///   - limits: The least and the most that is wanted; the least is only reported. `nil` for any amount, also a negative one.
    ///   - currency: An ISO 4217 code; `nil` for the currency of the locale.
    ///   - prompt: Shown while nothing is typed; `nil` for “Enter an amount” in the language of the field's place.
    public init(
        amount: Binding<Decimal?>, limits: ClosedRange<Decimal>? = nil, currency: String? = nil, prompt: Text? = nil
    ) {
        source = .amount(amount, limits, currency)
        self.prompt = prompt
    }

    /// A field for an input that is kept elsewhere, to be shared with a keypad and with what else edits it.
    ///
    /// An input whose locale is `autoupdatingCurrent` is shown in the locale of the field's place and, where it has no currency of
    /// its own, in the currency of that place.
    /// - Parameter prompt: Shown while nothing is typed; `nil` for “Enter an amount” in the language of the field's place.
    public init(input: Binding<AmountInput>, prompt: Text? = nil) {
        source = .input(input)
        self.prompt = prompt
    }

    public var body: some View {
        switch source {
        case .input(let input): AmountEntry(input: input, prompt: prompt)
        case .amount(let amount, let limits, let currency):
            AmountOwner(amount: amount, limits: limits, currency: currency, prompt: prompt, place: locale)
        }
    }
}
