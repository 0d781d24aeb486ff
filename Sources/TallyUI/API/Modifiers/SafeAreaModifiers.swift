/// The parts of the stage that views keep away from. A stage has none: these leave the view as it is.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View { modifier(EmptyModifier()) }

    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { modifier(EmptyModifier()) }
}
