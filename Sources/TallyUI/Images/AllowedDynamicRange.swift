import TallyCore

extension Image {
    /// How bright the colors of an image may be shown.
    public struct DynamicRange: Hashable, Sendable {
        private enum Kind { case standard, constrainedHigh, high }
        private let kind: Kind

        public static let standard = DynamicRange(kind: .standard)
        public static let constrainedHigh = DynamicRange(kind: .constrainedHigh)
        public static let high = DynamicRange(kind: .high)
    }

    /// Changes nothing: pictures are shown in the standard range.
    public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image { self }
}

extension View {
    /// Sets a value of the environment; pictures are shown in the standard range.
    public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        environment(\.allowedDynamicRange, range)
    }
}

private struct AllowedDynamicRangeKey: EnvironmentKey {
    static let defaultValue: Image.DynamicRange? = nil
}

extension EnvironmentValues {
    /// How bright the colors of images may be shown; `nil` for as the system does.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[AllowedDynamicRangeKey.self] }
        set { self[AllowedDynamicRangeKey.self] = newValue }
    }
}
