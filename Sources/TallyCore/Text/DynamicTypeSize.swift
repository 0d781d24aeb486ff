/// The text size a user asked for; ordered from small to large. `large` is the default.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall
    case small
    case medium
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case accessibility1
    case accessibility2
    case accessibility3
    case accessibility4
    case accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension View {
    /// Sets the text size in the view, whatever the person asked for.
    public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Holds the text size in the view within a range.
    public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        transformEnvironment(\.dynamicTypeSize) { size in
            if range.contains(size) { return }
            let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
            // The sizes of a range lie together: the nearest is its first or its last.
            if let first = allowed.first, let last = allowed.last { size = size < first ? first : last }
        }
    }
}
