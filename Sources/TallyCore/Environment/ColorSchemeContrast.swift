/// How far colours of an interface are apart: as ever, or as far as a person asks for.
public enum ColorSchemeContrast: CaseIterable, Sendable {
    case standard
    case increased
}
