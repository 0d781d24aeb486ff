// UIKit's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import TallyCore

/// The keys of a keyboard on the screen, under UIKit's names; accepted, and without effect.
public enum UIKeyboardType: Int, Sendable {
    case `default`
    case asciiCapable
    case numbersAndPunctuation
    case URL
    case numberPad
    case phonePad
    case namePhonePad
    case emailAddress
    case decimalPad
    case twitter
    case webSearch
    case asciiCapableNumberPad

    /// The older name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

extension View {
    /// Changes nothing: there is no keyboard on the screen.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
}
