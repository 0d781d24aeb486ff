public import Foundation

/// The size of what a preview shows.
public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device that a preview is shown on, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

/// How previews are shown. Nothing here shows them: these leave the view as it is.
extension View {
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
    public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
}
