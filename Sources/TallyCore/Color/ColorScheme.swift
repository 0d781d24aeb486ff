/// Whether the surroundings are light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light
    case dark
}
