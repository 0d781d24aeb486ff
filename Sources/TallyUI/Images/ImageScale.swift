import Foundation
import TallyCore

private struct ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
private struct SymbolEnlargementKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }

extension EnvironmentValues {
    /// How many times as large as its font asks for a symbol is.
    package var symbolEnlargement: CGFloat {
        get { self[SymbolEnlargementKey.self] }
        set { self[SymbolEnlargementKey.self] = newValue }
    }

    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets how large symbols inside are beside a text of the same font: small 0.8 of medium, large 1.27 times.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
