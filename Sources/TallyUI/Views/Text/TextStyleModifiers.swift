public import Foundation

/// How all texts of a view are written that do not say so themselves.
extension View {
    /// Holds for every font inside, also for those that are chosen further in; false takes back what was said outside.
    public nonisolated func bold(_ isActive: Bool = true) -> some View { textStyle { $0.isBold = isActive } }

    /// Holds for every font inside, also for those that are chosen further in; false takes back what was said outside.
    public nonisolated func italic(_ isActive: Bool = true) -> some View { textStyle { $0.isItalic = isActive } }

    /// Holds for every font inside, also for those that are chosen further in. Nil takes back what was said outside.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
        textStyle {
            $0.weight = weight
            // The innermost counts.
            $0.isBold = false
        }
    }

    /// Holds for every font inside, also for those that are chosen further in.
    public nonisolated func monospacedDigit() -> some View { textStyle { $0.hasMonospacedDigits = true } }

    /// Holds for every font inside; false takes back what was said outside.
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
        textStyle { $0.isMonospaced = isActive }
    }

    /// Extra distance after each character, in points; counts before `kerning`.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View { textStyle { $0.tracking = tracking } }
    public nonisolated func kerning(_ kerning: CGFloat) -> some View { textStyle { $0.kerning = kerning } }
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        textStyle { $0.baselineOffset = baselineOffset }
    }

    public nonisolated func fontDesign(_ design: Font.Design?) -> some View { textStyle { $0.design = design } }

    /// A font without widths stays as it is.
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
        transformEnvironment(\.font) { if let width { $0 = ($0 ?? .body).width(width) } }
    }

    /// Nil: the letters as they are, whatever is said outside.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    private nonisolated func textStyle(_ change: @escaping (inout Text.Style) -> Void) -> some View {
        transformEnvironment(\.textStyle) { style in
            var changed = style ?? Text.Style()
            change(&changed)
            style = changed
        }
    }
}

extension Text {
    /// How letters are written.
    public enum Case: Sendable {
        case uppercase
        case lowercase
    }
}

extension EnvironmentValues {
    private enum TextCaseKey: EnvironmentKey {
        static let defaultValue: Text.Case? = nil
    }

    private enum TextStyleKey: EnvironmentKey {
        static let defaultValue: Text.Style? = nil
    }

    /// Nil: letters stay as they are.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    /// What texts leave open, other than the font that it is applied to.
    var textStyle: Text.Style? {
        get { self[TextStyleKey.self] }
        set { self[TextStyleKey.self] = newValue }
    }

    /// By the rules of the locale's language.
    func cased(_ string: String) -> String {
        switch textCase {
        case .uppercase?: string.uppercased(with: locale)
        case .lowercase?: string.lowercased(with: locale)
        case nil: string
        }
    }
}
